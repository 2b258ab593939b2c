import type { RowFacts } from '#redirects/drafts/search-rows.ts'
import type { TableRow } from '#redirects/drafts/table-rows.ts'
import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { dayAt } from '#redirects/table/day-at.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RuleRow } from '../wire.ts'
import type { DeskBindings } from './desk-env.ts'
import { findingsOf, lastFindings } from './findings.ts'
import { hitsByRule } from './hits.ts'

/** Rules that are checked while a search waits. */
const FEW_RULES = 5_000

/**
 * What is known of the rules besides the table: today's date there, what is wrong with them, how often they are visited.
 * @param isExact what is wrong with this very revision; else, of a large table, what was last found
 */
export async function rowFacts(env: DeskBindings, locale: LocaleCode, draft: OpenDraft, isExact: boolean): Promise<RowFacts> {
  const isChecked = isExact || draft.entries.size <= FEW_RULES
  const [findings, visits] = await Promise.all([
    isChecked ? findingsOf(env, locale, draft) : lastFindings(env, locale),
    hitsByRule(env, locale, draft),
  ])
  const byKey = Map.groupBy(findings, ({ key }) => key)
  return {
    today: dayAt(Date.now(), locale),
    problems: new Map([...byKey].map(([key, found]) => [key, found.map(({ kind }) => kind)])),
    visits,
  }
}

export function ruleRow(row: TableRow, { problems, visits }: RowFacts): RuleRow {
  const { isExample: _, ...rule } = row
  return { ...rule, problems: [...(problems.get(row.key) ?? [])], visits: visits.get(row.key)?.visits ?? 0 }
}
