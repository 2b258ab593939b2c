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

export type PositionFailure = (typeof FAILURES)[number]

/**
 * The visitor's position and its accuracy in metres. Calls back in every case: at once without
 * geolocation, and after a time limit if the visitor does not answer the browser's prompt.
 */
export function askPosition(
  onFound: (place: Position, accuracy: number) => void,
  onFailure: (failure: PositionFailure) => void,
): void {
  // closing the prompt without an answer calls neither function
  const unanswered = setTimeout(() => onFailure('timeout'), PROMPT_LIMIT_MS)
  function fail(failure: PositionFailure): void {
    clearTimeout(unanswered)
    onFailure(failure)
  }
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(unanswered)
        onFound({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }, coords.accuracy)
      },
      ({ code }) => fail(FAILURES[code] ?? 'unavailable'),
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    )
  } catch {
    fail('unavailable') // the browser has no geolocation, or refuses it
  }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
