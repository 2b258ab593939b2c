import { useDeferredValue, useMemo } from 'react'
import useSWR from 'swr'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import { loadChunk } from '../../ui/load-chunk.ts'
import type { RemoteSearch } from '../search/station-search.ts'

export interface SearchOpening {
  /** All stations, once the browser has them. Until then, and if they fail to load, the edge's lists are used. */
  stationSearch: RemoteSearch | undefined
  /** failed after all retries */
  hasFailed: boolean
  tryAgain: () => void
}

/** The search over all stations. SWR keeps it, so that it is ready when the visitor comes back to the locator. */
export function useStationSearch(start: LocatorStart): SearchOpening {
  const locale = useLocale()
  const address = start.kind === 'list' ? start.address : undefined
  const { data, error, isValidating, mutate } = useSWR(
    address === undefined ? null : ['station search', address],
    () => open(address ?? '', locale),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  // deferred, because all buttons of the page render again when it arrives
  const stationSearch = useDeferredValue(data)
  const hasFailed = error !== undefined && !isValidating
  return useMemo(() => ({ stationSearch, hasFailed, tryAgain: () => void mutate() }), [stationSearch, hasFailed, mutate])
}

async function open(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  const { openStationSearch } = await loadChunk(() => import('../search/open-station-search.ts'))
  return openStationSearch(address, locale)
}
