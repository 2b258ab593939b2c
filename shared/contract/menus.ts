import { isDate } from './dates.ts'
import { or, record, someOf } from './read-shape.ts'
import { readShortText } from './read-text.ts'
import { readNumber } from './read-values.ts'

/** euros */
const MIN_PRICE = 0.01
const MAX_PRICE = 10_000

const readDishes = someOf(record({ name: readShortText }, { description: readShortText, price: readPrice, diets: someOf(readShortText) }))

export const readLunchMenu = someOf(record({ date: readDate, dishes: readDishes }))

export const readFoodMenu = someOf(record({ title: or(readShortText, ''), dishes: readDishes }))

function readDate(value: unknown): string | undefined {
  return isDate(value) ? value : undefined
}

/** Free, or from a cent to more than any dish costs: beyond it a price is a mistake, and none is better. */
function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  if (price === 0) return 0 // and never -0
  return price !== undefined && price >= MIN_PRICE && price <= MAX_PRICE ? price : undefined
}
