// What an anonymous visitor has told about themselves at the checkout (§4), kept on the device under `userinfo` (§9).
import { readItems, readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'
import { DEFAULT_PHONE_PREFIX } from './phone-number.ts'

/** §4, customerData */
export interface CustomerData {
  email: string
  emailConfirmation: string
  firstname: string
  lastname: string
  /** 'FIN|358' (§3) */
  telephonePrefix: string
  telephoneNumber: string
  marketing: string[]
}

export const NO_CUSTOMER_DATA: CustomerData = {
  email: '',
  emailConfirmation: '',
  firstname: '',
  lastname: '',
  telephonePrefix: DEFAULT_PHONE_PREFIX,
  telephoneNumber: '',
  marketing: [],
}

/** longer than any field may be: what somebody types is kept, what somebody planted is not */
const MAX_TEXT = 300
const MAX_CHOICES = 20
const PREFIX = /^[A-Z]{2,3}\|\d{1,4}$/

export const storedUserInfo = storedValue('userinfo', readUserInfo, 'localStorage')

/** What the storage holds, whatever was written there; the defaults for what is missing or damaged. */
export function readUserInfo(value: unknown): CustomerData {
  const saved = readRecord(value) ?? {}
  const prefix = text(saved['telephonePrefix'])
  return {
    email: text(saved['email']),
    emailConfirmation: text(saved['emailConfirmation']),
    firstname: text(saved['firstname']),
    lastname: text(saved['lastname']),
    telephonePrefix: PREFIX.test(prefix) ? prefix : DEFAULT_PHONE_PREFIX,
    telephoneNumber: text(saved['telephoneNumber']),
    marketing: readItems(saved['marketing'], (choice) => text(choice) || undefined).slice(0, MAX_CHOICES),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' && value.length <= MAX_TEXT ? value : ''
}
