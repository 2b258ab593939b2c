/** Nothing where no price is known. */
export function DishPrice({ price, formatPrice }: { price: number | undefined; formatPrice: (amount: number) => string }) {
  return price === undefined ? null : <span className="station-dish-price">{formatPrice(price)}</span>
}
