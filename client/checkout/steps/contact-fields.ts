import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField, FormRule } from '#shared/contract/form.ts'
import { offersSms } from '#shared/phone/text-messages.ts'
import type { CustomerData } from '../../customer/user-info.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { checkoutStore } from '../checkout-store.ts'
import { prefixOptions, userCountry } from '../countries.ts'

/** the limits of an order request (docs/contract.md) */
const EMAIL_RULES: FormRule[] = [{ rule: 'maxLength', ruleValue: 254 }]
const NAME_RULES: FormRule[] = [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }]
const PHONE_RULES: FormRule[] = [{ rule: 'maxLength', ruleValue: 30 }]

type TextField = Omit<FormField, 'label'> & {
  name: Exclude<keyof CustomerData, 'marketing' | 'filledIn'>
}

/** Only in the browser, because the order of the prefixes depends on the browser's language. */
export function useContactFields(): FormField[] {
  const t = useTranslate('checkout')
  const locale = useLocale()
  const { sendSms, customerData } = useSnapshot(checkoutStore)
  const prefixes = useMemo(
    () => prefixOptions(t, userCountry(locale, navigator.language)),
    [t, locale],
  )
  return contactFields(t, { prefixes, sendSms, canSendSms: offersSms(customerData) })
}

/** The customer data of §4 as a form with the rules of §5. */
export function contactFields(
  t: TranslateIn<'checkout'>,
  {
    prefixes,
    sendSms,
    canSendSms = true,
  }: { prefixes: ReturnType<typeof prefixOptions>; sendSms: boolean; canSendSms?: boolean },
): FormField[] {
  const texts: TextField[] = [
    {
      name: 'email',
      type: 'email',
      required: true,
      hint: t('contact.emailHint'),
      autocomplete: 'email',
      rules: EMAIL_RULES,
    },
    {
      name: 'emailConfirmation',
      type: 'email',
      required: true,
      autocomplete: 'off',
      rules: [{ rule: 'match', ruleValue: 'email' }],
    },
    {
      name: 'firstname',
      type: 'text',
      required: true,
      autocomplete: 'given-name',
      width: 'half',
      rules: NAME_RULES,
    },
    {
      name: 'lastname',
      type: 'text',
      required: true,
      autocomplete: 'family-name',
      width: 'half',
      rules: NAME_RULES,
    },
    {
      name: 'telephonePrefix',
      type: 'select',
      required: true,
      options: prefixes,
      autocomplete: 'tel-country-code',
      width: 'half',
    },
    {
      name: 'telephoneNumber',
      type: 'tel',
      // codes by text message need a number
      required: sendSms && canSendSms,
      autocomplete: 'tel-national',
      width: 'half',
      rules: PHONE_RULES,
    },
  ]
  const marketing = [
    { value: 'email', label: t('contact.marketingEmail') },
    { value: 'sms', label: t('contact.marketingSms') },
  ]
  return [
    ...texts.map((field) => ({ ...field, label: t(`contact.${field.name}`) })),
    ...(canSendSms
      ? [{ name: 'sendSms', type: 'checkbox' as const, label: t('contact.sendSms') }]
      : []),
    { name: 'marketing', type: 'checkboxGroup', label: t('contact.marketing'), options: marketing },
  ]
}
