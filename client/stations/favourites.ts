// The visitor's favourite stations, stored on the device.

import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { MAX_STATION_ID } from '#shared/contract/read-text.ts'
import { storedValue } from '../storage/storage.ts'

const MAX_FAVOURITES = 500

const storedFavourites = storedValue('favourite-stations', readFavourites, 'localStorage')
const favourites = proxy<{ ids: readonly string[] }>({ ids: [] })

/** Ids, the newest last. Empty on the server and in the first render. */
export function useFavourites(): readonly string[] {
  useEffect(followStorage, [])
  return useSnapshot(favourites).ids
}

/** False if the browser cannot store it: it is then a favourite until the page is left. */
export function toggleFavourite(id: string): boolean {
  const before = storedFavourites.read()
  return storedFavourites.write(
    before.includes(id) ? before.filter((known) => known !== id) : [...before, id],
  )
}

/** Calls back for changes of this tab and of other tabs. */
function followStorage(): () => void {
  restore()
  return storedFavourites.subscribe(restore)
}

function restore(): void {
  // ref: it is only replaced as a whole
  favourites.ids = ref(storedFavourites.read())
}

/** Reads stored data of any shape. */
export function readFavourites(ids: unknown): readonly string[] {
  if (!Array.isArray(ids)) return []
  const readable = ids.filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_STATION_ID,
  )
  return [...new Set(readable)].slice(-MAX_FAVOURITES)
}
