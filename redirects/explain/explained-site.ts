import type { LocaleCode } from '#shared/locale/locales.ts'
import type { FindRule } from '../table/rule-index.ts'
import type { ExplainedSite } from './site-answer.ts'

/** The site with the tables of `findRuleOf`; each table is opened once, when it is first needed. */
export function explainedSite(
  site: Omit<ExplainedSite, 'lookUp'>,
  findRuleOf: (locale: LocaleCode) => FindRule | Promise<FindRule>,
): ExplainedSite {
  const opened = new Map<LocaleCode, ReturnType<typeof findRuleOf>>()
  return {
    ...site,
    async lookUp(locale, path) {
      const findRule = opened.get(locale) ?? findRuleOf(locale)
      opened.set(locale, findRule)
      return (await findRule)(path)
    },
  }
}
