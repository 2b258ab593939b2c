import { MAX_QUANTITY } from '#shared/contract/cart.ts'

/** §5: a quantity is parsed as an integer and defaults to 1; kept within 1..99. */
export function parseQuantity(value: unknown): number {
  const whole = typeof value === 'number' ? Math.trunc(value) : typeof value === 'string' ? Number.parseInt(value, 10) : NaN
  return Number.isFinite(whole) ? Math.min(MAX_QUANTITY, Math.max(1, whole)) : 1
}
