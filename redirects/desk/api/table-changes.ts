// What a publication or a restoration would change for visitors, and whether it may happen.
import { findCauses, type KnownFacts } from '#redirects/check/find-causes.ts'
import type { Finding } from '#redirects/check/finding.ts'
import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { type TableChange, tableChange } from '#redirects/drafts/publication-preview.ts'
import type { Refusal } from '#redirects/drafts/publish-draft.ts'
import { findingText } from '#redirects/messages/describe.ts'
import { english } from '#redirects/messages/english.ts'
import type { TableEntries } from '#redirects/table/table-entries.ts'
import { asideFindings } from '#redirects/visits/set-aside.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings } from './desk-env.ts'
import { findingsOf, findingsOfVersion } from './findings.ts'
import { hitsByRule } from './hits.ts'

interface Version {
  name: string | undefined
  entries: TableEntries
}

export async function causesOf(env: DeskBindings, locale: LocaleCode, draft: OpenDraft) {
  const [findings, facts] = await Promise.all([findingsOf(env, locale, draft), factsOf(env, locale, draft)])
  return findCauses(findings, facts)
}

/** The draft compared with the version that it was made from. */
export async function changeOfDraft(env: DeskBindings, locale: LocaleCode, draft: OpenDraft): Promise<TableChange> {
  const { base, baseEntries, entries } = draft
  const [after, facts] = await Promise.all([findingsOf(env, locale, draft), factsOf(env, locale, draft)])
  const before = needsComparison(after) ? await findingsOfVersion(env, locale, base, baseEntries) : []
  return tableChange({ entries: baseEntries, findings: before }, { entries, findings: after }, facts)
}

/** A version compared with the live one. */
export async function changeOfVersion(
  env: DeskBindings,
  locale: LocaleCode,
  { live, next, draft }: { live: Version; next: Version; draft: OpenDraft },
): Promise<TableChange> {
  // one after the other: the second replaces the first in the cache
  const after = await findingsOfVersion(env, locale, next.name, next.entries)
  const before = needsComparison(after) ? await findingsOfVersion(env, locale, live.name, live.entries) : []
  return tableChange(
    { entries: live.entries, findings: before },
    { entries: next.entries, findings: after },
    await factsOf(env, locale, draft),
  )
}

/** Errors prevent a publication also if they are old: without other findings the live version need not be checked. */
function needsComparison(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity !== 'error')
}

async function factsOf(env: DeskBindings, locale: LocaleCode, draft: OpenDraft): Promise<KnownFacts> {
  const [visits, aside] = await Promise.all([hitsByRule(env, locale, draft), asideFindings(env.DESK_DB, locale)])
  return { visits, aside }
}

/** Why a change may not happen: it has errors, or dangers that are not accepted. undefined: it may happen. */
export function refusalOf({ errors, dangers }: Pick<TableChange, 'errors' | 'dangers'>, accepted: readonly string[]): Refusal | undefined {
  const findings: Finding[] = errors.flatMap(({ own, consequences }) => [...(own ? [own] : []), ...consequences])
  const [first] = findings.filter(({ severity }) => severity === 'error')
  const count = findings.filter(({ severity }) => severity === 'error').length
  if (first) return { kind: 'unfit', reason: `${findingText(english, first)} (${count} ${count === 1 ? 'error' : 'errors'})` }
  const open = dangers.filter(({ id }) => !accepted.includes(id))
  return open.length === 0
    ? undefined
    : {
        kind: 'not-accepted',
        reason: open
          .flatMap(({ rules }) => rules.map(({ line }) => line))
          .slice(0, MAX_NAMED)
          .join('; '),
      }
}

/** Lines that a refusal names. */
const MAX_NAMED = 10
