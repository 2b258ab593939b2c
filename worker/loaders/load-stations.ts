import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { packStations } from '#shared/stations/pack-stations.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { withinLimit } from '../within-limit.ts'
import { loadEachStation } from './load-each-station.ts'
import type { LoadContext } from './load-page.ts'

/** A locale's stations as they leave the edge. */
export interface PackedText {
  /** JSON of PackedStations */
  text: string
  /** names this text and no other */
  version: string
  /** ISO 8601: the newest list cannot be had, this one is from then */
  asOf?: string
}

const VERSION = 'x-stations-version'
const MADE_AT = 'x-stations-made-at'
const HELD_MS = 10_000

/** Module state: the list each locale had a moment ago, and which lists could not be renewed when that was last tried. */
const held = new Map<string, { packed: PackedText; at: number }>()
const failing = new Map<string, Failure>()

interface Failure {
  status: number
  /** milliseconds since 1970: nobody waits for the same failure again before */
  until: number
}

/** From the edge cache, so that an outage of the stations endpoint keeps the last good list. undefined: there is none at all. */
export async function loadStations(context: LoadContext, locale: LocaleCode): Promise<PackedText | undefined> {
  const key = keyOf(context, locale)
  if (context.preview) return packedOf((await fetchStations(context, locale, key)).response)
  const recent = held.get(key)
  if (recent && Math.abs(context.now - recent.at) < HELD_MS) return recent.packed
  const { response, status } = await fromEdgeCache({ ...context, key, produce: () => fetchStations(context, locale, key) })
  const found = await packedOf(response)
  if (!found) return undefined
  const asOf = status === 'stale-on-error' || (status === 'stale' && failing.has(key)) ? response.headers.get(MADE_AT) : null
  const packed = { ...found, ...(asOf !== null && { asOf }) }
  held.set(key, { packed, at: context.now })
  return packed
}

/** The same for somebody who waits no longer than this: what comes later is there for the next. */
export async function stationsInTime(context: LoadContext, locale: LocaleCode, limitMs: number): Promise<PackedText | undefined> {
  const loading = loadStations(context, locale)
  context.waitUntil(loading)
  return withinLimit(loading, limitMs)
}

function keyOf({ config, preview }: LoadContext, locale: LocaleCode): string {
  return edgeCacheKey({ buildId: 'any', kind: preview ? 'stations-preview' : 'stations', locale, path: config.BACKEND_URL })
}

async function packedOf(response: Response): Promise<PackedText | undefined> {
  if (!response.ok) return undefined
  return { text: await response.text(), version: response.headers.get(VERSION) ?? '' }
}

async function fetchStations(context: LoadContext, locale: LocaleCode, key: string): Promise<Produced> {
  const known = failing.get(key)
  if (known && context.now < known.until) return broken(known.status)
  const start = Date.now()
  const stations: StationSummary[] = []
  const withSharedWeek = weekSharer()
  const status = await loadEachStation(context, locale, (station) => stations.push(withSharedWeek(station)))
  if (status !== 200) {
    // remembered for as long as it took: a refusal is tried again at once, a timeout does not keep each visitor waiting
    const end = Date.now()
    failing.set(key, { status, until: end + (end - start) })
    return broken(status)
  }
  failing.delete(key)
  const packed = JSON.stringify(packStations(stations))
  const headers = { [VERSION]: await versionOf(packed), [MADE_AT]: new Date(context.now).toISOString() }
  return { kind: 'ready', response: new Response(packed, { headers }), storable: true }
}

function broken(status: number): Produced {
  return { kind: 'broken', response: new Response(null, { status }) }
}

async function versionOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 8)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Most weeks are those of other stations, too: a hundred thousand of them would fill the isolate. */
function weekSharer(): (station: StationSummary) => StationSummary {
  const weeks = new Map<string, StationSummary['openingHours']>()
  return (station) => {
    const key = JSON.stringify(station.openingHours)
    const openingHours = weeks.get(key) ?? station.openingHours
    weeks.set(key, openingHours)
    return { ...station, openingHours }
  }
}
