import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { ruleKeyOf } from '#redirects/table/rule-key-of.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings } from './desk-env.ts'
import { createKeepLast } from './keep-last.ts'
import { visitsOf } from './stores.ts'

interface RuleHits {
  visits: number
  /** the paths that visitors requested, most visits first: a prefix matches many, and a path has many spellings */
  paths: string[]
}

type Hits = ReadonlyMap<string, RuleHits>

/** 200 bytes each */
const MAX_KEPT_PATHS = 20_000

const kept = createKeepLast<Hits>(MAX_KEPT_PATHS, (hits) => hits.values().reduce((sum, { paths }) => sum + paths.length, 0))

/** Visits of the last 30 days, by the key of the rule that redirects them. */
export function hitsByRule(env: DeskBindings, locale: LocaleCode, draft: OpenDraft): Promise<Hits> {
  return kept.get(env.DESK_DB, locale, `${draft.base} ${draft.revision}`, async () => {
    const hits = new Map<string, RuleHits>()
    for (const { path, visits } of await visitsOf(env).hits(locale, visitsSince(Date.now()))) add(hits, path, visits)
    return hits
  })

  function add(hits: Map<string, RuleHits>, path: string, visits: number): void {
    const key = ruleKeyOf(path, draft.entries)
    if (key === undefined) return
    const hit = hits.get(key) ?? { visits: 0, paths: [] }
    hit.visits += visits
    hit.paths.push(path)
    hits.set(key, hit)
  }
}
