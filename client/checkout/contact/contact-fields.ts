import type { FormField } from '#shared/contract/form.ts'
import type { TranslateIn } from '../../i18n/translate.ts'

/** as the order takes them (contract.md) */
const MAX_EMAIL = 254
const MAX_NAME = 100
const MAX_PHONE = 30

interface ContactChoices {
  prefixes: { value: string; label: string }[]
  /** codes by text message need a number to send them to */
  sendSms: boolean
}

/** §4's customer data as a form, with the rules of §5. */
export function contactFields(t: TranslateIn<'checkout'>, { prefixes, sendSms }: ContactChoices): FormField[] {
  return [
    field('email', {
      type: 'email',
      label: t('contact.email'),
      hint: t('contact.emailHint'),
      autocomplete: 'email',
      rules: [longest(MAX_EMAIL)],
    }),
    field('emailConfirmation', {
      type: 'email',
      label: t('contact.emailConfirmation'),
      autocomplete: 'off',
      rules: [{ rule: 'match', ruleValue: 'email' }],
    }),
    field('firstname', {
      label: t('contact.firstname'),
      autocomplete: 'given-name',
      width: 'half',
      rules: [{ rule: 'symbols' }, longest(MAX_NAME)],
    }),
    field('lastname', {
      label: t('contact.lastname'),
      autocomplete: 'family-name',
      width: 'half',
      rules: [{ rule: 'symbols' }, longest(MAX_NAME)],
    }),
    field('telephonePrefix', {
      type: 'select',
      label: t('contact.telephonePrefix'),
      options: prefixes,
      autocomplete: 'tel-country-code',
      width: 'half',
    }),
    field('telephoneNumber', {
      type: 'tel',
      label: t('contact.telephoneNumber'),
      autocomplete: 'tel-national',
      width: 'half',
      required: sendSms,
      rules: [longest(MAX_PHONE)],
    }),
    {
      name: 'marketing',
      type: 'checkboxGroup',
      label: t('contact.marketing'),
      options: [
        { value: 'email', label: t('contact.marketingEmail') },
        { value: 'sms', label: t('contact.marketingSms') },
      ],
    },
  ]
}

function field(name: string, definition: Partial<FormField> & Pick<FormField, 'label'>): FormField {
  return { name, type: 'text', required: true, ...definition }
}

function longest(ruleValue: number) {
  return { rule: 'maxLength', ruleValue } as const
}
