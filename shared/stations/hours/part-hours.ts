// The parts of a station that have hours of their own, and the fields that they come from
// (docs/contract.md, "Stations").

import type { Station, StationSummary } from '../../contract/station.ts'
import {
  type AttributeCode,
  ATTRIBUTES,
  type AttributeGroup,
} from '../services/attribute-catalogue.ts'
import { serviceCode } from '../services/find-attribute.ts'
import {
  type OpeningHours,
  readOpeningHours,
  stationHours,
  weekHours,
} from './read-opening-hours.ts'

export const STATION_PARTS = ['pumps', 'chargers', 'wash', 'shop', 'kitchen'] as const
export type StationPart = (typeof STATION_PARTS)[number]

/** A summary of the list or the station of a page. */
export type PartsStation = Pick<StationSummary, 'services'> &
  Partial<
    Pick<
      Station,
      | 'network'
      | 'openingHours'
      | 'pumps'
      | 'chargers'
      | 'washHours'
      | 'kitchenHours'
      | 'fuels'
      | 'store24h'
      | 'storeOpeningHours'
    >
  >

export type PartHours = Partial<Record<StationPart, OpeningHours>>

const ALWAYS: OpeningHours = { aroundTheClock: true, days: [] }
const ALL_DAY_WASHES = new Set<string>([
  'carwash24h',
  'perfectcarwash24hours',
] satisfies AttributeCode[])
const WASHES = codesOf('carWash')
const CHARGERS = codesOf('charging')

const known = new WeakMap<PartsStation, PartHours>()

/** The hours of each part that the station has. Hours that cannot be read have no days. */
export function partHours(station: PartsStation): PartHours {
  const hours = known.get(station) ?? readPartHours(station)
  known.set(station, hours)
  return hours
}

function readPartHours(station: PartsStation): PartHours {
  const { chargers, washHours, kitchenHours, openingHours = [] } = station
  const codes = station.services.map(serviceCode)
  const pumps = pumpsOf(station, codes)
  const shop =
    openingHours.length > 0
      ? weekHours(openingHours)
      : readOpeningHours(stationHours({ ...station, openingHours }))
  const wash = codes.some((code) => ALL_DAY_WASHES.has(code)) ? ALWAYS : shop
  return {
    ...(pumps !== 'none' && { pumps: pumps === 'staffed' && !saysAlways(codes) ? shop : ALWAYS }),
    ...((chargers || codes.some((code) => CHARGERS.has(code))) && { chargers: ALWAYS }),
    ...((washHours || codes.some((code) => WASHES.has(code))) && {
      wash: washHours ? weekHours(washHours) : wash,
    }),
    ...(pumps !== 'unmanned' && { shop }),
    ...(kitchenHours && { kitchen: weekHours(kitchenHours) }),
  }
}

/**
 * Without the field, the codes and the network tell. Pumps of which nothing is known are assumed to
 * follow the shop's hours.
 */
function pumpsOf(
  { pumps, network }: PartsStation,
  codes: readonly string[],
): NonNullable<StationSummary['pumps']> {
  if (pumps) return pumps
  if (network === 'TRUCK') return 'unmanned'
  return codes.includes('selfservicepaymentterminal') ? 'terminal' : 'staffed'
}

function saysAlways(codes: readonly string[]): boolean {
  return codes.includes('open24h')
}

function codesOf(group: AttributeGroup): ReadonlySet<string> {
  return new Set(
    ATTRIBUTES.flatMap((attribute) => (attribute.group === group ? [attribute.code] : [])),
  )
}
