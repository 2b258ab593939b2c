import type { Station } from '#shared/contract/station.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type DishList = NonNullable<Station['foodMenu']>[number]['dishes']

interface DishesProps {
  dishes: DishList
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
          <span>
            {name}
            {diets && (
              <span className="station-diets ui-strong">
                {' '}
                <VisuallyHidden>{t('page.diets', { diets: '' })}</VisuallyHidden>
                {diets.join(', ')}
              </span>
            )}
            {description && <span className="ui-block ui-soft">{description}</span>}
          </span>
          {price !== undefined && (
            <span className="station-dish-price">{formatLocalPrice(price, country, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
