import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { ruleKeyOf } from '#redirects/table/rule-key-of.ts'
import { readHistory } from '#redirects/drafts/history.ts'
import { tableRows } from '#redirects/drafts/table-rows.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import { HISTORY_PAGE, type RuleDetail } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { findingsOf } from '../findings.ts'
import { localeSchema, readQuery } from '../read-request.ts'
import { rowFacts, ruleRow } from '../rule-row.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema, key: z.string() })

/** One rule, or what is known of a key that has none (any more). */
export async function rule(c: Context<DeskEnv>): Promise<Response> {
  const { locale, key } = readQuery(c, querySchema)
  const draft = await openDraft(storesOf(c.env), locale)
  const since = visitsSince(Date.now())
  const visits = visitsOf(c.env)
  const [history, days, referrers, facts, findings] = await Promise.all([
    readHistory(c.env.DESK_DB, locale, { key, limit: HISTORY_PAGE }),
    visits.days(locale, key, since),
    visits.referrers(locale, key, since),
    rowFacts(c.env, locale, draft, true),
    findingsOf(c.env, locale, draft),
  ])
  const row = tableRows(draft.baseEntries, draft.changes).find((one) => one.key === key)
  const examples = [...draft.entries].filter(
    ([name]) => name.startsWith('example ') && ruleKeyOf(name.slice('example '.length), draft.entries) === key,
  )
  const answer: RuleDetail = {
    row: row && ruleRow(row, facts),
    line: draft.entries.get(key),
    baseLine: draft.baseEntries.get(key),
    history,
    days,
    referrers,
    examples: examples.map(([, line]) => line),
    findings: findings.filter((finding) => finding.key === key),
  }
  return c.json(answer)
}
