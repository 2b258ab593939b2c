import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm, errorOf } from '#shared/forms/check-form.ts'
import { checkField } from '#shared/forms/rules.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import type { FieldProps } from '../ui/fields/field-frame.tsx'
import { ruleMessage } from '../ui/fields/rule-message.ts'

interface CheckedFormProps {
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
  onValid: () => void
  /** draws the fields, each with the props it is given */
  children: (propsOf: (field: FormField) => Pick<FieldProps, 'id' | 'field' | 'error'>) => ReactNode
}

/** A step's form with the rules of §5. No field shows an error before the visitor has pressed the button once. */
export function CheckedForm({ fields, values, onValid, children }: CheckedFormProps) {
  const t = useTranslate('forms')
  const [{ checked, attempt }, setTried] = useState({ checked: new Set<string>(), attempt: 0 })
  const errors = fields.flatMap((field) => {
    const error = checked.has(field.name) ? checkField(field, values) : undefined
    return error ? [{ id: fieldId(field), label: field.label, error: ruleMessage(t, error) }] : []
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const found = checkForm(fields, values) ?? {}
    const names = fields.map(({ name }) => name).filter((name) => errorOf(found, name))
    setTried({ checked: new Set(names), attempt: attempt + 1 })
    if (names.length === 0) onValid()
  }

  return (
    <form noValidate className="checkout-form" onSubmit={submit}>
      <ErrorSummary title={t(pluralKey('forms.errorSummary', errors.length), { count: errors.length })} errors={errors} attempt={attempt} />
      {children((field) => ({ id: fieldId(field), field, error: errors.find(({ id }) => id === fieldId(field))?.error }))}
    </form>
  )
}

function fieldId({ name }: FormField): string {
  return `checkout-${name}`
}
