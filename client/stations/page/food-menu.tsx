import type { Station } from '#shared/contract/station.ts'
import { DishPrice } from './dish-price.tsx'

interface FoodMenuProps {
  menu: NonNullable<Station['foodMenu']>
  formatPrice: (amount: number) => string
}

/** The dishes that are always on offer, by course. */
export function FoodMenu({ menu, formatPrice }: FoodMenuProps) {
  return (
    <div className="station-cards station-menu">
      {menu.map(({ title, dishes }, index) => (
        <div key={`${title}-${index}`} className="station-card">
          {title !== '' && <h3 className="station-card-title">{title}</h3>}
          <ul className="station-dishes">
            {dishes.map(({ name, description, price }, number) => (
              <li key={`${name}-${number}`} className="station-dish">
                <span className="station-dish-text">
                  {name}
                  {description && <span className="station-dish-more">{description}</span>}
                </span>
                <DishPrice price={price} formatPrice={formatPrice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
