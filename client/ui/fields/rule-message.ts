import { type FieldError, RULE_NAMES } from '#shared/forms/rules.ts'
import type { TranslateIn } from '../../i18n/translate.ts'

/** The message of a broken rule (§5). A rule that only a backend knows has a general message. */
export function ruleMessage(t: TranslateIn<'forms'>, { rule, ruleValue = '' }: FieldError): string {
  if (rule === 'date') return t('forms.date')
  const name = RULE_NAMES.find((known) => known === rule)
  return name ? t(`formRules.${name}`, { ruleValue }) : t('forms.invalid')
}
