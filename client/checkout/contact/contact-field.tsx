import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { readOneOf } from '#shared/contract/read-values.ts'
import { CheckboxGroup } from '../../ui/fields/choice-fields.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldId } from '../checked-form.ts'
import { checkoutStore, setCustomerData } from '../checkout-store.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

const TEXTS = ['email', 'emailConfirmation', 'firstname', 'lastname', 'telephonePrefix', 'telephoneNumber'] as const

/** A field of the customer data: what is typed is kept with every letter. */
export function ContactField({ field, error }: { field: FormField; error: string | undefined }) {
  const t = useTranslate('forms')
  // sync: a cursor in the middle of a text stays there
  const { customerData } = useSnapshot(checkoutStore, { sync: true })
  const common = { id: fieldId(field.name), field, error, note: field.required ? undefined : t('forms.optional') }
  const name = readOneOf(TEXTS, field.name)
  if (name === undefined) return <CheckboxGroup {...common} value={customerData.marketing} onChange={setMarketing} />
  const text = { ...common, value: customerData[name], onChange: (value: string) => setCustomerData({ [name]: value }) }
  return field.type === 'select' ? <SelectField {...text} /> : <TextField {...text} />
}

function setMarketing(option: string, checked: boolean): void {
  const others = checkoutStore.customerData.marketing.filter((chosen) => chosen !== option)
  setCustomerData({ marketing: checked ? [...others, option] : others })
}
