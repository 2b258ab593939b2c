import { readFileSync } from 'node:fs'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

/** Rules of each table that are tried as they stand, besides its examples. */
const TRIED_RULES = 3

export interface RedirectTry {
  locale: LocaleCode
  path: string
  target: string
}

/** Old addresses and where they must lead, by the tables in the repository: every example, and a few rules without conditions. */
export function redirectExamples(folder = 'redirects'): RedirectTry[] {
  return LOCALE_CODES.flatMap((locale) => {
    const { rules, examples } = parseRedirectTable(readFileSync(`${folder}/${locale}.txt`, 'utf8'))
    // source, target and line: a rule with more may hold on some days only
    const plain = rules.filter((rule) => Object.keys(rule).length === 3 && !rule.source.endsWith('/*'))
    const tried = plain.slice(0, TRIED_RULES).map(({ source, target }) => ({ path: source, target }))
    return [...examples, ...tried].map(({ path, target }) => ({ locale, path, target }))
  })
}
