import type { Customer } from '#shared/contract/customer.ts'
import { DEFAULT_PHONE_PREFIX, splitPhoneNumber } from './phone-number.ts'

/** §3, the customer user of the client. Cards are an endpoint of their own. */
export interface CustomerUser {
  firstname: string
  lastname: string
  email: string
  emailConfirmation: string
  /** as the customer endpoint has it: '+358401234567' */
  phone: string
  /** 'FIN|358' */
  telephonePrefix: string
  telephoneNumber: string
  marketing: string[]
}

/** §3: the e-mail is the response's emailToken; the phone is split by its prefix (§5), one with another prefix stays whole. */
export function customerUser(customer: Customer | undefined): CustomerUser {
  const email = customer?.emailToken ?? ''
  const phone = customer?.phoneNumber ?? ''
  const split = splitPhoneNumber(phone)
  return {
    firstname: customer?.firstName ?? '',
    lastname: customer?.lastName ?? '',
    email,
    emailConfirmation: email,
    phone,
    telephonePrefix: split?.prefix ?? DEFAULT_PHONE_PREFIX,
    telephoneNumber: split?.number ?? '',
    marketing: [],
  }
}
