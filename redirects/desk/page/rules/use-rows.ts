import useSWR from 'swr'
import type { RuleRow } from '../../wire.ts'
import { askDesk, failureKind } from '../api/call-desk.ts'
import type { RulesQuery } from './rules-query.ts'

const PAGE_ROWS = 200
/** of the API */
const MOST_ROWS = 1_000

/** Loads the rows in sight, which are on two pages at most. */
export function useRows(query: RulesQuery, first: number, last: number) {
  const upper = useRulesPage(query, Math.floor(first / PAGE_ROWS) * PAGE_ROWS)
  const lower = useRulesPage(query, Math.floor(last / PAGE_ROWS) * PAGE_ROWS)
  return {
    page: upper.data ?? lower.data,
    isBusy: upper.isLoading || lower.isLoading,
    failure: upper.error === undefined ? undefined : failureKind(upper.error),
    reload: () => void upper.mutate(),
    /** undefined: not loaded yet */
    rowAt(index: number): RuleRow | undefined {
      const page = [upper.data, lower.data].find((page) => page && index >= page.offset && index < page.offset + PAGE_ROWS)
      return page?.rows[index - page.offset]
    },
  }
}

/** All rows that match, also those out of sight. */
export async function allRows(query: RulesQuery): Promise<RuleRow[]> {
  const rows: RuleRow[] = []
  for (;;) {
    const page = await askDesk('rules', { ...query, offset: rows.length, limit: MOST_ROWS })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.matching) return rows
  }
}

/** The previous rows stay until the new ones are loaded. */
function useRulesPage(query: RulesQuery, offset: number) {
  return useSWR(['rules', query, offset], async () => ({ offset, ...(await askDesk('rules', { ...query, offset, limit: PAGE_ROWS })) }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
}
