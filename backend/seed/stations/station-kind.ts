import { STATIONS_PREVIEW } from '../../content/stations-preview.ts'
import { chanceOf } from './chance.ts'
import type { Site } from './site.ts'

/** What a visitor finds: pumps only, a shop with coffee, a kitchen; or a place for trucks or boats. */
export type StationKind = 'express' | 'shop' | 'restaurant' | 'truck' | 'marine'

const SMALLEST_RESTAURANT_TOWN = 4_000

/** The editors' own stations, which other pages lead to, have most to show. */
const NAMED_KINDS = ['restaurant', 'shop'] as const

export function stationKind({ id, network, population }: Site): StationKind {
  if (network === 'TRUCK') return 'truck'
  if (network === 'MARINE') return 'marine'
  if (isNamed(id)) return NAMED_KINDS[Number(id.slice(-1)) % NAMED_KINDS.length] ?? 'shop'
  const chance = chanceOf(`kind of ${id}`)
  if (population >= SMALLEST_RESTAURANT_TOWN && chance.is(0.3)) return 'restaurant'
  return chance.is(0.5) ? 'shop' : 'express'
}

/** content/stations-preview.ts: 'fi-1001' to 'fi-1006', and so in each country */
function isNamed(id: string): boolean {
  return STATIONS_PREVIEW.some((station) => station.id === id)
}

export function isAttended(kind: StationKind): boolean {
  return kind === 'shop' || kind === 'restaurant'
}
