// The stations a visitor has marked, kept on the device. A plain store, as consent's: Valtio would be three times as much.
import { useSyncExternalStore } from 'react'
import { MAX_STATION_ID } from '#shared/contract/read-text.ts'
import { storedValue } from '../storage.ts'

const MAX_FAVOURITES = 500
const NONE: readonly string[] = []

const storedFavourites = storedValue('favourite-stations', readFavourites, 'localStorage')

const listeners = new Set<() => void>()
let favourites: readonly string[] | undefined
let unfollow: (() => void) | undefined

/** Ids, the newest last. None on the server and in the first render. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

export function toggleFavourite(id: string): void {
  const others = current().filter((known) => known !== id)
  const next = others.length < current().length ? others : [...others, id].slice(-MAX_FAVOURITES)
  show(next)
  storedFavourites.write(next)
}

/** What the storage holds, whatever was written there. */
export function readFavourites(ids: unknown): readonly string[] {
  if (!Array.isArray(ids)) return NONE
  const readable = ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_STATION_ID)
  return [...new Set(readable)].slice(-MAX_FAVOURITES)
}

function current(): readonly string[] {
  favourites ??= storedFavourites.read()
  return favourites
}

function show(next: readonly string[]): void {
  favourites = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // what another tab did while nobody looked
    favourites = undefined
    unfollow = storedFavourites.subscribe(() => show(storedFavourites.read()))
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unfollow?.()
  }
}
