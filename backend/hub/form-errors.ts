import type { FormErrors } from '#shared/forms/check-form.ts'
import { RULE_NAMES } from '#shared/forms/rule-names.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'

/** The errors of the form rules (§5) in the words of the site's forms; undefined without errors. */
export async function errorTexts(
  locale: LocaleCode,
  errors: FormErrors = {},
): Promise<Record<string, string> | undefined> {
  if (Object.keys(errors).length === 0) return undefined
  const { formRules, forms } = await loadMessages('forms', locale)
  return Object.fromEntries(
    Object.entries(errors).map(([name, { rule, ruleValue = '' }]) => {
      const known = RULE_NAMES.find((ruleName) => ruleName === rule)
      return [
        name,
        known === undefined
          ? forms.invalid
          : formRules[known].replace('{{ruleValue}}', String(ruleValue)),
      ]
    }),
  )
}
