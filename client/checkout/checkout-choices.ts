import { readFlag, readOneOf, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethodType } from '#shared/contract/order.ts'

/** What is chosen besides the customer data (§4): kept for this tab, so that a reload asks nothing twice. */
export interface CheckoutChoices {
  sendSms: boolean
  paymentMethodType: PaymentMethodType | undefined
  /** the id of a bank */
  bank: string | undefined
}

export const NO_CHOICES: CheckoutChoices = { sendSms: false, paymentMethodType: undefined, bank: undefined }

const MAX_BANK = 100

export const storedChoices = storedValue('checkout', readChoices, 'sessionStorage')

/** What the storage holds, whatever was written there. */
function readChoices(value: unknown): CheckoutChoices {
  const saved = readRecord(value) ?? {}
  const bank = readText(saved['bank'])
  return {
    sendSms: readFlag(saved['sendSms']) ?? false,
    paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, saved['paymentMethodType']),
    bank: bank !== undefined && bank.length <= MAX_BANK ? bank : undefined,
  }
}
