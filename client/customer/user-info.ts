// The customer data of the checkout (§4), stored under `userinfo` (§9) and completed by a login.

import type { Customer } from '#shared/contract/customer.ts'
import { readItems, readOneOf, readRecord } from '#shared/contract/read-values.ts'
import { DEFAULT_PHONE_PREFIX, splitPhoneNumber } from '#shared/phone/split-phone-number.ts'
import { storedValue } from '../storage/storage.ts'

/** §4, customerData */
export type CustomerData = ReturnType<typeof readUserInfo>

/** longer than any field allows, so only text from a manipulated storage is dropped */
const MAX_TEXT = 300
const MAX_CHOICES = 20
const PREFIX = /^[A-Z]{2,3}\|\d{1,4}$/
/** The fields that a login can fill in. */
const LOGIN_FIELDS = [
  'email',
  'emailConfirmation',
  'firstname',
  'lastname',
  'telephonePrefix',
  'telephoneNumber',
] as const

export const storedUserInfo = storedValue('userinfo', readUserInfo, 'localStorage')
export const NO_CUSTOMER_DATA: CustomerData = readUserInfo(undefined)

/** Reads any value; missing and invalid fields get their defaults. */
export function readUserInfo(value: unknown) {
  const saved = readRecord(value) ?? {}
  const prefix = text(saved['telephonePrefix'])
  const filledIn = readItems(saved['filledIn'], (name) => readOneOf(LOGIN_FIELDS, name))
  return {
    email: text(saved['email']),
    emailConfirmation: text(saved['emailConfirmation']),
    firstname: text(saved['firstname']),
    lastname: text(saved['lastname']),
    // 'FIN|358' (§3)
    telephonePrefix: PREFIX.test(prefix) ? prefix : DEFAULT_PHONE_PREFIX,
    telephoneNumber: text(saved['telephoneNumber']),
    marketing: readItems(saved['marketing'], (choice) => text(choice) || undefined).slice(
      0,
      MAX_CHOICES,
    ),
    /** the fields that a login has filled in: they are removed when the login ends */
    ...(filledIn.length > 0 && { filledIn }),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' && value.length <= MAX_TEXT ? value : ''
}

/**
 * §3: the customer data of a login. The e-mail is the response's emailToken; the phone number is
 * split by its prefix (§5).
 */
export function customerUser(customer: Customer | undefined): CustomerData & { phone: string } {
  const {
    firstName = '',
    lastName = '',
    emailToken: email = '',
    phoneNumber: phone = '',
  } = customer ?? {}
  const { prefix = DEFAULT_PHONE_PREFIX, number = '' } = splitPhoneNumber(phone) ?? {}
  return {
    firstname: firstName,
    lastname: lastName,
    email,
    emailConfirmation: email,
    phone,
    telephonePrefix: prefix,
    telephoneNumber: number,
    marketing: [],
  }
}

/**
 * The customer data with the details of the login. Typed text is kept; details of an earlier login
 * are replaced.
 */
export function withLogin(data: CustomerData, customer: Customer | undefined): CustomerData {
  if (customer === undefined) return data
  const typed = withoutLogin(data)
  const filled = detailsOfLogin(typed, customer)
  return {
    ...typed,
    ...filled,
    filledIn: LOGIN_FIELDS.filter((name) => filled[name] !== undefined),
  }
}

/** The customer data that the visitor has typed. */
function withoutLogin({ filledIn = [], ...data }: CustomerData): CustomerData {
  return { ...data, ...Object.fromEntries(filledIn.map((name) => [name, NO_CUSTOMER_DATA[name]])) }
}

/** The customer's details for the empty fields. Typed text is kept. */
export function detailsOfLogin(
  data: CustomerData,
  customer: Customer | undefined,
): Partial<CustomerData> {
  const { email, firstname, lastname, telephonePrefix, telephoneNumber } = customerUser(customer)
  return {
    ...(data.email === '' && email !== '' && { email, emailConfirmation: email }),
    ...(data.firstname === '' && { firstname }),
    ...(data.lastname === '' && { lastname }),
    ...(data.telephoneNumber === '' &&
      telephoneNumber !== '' && { telephonePrefix, telephoneNumber }),
  }
}
