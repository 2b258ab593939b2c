import type { FormField } from '#shared/contract/form.ts'
import { formatPhoneNumber } from './format-phone-number.ts'
import { normaliseVerificationCode } from './verification-code.ts'

/** A field of this name asks for the code of a wash. */
const CODE_NAME = 'verificationCode'

/** What was typed, written as it usually is, once the field is left. */
export function tidyField(control: EventTarget, fields: readonly FormField[]): void {
  if (!(control instanceof HTMLInputElement) || control.value.trim() === '') return
  const field = fields.find(({ name }) => name === control.name)
  if (field?.name === CODE_NAME) control.value = normaliseVerificationCode(control.value)
  else if (field?.type === 'tel') control.value = formatPhoneNumber(control.value)
}
