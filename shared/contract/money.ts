// What is paid is read strictly: a number that is written as text, missing or below zero is no amount, and nothing is reckoned from it.
import { readRecord } from './read-values.ts'

/** EUR, the server's. */
export type CartTotals = NonNullable<ReturnType<typeof readTotals>>

export function readTotals(value: unknown) {
  const raw = readRecord(value)
  const discount = readAmount(raw?.['discount'])
  const taxAmount = readAmount(raw?.['taxAmount'])
  const totalWithTax = readAmount(raw?.['totalWithTax'])
  const totalWithoutTax = readAmount(raw?.['totalWithoutTax'])
  if (discount === undefined || taxAmount === undefined || totalWithTax === undefined || totalWithoutTax === undefined) return undefined
  return { discount, taxAmount, totalWithTax, totalWithoutTax }
}

export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

export function readQuantity(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined
}
