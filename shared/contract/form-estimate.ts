import { CURRENCIES } from '../money/price.ts'
import { isDate } from '../time/dates.ts'
import { oneOf, type ReadBy, record, someOf } from './read-shape.ts'
import { readKey, readNumber, readText } from './read-values.ts'

/** How the total of an order form is estimated. */
export type FormEstimate = ReadBy<typeof readEstimate>

/** The price or fee is used only when the field has the value. */
const readCondition = record({ field: readKey, value: readText })

const readUnitPrice = record({ label: readText, price: readNumber }, { when: readCondition })

/** `below`: only for amounts smaller than this */
const readFee = record(
  { label: readText, price: readNumber },
  { when: readCondition, below: readNumber },
)

/**
 * - `amount`: the name of the number field, `unit`: its unit ('l')
 * - `day`: the day of the prices
 * - `prices`: prices per unit. The first one whose condition is met is used
 * - `fees`: all whose conditions are met are added
 */
export const readEstimate = record(
  {
    amount: readKey,
    unit: readText,
    currency: oneOf(...CURRENCIES),
    day: (value: unknown) => (isDate(value) ? value : undefined),
    prices: someOf(readUnitPrice),
  },
  { fees: someOf(readFee), note: readText },
)
