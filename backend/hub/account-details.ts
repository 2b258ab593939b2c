import type { FormField } from '#shared/contract/form.ts'

/** What a customer changes here; '' is no phone number. */
export interface AccountDetails {
  firstName: string
  lastName: string
  phone: string
}

const NAME_RULES: FormField['rules'] = [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }]

export const ACCOUNT_FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'firstName', type: 'text', required: true, rules: NAME_RULES },
  { name: 'lastName', label: 'lastName', type: 'text', required: true, rules: NAME_RULES },
  { name: 'phone', label: 'phone', type: 'tel', rules: [{ rule: 'phoneWithCountry' }] },
]

/** '+358401234567' (contract.md) for what people write: '00358 (0)40-123 4567'. The text keeps the rule phoneWithCountry. */
export function plainPhoneNumber(text: string): string {
  return text
    .replace(/\(0\)/, '')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
}
