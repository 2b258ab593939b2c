import { findStations } from './find-stations.ts'
import { choicesIn, type LocatorChoice, withoutChoice, withoutChoices } from './locator-choices.ts'
import type { LocatorQuery } from './locator-query.ts'
import type { StationSet } from './station-set.ts'

/** and how many stations giving it up would bring */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

/** Of a query that finds nothing: the one choice without which it finds most, else all of them. undefined when the words alone find nothing. */
export function choiceToDrop(set: StationSet, query: LocatorQuery, now: Date): ChoiceToDrop | undefined {
  const count = (without: LocatorQuery) => findStations(set, without, { now }).stations.length
  const [best] = choicesIn(query)
    .toReversed()
    .map((choice) => ({ ...choice, count: count(withoutChoice(query, choice)) }))
    .toSorted((one, other) => other.count - one.count)
  if (best && best.count > 0) return best
  const all = count(withoutChoices(query))
  return all === 0 ? undefined : { kind: 'all', count: all }
}
