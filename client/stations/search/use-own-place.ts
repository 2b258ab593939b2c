import { useState } from 'react'
import type { Position } from '#shared/stations/places/distance.ts'
import { askPosition, type PositionFailure } from '../ask-position.ts'

export type LocateState = 'locating' | 'found' | PositionFailure

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
    askPosition((place, metres) => {
      setState('found')
      setAccuracy(metres)
      onFound(place)
    }, setState)
  }

  return { state, locate, accuracy }
}
