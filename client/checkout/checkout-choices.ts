import { readFlag, readOneOf, readRecord, readText } from '#shared/contract/read-values.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethodType } from '#shared/contract/payment-methods.ts'

/** What is chosen besides the customer data (§4): kept for this tab, so that a reload asks nothing twice. */
export interface CheckoutChoices {
  sendSms: boolean
  paymentMethodType: PaymentMethodType | undefined
  /** the id of a bank */
  bank: string | undefined
}

export const NO_CHOICES: CheckoutChoices = { sendSms: false, paymentMethodType: undefined, bank: undefined }

const CHOICES_KEY = 'checkout'
const MAX_BANK = 100

export function readChoices(storage: Pick<Storage, 'getItem'> | undefined): CheckoutChoices {
  const saved = readRecord(stored(storage)) ?? {}
  const bank = readText(saved['bank'])
  return {
    sendSms: readFlag(saved['sendSms']) ?? false,
    paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, saved['paymentMethodType']),
    bank: bank !== undefined && bank.length <= MAX_BANK ? bank : undefined,
  }
}

export function writeChoices(storage: Pick<Storage, 'setItem'> | undefined, choices: CheckoutChoices): void {
  try {
    storage?.setItem(CHOICES_KEY, JSON.stringify(choices))
  } catch {
    // full: the choices hold until the page is left
  }
}

export function forgetChoices(storage: Pick<Storage, 'removeItem'> | undefined): void {
  storage?.removeItem(CHOICES_KEY)
}

function stored(storage: Pick<Storage, 'getItem'> | undefined): unknown {
  try {
    return JSON.parse(storage?.getItem(CHOICES_KEY) ?? 'null')
  } catch {
    return undefined // damaged: as good as none
  }
}
