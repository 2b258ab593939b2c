// The stations a visitor has marked, kept on the device. A plain store, as consent's: Valtio would be three times as much.
import { useSyncExternalStore } from 'react'
import { MAX_STATION_ID } from '#shared/contract/station-id.ts'

const FAVOURITES_KEY = 'favourite-stations'

const MAX_FAVOURITES = 500
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
let favourites: readonly string[] | undefined

/** Ids, the newest last. None on the server and in the first render. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

export function toggleFavourite(id: string): void {
  const others = current().filter((known) => known !== id)
  const next = others.length < current().length ? others : [...others, id].slice(-MAX_FAVOURITES)
  show(next)
  try {
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify(next))
  } catch {
    // no storage, or it is full: the choice holds until the page is left
  }
}

/** What the storage holds, whatever was written there. */
export function readFavourites(text: string | null): readonly string[] {
  const ids = parsed(text)
  if (!Array.isArray(ids)) return NONE
  const readable = ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_STATION_ID)
  return [...new Set(readable)].slice(-MAX_FAVOURITES)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // damaged: as good as empty
  }
}

function current(): readonly string[] {
  favourites ??= stored()
  return favourites
}

function stored(): readonly string[] {
  try {
    return readFavourites(localStorage.getItem(FAVOURITES_KEY))
  } catch {
    return NONE // the browser keeps nothing for this site
  }
}

function show(next: readonly string[]): void {
  favourites = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // what another tab did while nobody looked
    favourites = undefined
    addEventListener('storage', follow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', follow)
  }
}

/** Another tab has changed it; a null key is a storage that was cleared. */
function follow({ key }: StorageEvent): void {
  if (key === FAVOURITES_KEY || key === null) show(stored())
}
