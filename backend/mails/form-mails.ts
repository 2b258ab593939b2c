import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormValues } from '#shared/forms/form-values.ts'
import { headerText, writtenText } from './plain-text.ts'

export interface FormMail {
  recipient: string
  subject: string
  /** plain text */
  body: string
}

const CUSTOMER_SERVICE = 'forms@st1.example'

interface FormMailsInput {
  id: string
  form: FormDefinition
  values: FormValues
  /** when the form has no text of its own */
  thanks: string
}

/**
 * The values go to customer service. The visitor gets a confirmation without any of them: anybody can enter anybody's address.
 */
export function formMails({ id, form, values, thanks }: FormMailsInput): FormMail[] {
  const title = headerText(form.title ?? form.id)
  const lines = form.fields.map(({ name, label }) => `${label}: ${written(Object.hasOwn(values, name) ? values[name] : undefined)}`)
  const toService = { recipient: CUSTOMER_SERVICE, subject: `${title} (${id})`, body: lines.join('\n') }
  const address = visitorAddress(form, values)
  if (address === undefined) return [toService]
  const subject = headerText(form.successTitle ?? thanks)
  return [toService, { recipient: headerText(address), subject, body: `${subject}\n\n${title}\n${id}` }]
}

/** Checked already: an address and nothing else. */
function visitorAddress({ fields }: FormDefinition, values: FormValues): string | undefined {
  const field = fields.find(({ type }) => type === 'email')
  const address = field && Object.hasOwn(values, field.name) ? values[field.name] : undefined
  return typeof address === 'string' ? address : undefined
}

function written(value: string | string[] = ''): string {
  return [value].flat().map(writtenText).join(', ')
}
