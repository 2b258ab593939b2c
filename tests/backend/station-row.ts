import { env } from 'cloudflare:workers'
import type { StationHours } from '../../backend/stations/stored-station.ts'

interface RowParts {
  id: string
  country: 'FI' | 'SE' | 'NO'
  slug: string
  timeZone?: string
  hours?: StationHours
  services?: string[]
  detail?: object
  lunch?: object
}

/** A row of the stations table in the format of the seed. */
export function stationRow({
  id,
  country,
  slug,
  timeZone,
  hours,
  services = [],
  detail = {},
  lunch,
}: RowParts): D1PreparedStatement {
  const address = { street: 'Storgatan 1', postalCode: '953 31', city: 'Haparanda', country }
  const summary = {
    id,
    name: `St1 ${slug}`,
    brand: 'St1',
    network: 'MAIN',
    location: { lat: 65.83, lon: 24.13 },
    address,
    services,
  }
  const zone =
    timeZone ?? { FI: 'Europe/Helsinki', SE: 'Europe/Stockholm', NO: 'Europe/Oslo' }[country]
  const json = [hours ?? { open: 'always', shape: 'days' }, summary, detail].map((part) =>
    JSON.stringify(part),
  )
  return env.DB.prepare('INSERT INTO stations VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)').bind(
    ...[
      id,
      country,
      slug,
      summary.name,
      zone,
      ...json,
      lunch === undefined ? null : JSON.stringify(lunch),
    ],
  )
}
