import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { countRows, searchRows } from '#redirects/drafts/search-rows.ts'
import { tableRows } from '#redirects/drafts/table-rows.ts'
import type { Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readQuery } from '../read-request.ts'
import { ruleRow, rowFacts } from '../rule-row.ts'
import { storesOf } from '../stores.ts'

const MAX_ROWS = 1_000
/** Filters by the content of the table. All other filters are kinds of findings. */
const TABLE_FILTERS = ['new', 'changed', 'removed', 'draft', 'expiring', 'planned', 'prefix', 'example', 'unvisited']

const count = (whenNone: number) => z._default(z.pipe(z.string(), z.transform(Number)), whenNone)
const querySchema = z.object({
  locale: localeSchema,
  q: z._default(z.string().check(z.maxLength(2_000)), ''),
  filter: z._default(z.string(), ''),
  // the most visited rules hurt most
  sort: z._default(z.string(), '-visits'),
  offset: count(0),
  limit: count(100),
})

function isProblem(filter: string): boolean {
  return !TABLE_FILTERS.includes(filter) && !filter.includes(':')
}

export async function rules(c: Context<DeskEnv>): Promise<Response> {
  const { locale, q, filter, sort, offset, limit } = readQuery(c, querySchema)
  const draft = await openDraft(storesOf(c.env), locale)
  const rows = tableRows(draft.baseEntries, draft.changes)
  const filters = filter.split(',').filter((name) => name !== '')
  const facts = await rowFacts(c.env, locale, draft, filters.some(isProblem))
  const page = { offset: Math.max(0, offset || 0), limit: Math.min(MAX_ROWS, Math.max(0, limit || 0)) }
  const found = searchRows(rows, { q, filters, sort, ...page }, facts)
  return c.json({
    total: rows.filter(({ isExample, state }) => !isExample && state !== 'removed').length,
    matching: found.matching,
    isNear: found.isNear,
    counts: {
      draft: countRows(rows, 'draft', facts),
      finding: countRows(rows, 'finding', facts),
      expiring: countRows(rows, 'expiring', facts),
      unvisited: countRows(rows, 'unvisited', facts),
    },
    owners: [...new Set(rows.flatMap(({ owner }) => owner ?? []))].sort(),
    revision: draft.revision,
    rows: found.rows.map((row) => ruleRow(row, facts)),
  } satisfies Reads['rules'])
}
