import type { Station } from '#shared/contract/station.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'

interface DishesProps {
  dishes: NonNullable<Station['foodMenu']>[number]['dishes']
  /** prices are in its currency */
  country: string
}

/** The dishes of a menu, with their prices if known. */
export function Dishes({ dishes, country }: DishesProps) {
  const locale = useLocale()
  const t = useTranslate('stations')
  return (
    <ul className="station-dishes">
      {dishes.map(({ name, description, diets, price }, index) => (
        <li key={`${name}-${index}`} className="station-dish">
          <span className="station-dish-text">
            {name}
            {description && <span className="station-dish-more">{description}</span>}
            {diets && <span className="station-diets">{t('page.diets', { diets: diets.join(', ') })}</span>}
          </span>
          {price !== undefined && <span className="station-dish-price">{formatLocalPrice(price, country, locale)}</span>}
        </li>
      ))}
    </ul>
  )
}
