import { proxy } from 'valtio'
import { CART_KEY } from '../cart/cart-keeper.ts'
import { type CustomerData, NO_CUSTOMER_DATA, readUserInfo, writeUserInfo } from '../customer/user-info.ts'
import { type CheckoutChoices, forgetChoices, NO_CHOICES, readChoices, writeChoices } from './checkout-choices.ts'
import { localValues, sessionValues } from './device-storage.ts'

/** §4. The step is the address, the order its attempt (payment/order-attempt.ts). */
interface CheckoutState extends CheckoutChoices {
  customerData: CustomerData
  /** what the device kept has been read */
  restored: boolean
}

export const checkoutStore = proxy<CheckoutState>({ ...NO_CHOICES, customerData: { ...NO_CUSTOMER_DATA }, restored: false })

/** Reads what the device kept; another time what another tab may have written since. */
export function restoreCheckout(): void {
  Object.assign(checkoutStore, readChoices(sessionValues()), { customerData: readUserInfo(localValues()), restored: true })
}

/** Kept with every letter: a reload loses nothing. */
export function setCustomerData(change: Partial<CustomerData>): void {
  Object.assign(checkoutStore.customerData, change)
  writeUserInfo(localValues(), checkoutStore.customerData)
}

export function setChoices(change: Partial<CheckoutChoices>): void {
  Object.assign(checkoutStore, change)
  const { sendSms, paymentMethodType, bank } = checkoutStore
  writeChoices(sessionValues(), { sendSms, paymentMethodType, bank })
}

/** §4: resets the customer data and wipes all local storage. The cart is not forgotten, it is on the screen: it is kept again. */
export function clearCheckout(): void {
  Object.assign(checkoutStore, NO_CHOICES, { customerData: { ...NO_CUSTOMER_DATA } })
  const local = localValues()
  const cart = local?.getItem(CART_KEY)
  local?.clear()
  if (typeof cart === 'string') local?.setItem(CART_KEY, cart)
  forgetChoices(sessionValues())
}
