import { useState } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm, errorOf } from '#shared/forms/check-form.ts'
import { checkField } from '#shared/forms/rules.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { SummaryError } from '../ui/fields/error-summary.tsx'
import { ruleMessage } from '../ui/fields/rule-message.ts'
import { useTranslate } from '../i18n/use-translate.ts'

export interface CheckedForm {
  /** in words, by the name of the field */
  errorFor: (name: string) => string | undefined
  summary: { title: string; errors: SummaryError[]; attempt: number }
  /** at every try to go on: true when nothing is wrong */
  check: () => boolean
}

export function fieldId(name: string): string {
  return `checkout-${name}`
}

/** The rules of §5 on a step's fields. Nobody is corrected while first typing: a field is judged from the first try to go on. */
export function useCheckedForm(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): CheckedForm {
  const t = useTranslate('forms')
  const [{ judged, attempt }, setTried] = useState({ judged: new Set<string>(), attempt: 0 })
  const wrong = fields.flatMap((field) => {
    const error = judged.has(field.name) ? checkField(field, values) : undefined
    return error ? [{ id: fieldId(field.name), name: field.name, label: field.label, error: ruleMessage(t, error) }] : []
  })

  function check(): boolean {
    const errors = checkForm(fields, values) ?? {}
    const names = fields.map(({ name }) => name).filter((name) => errorOf(errors, name))
    setTried({ judged: new Set(names), attempt: attempt + 1 })
    return names.length === 0
  }

  return {
    check,
    errorFor: (name) => wrong.find((field) => field.name === name)?.error,
    summary: { title: t(pluralKey('forms.errorSummary', wrong.length), { count: wrong.length }), errors: wrong, attempt },
  }
}
