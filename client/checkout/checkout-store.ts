import { proxy, useSnapshot } from 'valtio'
import type { Customer } from '#shared/contract/customer.ts'
import { PAYMENT_METHOD_TYPES } from '#shared/contract/order.ts'
import { readFlag, readOneOf, readRecord, readText } from '#shared/contract/read-values.ts'
import {
  type CustomerData,
  NO_CUSTOMER_DATA,
  storedUserInfo,
  withLogin,
} from '../customer/user-info.ts'
import { clearStorage, storedValue } from '../storage/storage.ts'

/** Choices other than the customer data (§4), stored for this tab so that they survive a reload. */
type CheckoutChoices = ReturnType<typeof readChoices>

/** §4. The step is in the address; the order is in payment/order-attempt.ts. */
export interface CheckoutState extends CheckoutChoices {
  customerData: CustomerData
  /** the stored values have been read */
  restored: boolean
}

/** The value of a checkout field. */
export type FieldValue = string | boolean | string[]

const MAX_METHOD_ID = 100
const storedChoices = storedValue('checkout', readChoices, 'sessionStorage')

export const checkoutStore = proxy<CheckoutState>({
  ...readChoices(undefined),
  customerData: { ...NO_CUSTOMER_DATA },
  restored: false,
})

/** Reads the stored values, which another tab may have changed. */
export function restoreCheckout(): void {
  Object.assign(checkoutStore, storedChoices.read(), {
    customerData: { ...storedUserInfo.read() },
    restored: true,
  })
}

/**
 * The values of all steps by field name. Without `sync` the cursor would jump to the end of a field
 * while the visitor types.
 */
export function useCheckoutValues() {
  const { customerData, sendSms, paymentMethodType, bank, card } = useSnapshot(checkoutStore, {
    sync: true,
  })
  return { ...customerData, sendSms, paymentMethodType, bank, card }
}

export function setField(name: string, value: FieldValue): void {
  if (Object.hasOwn(NO_CUSTOMER_DATA, name)) setCustomerData({ [name]: value })
  else setChoices({ [name]: value })
}

/** What the visitor typed. Stored at every change, so that a reload loses nothing. */
export function setCustomerData(change: Partial<Record<keyof CustomerData, FieldValue>>): void {
  const filledIn = checkoutStore.customerData.filledIn?.filter((name) => change[name] === undefined)
  Object.assign(checkoutStore.customerData, change, { filledIn })
  storedUserInfo.write(checkoutStore.customerData)
}

/** Completes the customer data with the details of the login. */
export function fillInLogin(customer: Customer | undefined): void {
  checkoutStore.customerData = withLogin(checkoutStore.customerData, customer)
  storedUserInfo.write(checkoutStore.customerData)
}

export function setChoices(change: Partial<Record<keyof CheckoutChoices, FieldValue>>): void {
  Object.assign(checkoutStore, change)
  const { sendSms, paymentMethodType, bank, card, acceptedCart } = checkoutStore
  storedChoices.write({ sendSms, paymentMethodType, bank, card, acceptedCart })
}

/** §4: resets the customer data and clears both storages. The cart follows its storage. */
export function clearCheckout(): void {
  clearStorage()
  restoreCheckout()
}

/** Missing and invalid values get their defaults. */
function readChoices(value: unknown) {
  const saved = readRecord(value) ?? {}
  return {
    sendSms: readFlag(saved['sendSms']) ?? false,
    paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, saved['paymentMethodType']),
    /** the id of a bank */
    bank: readMethodId(saved['bank']),
    /** the id of a kind of card, if there is a choice */
    card: readMethodId(saved['card']),
    /** the cart (cartKey) for which the terms are accepted */
    acceptedCart: readText(saved['acceptedCart']),
  }
}

function readMethodId(value: unknown): string | undefined {
  const id = readText(value)
  return id !== undefined && id.length <= MAX_METHOD_ID ? id : undefined
}
