import type { RowFacts } from '#redirects/drafts/search-rows.ts'
import type { TableRow } from '#redirects/drafts/table-rows.ts'
import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { dayAt } from '#redirects/table/day-at.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RuleRow } from '../wire.ts'
import type { DeskBindings } from './desk-env.ts'
import { findingsOf, lastFindings } from './findings.ts'
import { hitsByRule } from './hits.ts'

/** Up to this size a search waits for the check. */
const FEW_RULES = 5_000

/**
 * Facts about the rules that are not in the table: the date in the locale, findings and visits.
 * @param isExact findings of this revision; otherwise a large table gets the latest findings of any revision
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
