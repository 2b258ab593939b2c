import { type FieldError, RULE_NAMES } from '#shared/forms/rules.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { FormTranslate } from './form-words.tsx'

const MOST_DECIMALS = 20

/** The words of a broken rule (§5), its number as the locale writes it. A rule that only a backend knows gets a general word. */
export function ruleMessage(t: FormTranslate, locale: LocaleCode, { rule, ruleValue = '' }: FieldError): string {
  if (rule === 'date') return t('forms.date')
  const name = RULE_NAMES.find((known) => known === rule)
  return name
    ? t(`formRules.${name}`, { ruleValue: typeof ruleValue === 'number' ? written(ruleValue, locale) : ruleValue })
    : t('forms.invalid')
}

function written(value: number, locale: LocaleCode): string {
  return new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: MOST_DECIMALS }).format(value)
}
