import { readStationList } from '#shared/contract/read-stations.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { sortByName } from '#shared/stations/places/sort-stations.ts'
import { type Cached, cached, cacheKey, isUncached } from '../cache/cached.ts'
import { createMemo } from '../cache/memo.ts'
import { digest } from '../digest.ts'
import { isRecent } from '../is-recent.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { readJsonText } from './content-loader.ts'
import { loadText } from './load-text.ts'
import { readStoredStations, writeStoredStations } from './stored-stations.ts'

export interface StationList {
  /** sorted by name */
  stations: readonly StationSummary[]
  /** digest of the backend's text */
  version: string
  /** ISO 8601: the time of this list; set only when a newer list could not be loaded */
  asOf?: string
}

const STATIONS_VERSION = 'x-stations-version'
const RECENT_MS = 10_000

/** Module state: the last list of each locale. */
const lists = createMemo<{ list: StationList; at: number }>(2 * LOCALE_CODES.length)
/**
 * Module state: parsed lists by locale and version; each has a search index in the language of its
 * locale.
 */
const parsed = createMemo<readonly StationSummary[]>(2 * LOCALE_CODES.length)

/** undefined when there is no list, not even an old one. */
export async function loadStations(context: LoadContext): Promise<StationList | undefined> {
  const { locale } = context
  const key = `${context.preview} ${cacheKey(context, 'stored-stations')}`
  const last = lists.get(key)
  if (!isUncached(context) && last && isRecent(last.at, RECENT_MS, context.now)) return last.list
  const { respond, status, storedAt } = await stationsResponse(context)
  const response = respond()
  const version = response.headers.get(STATIONS_VERSION)
  if (version === null) return undefined
  const stations = parsed.get(`${locale} ${version}`) ?? readStoredStations(await response.json())
  if (!stations) return undefined
  parsed.set(`${locale} ${version}`, stations, 1)
  const isOld = status === 'stale-on-error' && storedAt !== undefined
  const list = { stations, version, ...(isOld && { asOf: new Date(storedAt).toISOString() }) }
  lists.set(key, { list, at: context.now }, 1)
  return list
}

/** undefined when loading takes longer. It continues, and the next visitor gets the list. */
export async function stationsInTime(
  context: LoadContext,
  limitMs: number,
): Promise<StationList | undefined> {
  const loading = loadStations(context)
  context.waitUntil(loading)
  return withinLimit(loading, limitMs)
}

/**
 * The list as JSON, with its version as header. During an outage of the stations endpoint it is the
 * last good list.
 */
function stationsResponse(context: LoadContext): Promise<Cached> {
  const { locale } = context
  return cached(context, {
    key: cacheKey(context, 'stored-stations'),
    fetch: async () => {
      const { text } = await loadText(context, { endpoint: 'stations' })
      if (text === undefined) return { kind: 'broken', status: 502 }
      const version = await digest(text)
      // an unchanged list is not read again
      const known = parsed.get(`${locale} ${version}`)
      // drops unreadable stations
      const read = known ?? readJsonText(text, readStationList)
      if (!read) {
        log('warn', 'upstream', { endpoint: 'stations', locale, status: 502, reason: 'unreadable' })
        return { kind: 'broken', status: 502 }
      }
      const stations = known ?? sortByName(read, locale)
      const body = writeStoredStations(stations)
      parsed.set(`${locale} ${version}`, stations, 1)
      return { kind: 'ready', body, headers: { [STATIONS_VERSION]: version } }
    },
  })
}
