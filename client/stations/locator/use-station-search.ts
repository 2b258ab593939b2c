import { startTransition, useCallback, useEffect, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { loadChunk } from '../../ui/load-chunk.ts'
import type { RemoteSearch } from '../search/station-search.ts'

export interface SearchOpening {
  /** All stations, once the browser has them; until then, and where they cannot be had, the edge's lists serve. */
  stationSearch: RemoteSearch | undefined
  /** tried again and again, and not to be had */
  hasFailed: boolean
  tryAgain: () => void
}

export function useStationSearch(start: LocatorStart, locale: LocaleCode): SearchOpening {
  const [stationSearch, setStationSearch] = useState<RemoteSearch>()
  const [hasFailed, setFailed] = useState(false)
  const address = start.kind === 'list' ? start.address : undefined

  useEffect(() => {
    if (address === undefined || hasFailed) return
    let isWanted = true
    open(address, locale).then(
      (opened) => isWanted && startTransition(() => setStationSearch(() => opened)),
      () => isWanted && setFailed(true), // the page works as it did before: each choice is asked of the edge
    )
    return () => {
      isWanted = false
    }
  }, [address, locale, hasFailed])

  const tryAgain = useCallback(() => setFailed(false), [])
  return { stationSearch, hasFailed, tryAgain }
}

async function open(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  const { openStationSearch } = await loadChunk(() => import('../search/open-station-search.ts'))
  return openStationSearch(address, locale)
}
