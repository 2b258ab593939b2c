import type { FormField } from '#shared/contract/form.ts'
import { checkForm } from '#shared/forms/check-form.ts'

type Values = Record<string, string | string[]>

/**
 * Values that pass the form's rules; undefined if these simple values do not. Texts name the
 * contract kit as sender.
 */
export function fillForm(fields: readonly FormField[]): Values | undefined {
  const values: Values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
  return checkForm(fields, values) === undefined ? values : undefined
}

function valueOf({ type, options = [], rules = [] }: FormField): string | string[] {
  const choices = options.map(({ value }) => value).filter(Boolean)
  switch (type) {
    case 'email':
      return 'contract-kit@example.com'
    case 'tel':
      return '+358401234567'
    case 'number':
      return String(
        rules.flatMap((rule) => (rule.rule === 'minValue' ? rule.ruleValue : []))[0] ?? 1,
      )
    case 'date':
      // also keeps the rules notInFuture and notInPast
      return new Date().toISOString().slice(0, 10)
    case 'checkbox':
      return 'true'
    case 'select':
    case 'radio':
      return choices[0] ?? ''
    case 'checkboxGroup':
      return choices.slice(
        0,
        rules.flatMap((rule) => (rule.rule === 'choose' ? rule.ruleValue : []))[0] ?? 1,
      )
    case 'hidden':
      return ''
    case 'text':
    case 'textarea':
      return 'Contract kit, please ignore'
  }
}
