// The stations a visitor has marked, stored on the device.
import { useSyncExternalStore } from 'react'
import { MAX_STATION_ID } from '#shared/contract/read-text.ts'
import { storedValue } from '../storage.ts'

const MAX_FAVOURITES = 500
const NONE: readonly string[] = []

const favourites = storedValue('favourite-stations', readFavourites, 'localStorage')

/** Ids, the newest last. None on the server and in the first render. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(favourites.subscribe, favourites.read, () => NONE)
}

export function toggleFavourite(id: string): void {
  const before = favourites.read()
  favourites.write(before.includes(id) ? before.filter((known) => known !== id) : [...before, id])
}

/** What the storage holds, whatever was written there. */
export function readFavourites(ids: unknown): readonly string[] {
  if (!Array.isArray(ids)) return NONE
  const readable = ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_STATION_ID)
  return [...new Set(readable)].slice(-MAX_FAVOURITES)
}
