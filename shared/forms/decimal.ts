/** An exact decimal number: digits / 10^places. With floats, 0.15 is not a multiple of 0.05. */
export interface Decimal {
  digits: bigint
  places: number
}

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/
/** characters */
const MAX_LENGTH = 400

/**
 * Reads a number with a comma or point before the decimals and spaces between groups of digits.
 * undefined for other text.
 */
export function readDecimal(text: string): Decimal | undefined {
  const bare = text
    .trim()
    .replace(/(\d)\s(?=\d)/gu, '$1')
    .replace(/^−/, '-')
  if (bare.length > MAX_LENGTH || !NUMBER.test(bare)) return undefined
  const [whole = '', decimals = ''] = bare.split(/[.,]/)
  return { digits: BigInt((whole + decimals).replace('+', '')), places: decimals.length }
}

export function decimalOf(value: number): Decimal {
  const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 100 })
  return readDecimal(text) ?? { digits: 0n, places: 0 }
}

/** Negative when left is smaller, 0 when both are equal. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const difference = atPlaces(left, right.places) - atPlaces(right, left.places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Always true for a step of 0. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return step.digits === 0n || atPlaces(value, step.places) % atPlaces(step, value.places) === 0n
}

function atPlaces({ digits, places }: Decimal, otherPlaces: number): bigint {
  return digits * 10n ** BigInt(Math.max(0, otherPlaces - places))
}
