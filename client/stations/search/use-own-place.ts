import { useState } from 'react'
import type { Position } from '#shared/stations/places/distance.ts'

/** a phone needs time for its first position */
const TIME_LIMIT_MS = 12_000
/** includes the time for the visitor's answer to the browser's prompt */
const PROMPT_LIMIT_MS = 30_000
/** a position that is one minute old is accurate enough */
const MAX_AGE_MS = 60_000
/** GeolocationPositionError.code */
const FAILURES = ['unavailable', 'denied', 'unavailable', 'timeout'] as const
/** ten metres: the address may be shared and stored, so it must not reveal the exact place */
const DECIMALS = 4

export type LocateState = 'locating' | 'found' | (typeof FAILURES)[number]

export interface OwnPlaceState {
  state: LocateState | undefined
  locate: () => void
  /** metres; not in the address, because a shared address has no accuracy */
  accuracy: number | undefined
}

/** The visitor's position. It is asked for only when `locate` is called, after a press. */
export function useOwnPlace(onFound: (place: Position) => void): OwnPlaceState {
  const [state, setState] = useState<LocateState>()
  const [accuracy, setAccuracy] = useState<number>()

  function locate(): void {
    if (state === 'locating') return
    setState('locating')
    askPosition((coords) => {
      setState('found')
      setAccuracy(coords.accuracy)
      onFound({ lat: Number(coords.latitude.toFixed(DECIMALS)), lon: Number(coords.longitude.toFixed(DECIMALS)) })
    }, setState)
  }

  return { state, locate, accuracy }
}

/** Calls back in every case: at once without geolocation, and after a time limit if the visitor does not answer the browser's prompt. */
export function askPosition(onFound: (coords: GeolocationCoordinates) => void, onFailure: (state: LocateState) => void): void {
  // closing the prompt without an answer calls neither function
  const unanswered = setTimeout(() => onFailure('timeout'), PROMPT_LIMIT_MS)
  function fail(state: LocateState): void {
    clearTimeout(unanswered)
    onFailure(state)
  }
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(unanswered)
        onFound(coords)
      },
      ({ code }) => fail(FAILURES[code] ?? 'unavailable'),
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    )
  } catch {
    fail('unavailable') // the browser has no geolocation, or refuses it
  }
}
