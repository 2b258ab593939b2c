import { proxy } from 'valtio'
import { storedCart } from '../cart/stored-cart.ts'
import { type CustomerData, NO_CUSTOMER_DATA, storedUserInfo } from '../customer/user-info.ts'
import { clearLocalStorage } from '../storage.ts'
import { type CheckoutChoices, NO_CHOICES, storedChoices } from './checkout-choices.ts'

/** §4. The step is the address, the order its attempt (payment/order-attempt.ts). */
interface CheckoutState extends CheckoutChoices {
  customerData: CustomerData
  /** what the device kept has been read */
  restored: boolean
}

export const checkoutStore = proxy<CheckoutState>({ ...NO_CHOICES, customerData: { ...NO_CUSTOMER_DATA }, restored: false })

/** Reads what the device kept; another time what another tab may have written since. */
export function restoreCheckout(): void {
  Object.assign(checkoutStore, storedChoices.read(), { customerData: storedUserInfo.read(), restored: true })
}

/** Kept with every letter: a reload loses nothing. */
export function setCustomerData(change: Partial<CustomerData>): void {
  Object.assign(checkoutStore.customerData, change)
  storedUserInfo.write(checkoutStore.customerData)
}

export function setChoices(change: Partial<CheckoutChoices>): void {
  Object.assign(checkoutStore, change)
  const { sendSms, paymentMethodType, bank } = checkoutStore
  storedChoices.write({ sendSms, paymentMethodType, bank })
}

/** §4: resets the customer data and wipes all local storage. The cart is not forgotten, it is on the screen: it is kept again. */
export function clearCheckout(): void {
  Object.assign(checkoutStore, NO_CHOICES, { customerData: { ...NO_CUSTOMER_DATA } })
  const cart = storedCart.read()
  clearLocalStorage()
  storedCart.write(cart)
  storedChoices.remove()
}
