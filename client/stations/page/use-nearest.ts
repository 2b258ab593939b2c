import { useEffect, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import { nearestTo, type StationAway } from './nearest-to.ts'

const TIME_LIMIT_MS = 15_000

/** The stations around a place, asked for when `wanted`: undefined while they are not there, 'failed' when they cannot be had. */
export function useNearest(
  wanted: boolean,
  locale: LocaleCode,
  { id, lat, lon }: Position & { id: string },
): StationAway[] | 'failed' | undefined {
  const [nearest, setNearest] = useState<StationAway[] | 'failed'>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    fetchNearest(locale, { id, lat, lon }, signal).then(
      (found) => setNearest(found),
      () => leaving.signal.aborted || setNearest('failed'),
    )
    return () => leaving.abort()
  }, [wanted, locale, id, lat, lon])
  return nearest
}

async function fetchNearest(locale: LocaleCode, place: Position & { id: string }, signal: AbortSignal): Promise<StationAway[] | 'failed'> {
  // the locator's own answer: a visitor who comes from there has it already, or has it for the way back
  const response = await fetch(`/stations/${locale}/latest.json`, { signal })
  const stations = response.ok ? readStationTable(await response.json()) : undefined
  const nearest = stations && nearestTo(place, stations, place.id)
  return nearest?.length ? nearest : 'failed'
}
