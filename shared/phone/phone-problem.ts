import { isPhone } from '../forms/rules.ts'
import { typedNumber } from '../forms/typed-text.ts'
import type { Country } from '../locale/locales.ts'
import {
  canReceiveSms,
  likelyCountry,
  offersSms,
  type PhoneFields,
  readPhoneFields,
} from './phone-number.ts'

/** otherCountry: the number is probably of this country; noSms: no text message can be sent to it */
export type PhoneProblem =
  | { kind: 'phoneImpossible' | 'noSms' }
  | { kind: 'otherCountry'; country: Country }

/** The problem of a phone number that passes the rules of §5. */
export function phoneProblem(fields: PhoneFields, sendSms: boolean): PhoneProblem | undefined {
  if (!isPhone(typedNumber(fields.telephoneNumber))) return undefined
  const number = readPhoneFields(fields)
  const needsMobile = sendSms && offersSms(fields)
  if (number && !needsMobile) return undefined
  const country = likelyCountry(fields)
  if (country) return { kind: 'otherCountry', country }
  if (!number) return { kind: 'phoneImpossible' }
  return canReceiveSms(number) ? undefined : { kind: 'noSms' }
}
