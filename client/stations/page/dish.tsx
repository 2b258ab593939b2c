import type { ReactNode } from 'react'

interface DishProps {
  name: string
  price: number | undefined
  formatPrice: (amount: number) => string
  /** what is said of it below its name */
  children: ReactNode
}

/** A dish of a menu, with its price where one is known. */
export function Dish({ name, price, formatPrice, children }: DishProps) {
  return (
    <li className="station-dish">
      <span className="station-dish-text">
        {name}
        {children}
      </span>
      {price !== undefined && <span className="station-dish-price">{formatPrice(price)}</span>}
    </li>
  )
}
