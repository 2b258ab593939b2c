import { readDay } from './hours.ts'
import { record, someOf } from './read-shape.ts'
import { readShortText } from './read-text.ts'
import { readNumber, readRecord } from './read-values.ts'

/** in the currency of the station's country */
const MIN_PRICE = 0.01
const MAX_PRICE = 10_000

/**
 * How one pays at the pumps: at a payment terminal while the shop is closed (`terminal`), always
 * (`unmanned`: there is no shop), or only in the shop (`staffed`). `none` is a station without
 * pumps.
 */
export const PUMPS = ['unmanned', 'terminal', 'staffed', 'none'] as const

const MAX_KILOWATTS = 2_000
const MAX_CHARGERS = 1_000

/**
 * Chargers of one power in kilowatts. On a station's page with the prices of a kilowatt-hour, in
 * the currency of the station's country: `price` with the app, `cardPrice` with a payment card.
 */
export const readChargers = someOf(
  record(
    { power: numberUpTo(MAX_KILOWATTS), count: numberUpTo(MAX_CHARGERS) },
    { price: readPrice, cardPrice: readPrice },
  ),
)

/** The programmes of the car wash. Prices are in EUR, like those of the shop. */
export const readWashes = someOf(
  record({ name: readShortText }, { text: readShortText, price: readPrice }),
)

export const readDishes = someOf(
  record(
    { name: readShortText },
    { description: readShortText, price: readPrice, diets: someOf(readShortText) },
  ),
)

/** The lunch of one day. The list sends that of today. */
export function readLunchDay(value: unknown) {
  const [day, dishes] = [readDay(value), readDishes(readRecord(value)?.['dishes'])]
  return day && dishes && { ...day, dishes }
}

function numberUpTo(most: number) {
  return (value: unknown): number | undefined => {
    const number = readNumber(value)
    return number !== undefined && number > 0 && number <= most ? number : undefined
  }
}

/** 0, or MIN_PRICE to MAX_PRICE. Any other price is a mistake and is dropped. */
function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  if (price === 0) return 0 // also for -0
  return price !== undefined && price >= MIN_PRICE && price <= MAX_PRICE ? price : undefined
}
