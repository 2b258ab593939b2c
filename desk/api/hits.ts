import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { ruleKeyOf } from '#redirects/table/rule-key-of.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings } from './desk-env.ts'
import { createKeepLast } from './keep-last.ts'
import { visitsOf } from './stores.ts'

type Hits = ReadonlyMap<string, number>

const kept = createKeepLast<Hits>()

/** Visits of the last 30 days by the key of the rule that leads them on. */
export function hitsByRule(env: DeskBindings, locale: LocaleCode, draft: OpenDraft): Promise<Hits> {
  return kept.get(env.DESK_DB, locale, `${draft.base} ${draft.revision}`, async () => {
    const sums = new Map<string, number>()
    for (const { path, visits } of await visitsOf(env).hits(locale, visitsSince(Date.now()))) {
      const key = ruleKeyOf(path, draft.entries)
      if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + visits)
    }
    return sums
  })
}
