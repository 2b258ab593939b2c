import { readItems, readList, readOneOf, readRecord, readText } from '#shared/contract/read-values.ts'

export const PAYMENT_METHOD_TYPES = ['card', 'mobile', 'bank'] as const

export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]

export interface PaymentMethod {
  type: PaymentMethodType
  id: string
  name: string
}

/** One that cannot be read is not offered; undefined when there is no list at all, or nothing in it. */
export function readPaymentMethods(answer: unknown): PaymentMethod[] | undefined {
  const methods = readItems(readList(readRecord(answer)?.['methods']), readMethod)
  return methods.length > 0 ? methods : undefined
}

function readMethod(value: unknown): PaymentMethod | undefined {
  const method = readRecord(value)
  const type = readOneOf(PAYMENT_METHOD_TYPES, method?.['type'])
  const [id, name] = [readText(method?.['id']), readText(method?.['name'])]
  return type !== undefined && id !== undefined && name !== undefined ? { type, id, name } : undefined
}
