import { compareDistances, type StationAway } from '../places/sort-stations.ts'
import type { Countable } from './count-choices.ts'
import { endTown } from './end-town.ts'
import type { FoundRoute } from './find-route.ts'

/** What a closed station adds to its distance. */
const CLOSED_FACTOR = 1.2
const CLOSED_METRES = 1_000

/** A station that may be in the list, with what decides its place there. */
export interface Candidate extends Countable {
  away: StationAway
  index: number
  score: number
}

/**
 * As on the way from the start, whose town comes first, to the town of the end; without a way, the
 * nearest to an end first.
 */
export function inOrderOfTravel(some: readonly Candidate[], route: FoundRoute): Candidate[] {
  const rankOf = ({ away: { station } }: Candidate) => {
    const end = route.line.length > 0 ? endTown(station, route) : undefined
    return end === undefined ? 1 : end === 'from' ? 0 : 2
  }
  const placeOf = ({ away }: Candidate) => away.along ?? away.distance ?? 0
  return some.toSorted((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other))
}

export function sorted(
  some: readonly Candidate[],
  isNearestFirst: boolean,
  distanceOf = trueDistance,
): Candidate[] {
  const byPlace = (one: Candidate, other: Candidate) =>
    compareDistances(distanceOf(one), distanceOf(other))
  return some.toSorted(
    (one, other) =>
      other.score - one.score ||
      (isNearestFirst ? byPlace(one, other) : 0) ||
      one.index - other.index,
  )
}

export function trueDistance({ away: { distance } }: Candidate): number | undefined {
  return distance
}

/** A closed station counts as farther away, so that at a similar distance open ones come first. */
export function feltDistance({ away: { distance }, isOpenNow }: Candidate): number | undefined {
  return distance === undefined || isOpenNow ? distance : distance * CLOSED_FACTOR + CLOSED_METRES
}
