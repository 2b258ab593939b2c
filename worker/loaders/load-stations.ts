import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readStations } from '#shared/stations/read-stations.ts'
import { sortByName } from '#shared/stations/sort-stations.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { withinLimit } from '../within-limit.ts'
import { fetchStations } from './fetch-stations.ts'
import type { LoadContext } from './load-page.ts'

/** A locale's stations. */
export interface StationList {
  /** in the order of their names */
  stations: readonly StationSummary[]
  /** names this list and no other */
  version: string
  /** ISO 8601: the newest list cannot be had, this one is from then */
  asOf?: string
}

export const STATIONS_VERSION = 'x-stations-version'
const MADE_AT = 'x-stations-made-at'
const RECENT_MS = 10_000

/** Module state: the list each locale had last, read, and which lists could not be renewed when that was last tried. */
const lists = new Map<string, { list: StationList; at: number }>()
const failing = new Map<string, Failure>()

interface Failure {
  status: number
  /** milliseconds since 1970: nobody waits for the same failure again before */
  until: number
}

/** undefined: there is no list at all. */
export async function loadStations(context: LoadContext, locale: LocaleCode): Promise<StationList | undefined> {
  const key = keyOf(context, locale)
  const last = lists.get(key)
  if (!context.preview && last && Math.abs(context.now - last.at) < RECENT_MS) return last.list
  const { response, asOf } = await stationsResponse(context, locale)
  const version = response.headers.get(STATIONS_VERSION)
  if (version === null) return undefined
  const stations = last?.list.version === version ? last.list.stations : readStations(await response.json())
  if (!stations) return undefined
  const list = { stations, version, ...(asOf !== undefined && { asOf }) }
  lists.set(key, { list, at: context.now })
  return list
}

/** The same for somebody who waits no longer than this: what comes later is there for the next. */
export async function stationsInTime(context: LoadContext, locale: LocaleCode, limitMs: number): Promise<StationList | undefined> {
  const loading = loadStations(context, locale)
  context.waitUntil(loading)
  return withinLimit(loading, limitMs)
}

/** JSON of the list, with its version. From the edge cache, so that an outage of the stations endpoint keeps the last good one. */
export async function stationsResponse(context: LoadContext, locale: LocaleCode): Promise<{ response: Response; asOf?: string }> {
  const key = keyOf(context, locale)
  const produce = () => makeResponse(context, locale, key)
  if (context.preview) return { response: (await produce()).response }
  const { response, status } = await fromEdgeCache({ ...context, key, produce })
  const asOf = status === 'stale-on-error' || (status === 'stale' && failing.has(key)) ? response.headers.get(MADE_AT) : null
  return { response, ...(asOf !== null && { asOf }) }
}

function keyOf({ config, preview }: LoadContext, locale: LocaleCode): string {
  return edgeCacheKey({ buildId: 'any', kind: preview ? 'station-list-preview' : 'station-list', locale, path: config.BACKEND_URL })
}

async function makeResponse(context: LoadContext, locale: LocaleCode, key: string): Promise<Produced> {
  const known = failing.get(key)
  if (known && context.now < known.until) return broken(known.status)
  const start = Date.now()
  const { status, stations } = await fetchStations(context, locale)
  if (stations === undefined) {
    // remembered for as long as it took: a refusal is tried again at once, a timeout does not keep each visitor waiting
    const end = Date.now()
    failing.set(key, { status, until: end + (end - start) })
    return broken(status)
  }
  failing.delete(key)
  const text = JSON.stringify(sortByName(stations, locale))
  const headers = { [STATIONS_VERSION]: await versionOf(text), [MADE_AT]: new Date(context.now).toISOString() }
  return { kind: 'ready', response: new Response(text, { headers }), storable: true }
}

function broken(status: number): Produced {
  return { kind: 'broken', response: new Response(null, { status }) }
}

async function versionOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 8)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
