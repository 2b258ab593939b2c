import { readRecord } from '../contract/read-values.ts'
import { PACKED_VERSION, type PackedStations } from './packed-stations.ts'

const COLUMNS = ['ids', 'names', 'paths', 'kind', 'city', 'streets', 'postalCodes', 'lats', 'lons', 'services', 'week'] as const
const TABLES = ['kinds', 'cities', 'codes', 'dayHours', 'weeks'] as const

/** The site's own edge wrote it, so its shape is looked at and not each of its values: version, tables, and columns of one length. */
export function readPackedStations(value: unknown): PackedStations | undefined {
  return isPacked(value) ? value : undefined
}

function isPacked(value: unknown): value is PackedStations {
  const raw = readRecord(value)
  if (raw === undefined || raw['version'] !== PACKED_VERSION || typeof raw['pathStart'] !== 'string') return false
  const hasColumns = COLUMNS.every((name) => lengthOf(raw[name]) === raw['count'])
  return hasColumns && TABLES.every((name) => lengthOf(raw[name]) !== undefined) && readRecord(raw['moreServices']) !== undefined
}

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined
}
