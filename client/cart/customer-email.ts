import { isEmail } from '#shared/forms/is-email.ts'
import { customerEmail as emailOfCustomer, customerState } from '../customer/customer-store.ts'
import { storedUserInfo } from '../customer/user-info.ts'

/** §6: whose cart is validated: the auth state says it of a visitor who is logged in, the checkout's customer data of anybody else. */
export function customerEmail(): string | undefined {
  if (customerState().status === 'authorised') return emailOfCustomer()
  const { email } = storedUserInfo.read()
  // half of an address must not have the cart refused
  return isEmail(email) ? email : undefined
}
