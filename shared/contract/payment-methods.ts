import { readOneOf, readRecord, readSomeItems, readText } from './read-values.ts'

/** In the order they are offered. */
export const PAYMENT_METHOD_TYPES = ['card', 'mobile', 'bank'] as const
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]
export type PaymentMethod = NonNullable<ReturnType<typeof readMethod>>

/** One that cannot be read is not offered; undefined when there is no list at all, or nothing in it. */
export function readPaymentMethods(answer: unknown): PaymentMethod[] | undefined {
  return readSomeItems(readRecord(answer)?.['methods'], readMethod)
}

function readMethod(value: unknown) {
  const method = readRecord(value)
  const type = readOneOf(PAYMENT_METHOD_TYPES, method?.['type'])
  const [id, name] = [readText(method?.['id']), readText(method?.['name'])]
  return type !== undefined && id !== undefined && name !== undefined ? { type, id, name } : undefined
}
