import { useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import { POSITION_FAILURES, type PositionFailure } from './position-failures.ts'

export type PositionState =
  | { kind: 'idle' | 'locating' | 'found' }
  /** `words` say how to go on */
  | { kind: 'failed'; words: string }

interface OwnPosition {
  state: PositionState
  locate: () => void
}

/** a cold phone takes its time */
const TIME_LIMIT_MS = 12_000
/** a place of a minute ago is good enough for a station */
const MAX_AGE_MS = 60_000
/** GeolocationPositionError.code */
const FAILURES: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** ten metres: the address is shared and remembered, the doorstep need not be in it */
const DECIMALS = 4

/** Asks the browser where the visitor is, when told to. */
export function useOwnPosition(locale: LocaleCode, onFound: (place: Position) => void): OwnPosition {
  const [state, setState] = useState<PositionState>({ kind: 'idle' })

  function locate(): void {
    if (state.kind === 'locating') return
    const fail = (failure: PositionFailure) => setState({ kind: 'failed', words: POSITION_FAILURES[locale][failure] })
    if (!('geolocation' in navigator)) return fail('unsupported')
    setState({ kind: 'locating' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState({ kind: 'found' })
        onFound({ lat: Number(coords.latitude.toFixed(DECIMALS)), lon: Number(coords.longitude.toFixed(DECIMALS)) })
      },
      ({ code }) => fail(FAILURES[code] ?? 'unavailable'),
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return { state, locate }
}
