// What an editor does at the desk, in few words.

import { openDraft } from '#redirects/store/drafts.ts'
import { editDraft } from '#redirects/store/edit-draft.ts'
import { publicationsOf, versionEntries } from '#redirects/store/publications.ts'
import { publishDraft } from '#redirects/store/publish-draft.ts'
import type { MemoryStores } from '../memory-stores.ts'

export const LOCALE = 'fi-FI'
export const NOTE = { who: 'ann', why: '', at: Date.UTC(2026, 10, 23) }

/** Saves a rule. @returns the batch */
export async function change(stores: MemoryStores, key: string, target: string): Promise<string> {
  const { entries } = await openDraft(stores, LOCALE)
  const changes = [{ key, before: entries.get(key), after: `${key}  ${target}` }]
  const result = await editDraft(stores, LOCALE, changes, { ...NOTE, kind: 'edit' })
  if (result.kind !== 'saved' || result.batch === undefined) throw new Error(result.kind)
  return result.batch
}

export async function publish(stores: MemoryStores) {
  const { revision } = await openDraft(stores, LOCALE)
  const refusalOf = async () => undefined
  return publishDraft(stores, { ...NOTE, locale: LOCALE, revision, refusalOf })
}

/** The changes of the draft: key → line. */
export async function draftOf(stores: MemoryStores): Promise<Record<string, string | undefined>> {
  const { changes } = await openDraft(stores, LOCALE)
  return Object.fromEntries(changes.map(({ key, after }) => [key, after]))
}

export async function liveLines(stores: MemoryStores): Promise<string[]> {
  const [live] = await publicationsOf(stores.db, LOCALE, 1)
  return [...((await versionEntries(stores, LOCALE, live?.seq ?? 0))?.values() ?? [])]
}

/** What the edge reads. */
export function edgeRules({
  values,
}: MemoryStores): { rules: Record<string, string>; version: unknown } | undefined {
  const stored = values.get(LOCALE)
  return stored && { rules: JSON.parse(stored.value).exact, version: stored.metadata }
}

/**
 * Two versions, and a draft that changes /b and adds /d. The second version changed /a and added
 * /c.
 */
export async function twoVersions(stores: MemoryStores): Promise<void> {
  await change(stores, '/a', '/1')
  await change(stores, '/b', '/1')
  await publish(stores)
  await change(stores, '/a', '/2')
  await change(stores, '/c', '/2')
  await publish(stores)
  await change(stores, '/b', '/3')
  await change(stores, '/d', '/3')
}

/** The number of reads and writes of some work. */
export async function countSteps(
  stores: MemoryStores,
  work: () => Promise<unknown>,
): Promise<number> {
  let steps = 0
  stores.step = () => void steps++
  await work()
  stores.step = () => undefined
  return steps
}

/** Fails at the nth step: before a read or write, or after it, when its answer is lost. */
export function failAt(stores: MemoryStores, at: number): void {
  let step = 0
  stores.step = () => {
    if (step++ === at) throw new Error('the connection was lost')
  }
}
