import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type OpenDraft, openDraft } from '#redirects/drafts/change-draft.ts'
import { ruleKeyOf } from '#redirects/table/rule-key-of.ts'
import { readHistory } from '#redirects/drafts/history.ts'
import { tableRows } from '#redirects/drafts/table-rows.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import { HISTORY_PAGE, type Reads } from '../../wire.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings, DeskEnv } from '../desk-env.ts'
import { findingsOf } from '../findings.ts'
import { localeSchema, readQuery } from '../read-request.ts'
import { hitsByRule } from '../hits.ts'
import { rowFacts, ruleRow } from '../rule-row.ts'
import { storesOf, visitsOf } from '../stores.ts'

/** A prefix can match many paths. Days and referrers are those of its most visited paths. */
const MAX_PATHS = 200

const querySchema = z.object({ locale: localeSchema, key: z.string() })

/** One rule with its visits and history; also for a key without a rule. */
export async function rule(c: Context<DeskEnv>): Promise<Response> {
  const { locale, key } = readQuery(c, querySchema)
  const draft = await openDraft(storesOf(c.env), locale)
  const [history, visits, facts, findings] = await Promise.all([
    readHistory(c.env.DESK_DB, locale, { key, limit: HISTORY_PAGE }),
    visitsOfRule(c.env, locale, draft, key),
    rowFacts(c.env, locale, draft, true),
    findingsOf(c.env, locale, draft),
  ])
  const row = tableRows(draft.baseEntries, draft.changes).find((one) => one.key === key)
  const examples = [...draft.entries].filter(
    ([name]) => name.startsWith('example ') && ruleKeyOf(name.slice('example '.length), draft.entries) === key,
  )
  return c.json({
    row: row && ruleRow(row, facts),
    line: draft.entries.get(key),
    baseLine: draft.baseEntries.get(key),
    history,
    ...visits,
    examples: examples.map(([, line]) => line),
    findings: findings.filter((finding) => finding.key === key),
  } satisfies Reads['rule'])
}

/** Uses the paths that visitors requested: they differ from the rule's path in letter case, or are below its prefix. */
async function visitsOfRule(env: DeskBindings, locale: LocaleCode, draft: OpenDraft, key: string) {
  const paths = (await hitsByRule(env, locale, draft)).get(key)?.paths.slice(0, MAX_PATHS) ?? []
  const since = visitsSince(Date.now())
  const [days, referrers] = await Promise.all([visitsOf(env).days(locale, paths, since), visitsOf(env).referrers(locale, paths, since)])
  return { days, referrers }
}
