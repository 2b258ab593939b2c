import { RULE_NAMES } from '#shared/forms/rule-names.ts'
import type { FieldError } from '#shared/forms/rules.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import type { FieldProblem } from './field-frame.tsx'

/** What a field shows about a broken rule. */
export function ruleProblem(t: TranslateIn<'forms'>, broken: FieldError): FieldProblem {
  return { error: ruleMessage(t, broken), example: ruleExample(t, broken.rule) }
}

/**
 * The message of a broken rule (§5), in every type of field. A rule that only the backend knows has
 * a general message.
 */
export function ruleMessage(t: TranslateIn<'forms'>, { rule, ruleValue = '' }: FieldError): string {
  if (rule === 'date' || rule === 'notInFuture' || rule === 'notInPast') return t(`forms.${rule}`)
  const name = RULE_NAMES.find((known) => known === rule)
  return name ? t(`formRules.${name}`, { ruleValue }) : t('forms.invalid')
}

/**
 * An example of a valid value, beside the message, because the visitor's own value looks right to
 * the visitor.
 */
function ruleExample(t: TranslateIn<'forms'>, rule: string): string | undefined {
  if (rule !== 'email' && rule !== 'phone' && rule !== 'phoneWithCountry') return undefined
  return t('forms.example', { example: t(`forms.examples.${rule}`) })
}
