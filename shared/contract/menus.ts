import { isDate } from './dates.ts'
import { readShortText } from './read-text.ts'
import { readItems, readNumber, readRecord, readSomeItems, withoutAbsent } from './read-values.ts'

/** euros */
const MIN_PRICE = 0.01
const MAX_PRICE = 10_000

export function readLunchMenu(value: unknown) {
  return readSomeItems(value, (day) => {
    const raw = readRecord(day)
    const date = raw?.['date']
    const dishes = readItems(raw?.['dishes'], readDish)
    return isDate(date) && dishes.length > 0 ? { date, dishes } : undefined
  })
}

export function readFoodMenu(value: unknown) {
  return readSomeItems(value, (section) => {
    const raw = readRecord(section)
    const dishes = readItems(raw?.['dishes'], readDish)
    return dishes.length > 0 ? { title: readShortText(raw?.['title']) ?? '', dishes } : undefined
  })
}

function readDish(value: unknown) {
  const raw = readRecord(value)
  const name = readShortText(raw?.['name'])
  if (name === undefined) return undefined
  const diets = readSomeItems(raw?.['diets'], readShortText)
  return withoutAbsent({ name, description: readShortText(raw?.['description']), price: readPrice(raw?.['price']), diets })
}

/** Free, or from a cent to more than any dish costs: beyond it a price is a mistake, and none is better. */
function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  if (price === 0) return 0 // and never -0
  return price !== undefined && price >= MIN_PRICE && price <= MAX_PRICE ? price : undefined
}
