import type { FormField } from '#shared/contract/form.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { RULE_NAMES } from '#shared/forms/rule-names.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'

/** The errors of the form rules (§5) in the words of the site's forms; undefined without errors. */
export async function formErrors(
  locale: LocaleCode,
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Promise<Record<string, string> | undefined> {
  const errors = checkForm(fields, values)
  if (errors === undefined) return undefined
  const { formRules, forms } = await loadMessages('forms', locale)
  return Object.fromEntries(
    Object.entries(errors).map(([name, { rule, ruleValue = '' }]) => {
      const known = RULE_NAMES.find((ruleName) => ruleName === rule)
      return [name, known === undefined ? forms.invalid : formRules[known].replace('{{ruleValue}}', String(ruleValue))]
    }),
  )
}
