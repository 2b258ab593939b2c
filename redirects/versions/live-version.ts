import { pointerKey, readPointer, type RedirectPointer } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { publicationsOf, type Publication } from './publications.ts'
import type { Stores, TableStore } from './table-store.ts'

/** What is live in a locale, from the pointer in KV and the latest recorded publication. */
export interface LiveVersion {
  /** undefined: nothing is live */
  version: string | undefined
  /**
   * none: nothing has ever been live. published: a recorded publication. unrecorded: a pointer from before there were records.
   * by-hand: somebody wrote the pointer. unfinished: the latest publication counts, and the pointer does not name it (yet)
   */
  state: 'none' | 'published' | 'unrecorded' | 'by-hand' | 'unfinished'
  /** undefined: there is none, or it cannot be read */
  pointer: RedirectPointer | undefined
  latest: Publication | undefined
}

/**
 * KV shows a new pointer late in some places, and a publication may have been interrupted before it wrote one: a pointer with a smaller number
 * than the latest publication's is an old one, and the publication counts. Any other pointer that no publication wrote was written by hand,
 * and counts.
 */
export async function liveVersion({ kv, db }: Stores, locale: LocaleCode): Promise<LiveVersion> {
  const [pointer, [latest, before]] = await Promise.all([currentPointer(kv, locale), publicationsOf(db, locale, 2)])
  const state = stateOf(pointer, latest, before)
  const version = state === 'unfinished' ? latest?.version : pointer?.version
  return { version, state, pointer, latest }
}

function stateOf(pointer?: RedirectPointer, latest?: Publication, before?: Publication): LiveVersion['state'] {
  if (!latest) return pointer ? 'unrecorded' : 'none'
  if (!pointer) return 'unfinished'
  if (pointer.seq === latest.seq) return pointer.version === latest.version ? 'published' : 'by-hand'
  if (pointer.seq !== undefined) return pointer.seq < latest.seq ? 'unfinished' : 'by-hand'
  if (pointer.version === latest.version) return 'published'
  // the latest publication was made over a pointer without a number, and this is still that one
  return pointer.version === latest.base && latest.base !== before?.version ? 'unfinished' : 'by-hand'
}

/** What was live before, the latest first. A pointer that does not name the live version yet names the one before it. */
export function earlierVersions({ state, pointer }: LiveVersion): readonly string[] {
  if (!pointer) return []
  return state === 'unfinished' ? [pointer.version, ...pointer.previous] : pointer.previous
}

async function currentPointer(kv: TableStore, locale: LocaleCode): Promise<RedirectPointer | undefined> {
  const text = await kv.get(pointerKey(locale))
  if (text === undefined) return undefined
  try {
    return readPointer(text)
  } catch {
    // damaged by hand: the edge keeps what it has, and the next publication writes a new one
    return undefined
  }
}
