import { useState } from 'react'
import type { Position } from '#shared/stations/distance.ts'

export type PositionState = 'idle' | 'locating' | 'found' | 'denied' | 'timeout' | 'unavailable' | 'unsupported'

/** a cold phone takes its time */
const TIME_LIMIT_MS = 12_000
/** a place of a minute ago is good enough for a station */
const MAX_AGE_MS = 60_000
/** GeolocationPositionError.code */
const FAILURES: Record<number, PositionState> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** ten metres: the address is shared and remembered, the doorstep need not be in it */
const DECIMALS = 4

/** Asks the browser where the visitor is, when told to. */
export function useOwnPosition(onFound: (place: Position) => void): { state: PositionState; locate: () => void } {
  const [state, setState] = useState<PositionState>('idle')

  function locate(): void {
    if (state === 'locating') return
    if (!('geolocation' in navigator)) {
      setState('unsupported')
      return
    }
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('found')
        onFound({ lat: Number(coords.latitude.toFixed(DECIMALS)), lon: Number(coords.longitude.toFixed(DECIMALS)) })
      },
      ({ code }) => setState(FAILURES[code] ?? 'unavailable'),
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return { state, locate }
}
