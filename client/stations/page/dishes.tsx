import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { formatPrice } from '#shared/money/price.ts'

/** The dishes of a menu, with their prices if known. */
export function Dishes({ dishes }: { dishes: NonNullable<Station['foodMenu']>[number]['dishes'] }) {
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
          {price !== undefined && <span className="station-dish-price">{formatPrice(price)}</span>}
        </li>
      ))}
    </ul>
  )
}
