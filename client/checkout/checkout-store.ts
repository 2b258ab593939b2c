import { proxy, useSnapshot } from 'valtio'
import { PAYMENT_METHOD_TYPES } from '#shared/contract/order.ts'
import { readFlag, readOneOf, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { type CustomerData, NO_CUSTOMER_DATA, storedUserInfo } from '../customer/user-info.ts'
import { clearLocalStorage, storedValue } from '../storage.ts'

/** What is chosen besides the customer data (§4): stored for this tab, so that a reload loses nothing. */
type CheckoutChoices = ReturnType<typeof readChoices>

/** §4. The step is the address, the order its attempt (payment/order-attempt.ts). */
export interface CheckoutState extends CheckoutChoices {
  customerData: CustomerData
  /** what is stored has been read */
  restored: boolean
}

/** What a field of the checkout says. */
export type FieldValue = string | boolean | string[]

const MAX_BANK = 100
const storedChoices = storedValue('checkout', readChoices, 'sessionStorage')

export const checkoutStore = proxy<CheckoutState>({ ...readChoices(undefined), customerData: { ...NO_CUSTOMER_DATA }, restored: false })

/** Reads what is stored: another tab may have changed it since the last time. */
export function restoreCheckout(): void {
  Object.assign(checkoutStore, storedChoices.read(), { customerData: { ...storedUserInfo.read() }, restored: true })
}

/** All that the steps ask for, by the names of their fields. Sync: a cursor in the middle of a text stays there. */
export function useCheckoutValues() {
  const { customerData, sendSms, paymentMethodType, bank } = useSnapshot(checkoutStore, { sync: true })
  return { ...customerData, sendSms, paymentMethodType, bank }
}

export function setField(name: string, value: FieldValue): void {
  if (Object.hasOwn(NO_CUSTOMER_DATA, name)) setCustomerData({ [name]: value })
  else setChoices({ [name]: value })
}

/** Stored with every letter: a reload loses nothing. */
export function setCustomerData(change: Partial<Record<keyof CustomerData, FieldValue>>): void {
  Object.assign(checkoutStore.customerData, change)
  storedUserInfo.write(checkoutStore.customerData)
}

export function setChoices(change: Partial<Record<keyof CheckoutChoices, FieldValue>>): void {
  Object.assign(checkoutStore, change)
  const { sendSms, paymentMethodType, bank } = checkoutStore
  storedChoices.write({ sendSms, paymentMethodType, bank })
}

/** §4: resets the customer data and wipes all local storage. The cart is stored again: it is still on the screen. */
export function clearCheckout(): void {
  const cart = storedCart.read()
  clearLocalStorage()
  storedCart.write(cart)
  storedChoices.remove()
  restoreCheckout()
}

/** The defaults for what is missing or damaged. */
function readChoices(value: unknown) {
  const saved = readRecord(value) ?? {}
  const bank = readText(saved['bank'])
  return {
    sendSms: readFlag(saved['sendSms']) ?? false,
    paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, saved['paymentMethodType']),
    /** the id of a bank */
    bank: bank !== undefined && bank.length <= MAX_BANK ? bank : undefined,
  }
}
