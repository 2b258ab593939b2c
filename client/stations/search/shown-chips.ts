import type { FilterId } from '#shared/stations/query/filters-of.ts'
import { choicesIn, type LocatorChoice } from '#shared/stations/query/locator-choices.ts'
import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { ServiceId } from '#shared/stations/search/service-words.ts'
import type { StationIcon } from '#shared/stations/services/attribute-catalogue.ts'
import type { ChargingMinimum } from '#shared/stations/services/charging.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'

/** A chip. A press sends `name=value`, which locator-presses.ts applies. */
export interface Chip {
  name: 'toggle' | 'drop'
  value: string
  isActive: boolean
  /** its filter */
  of: { service: ServiceId | 'open' } | { choice: LocatorChoice }
  icon?: StationIcon | undefined
}

/**
 * The chips that are offered to everyone: the quick filters of §9. A country without stations for
 * one does not have it.
 */
const QUICK = STATION_FILTERS.filter(({ quickFilter }) => quickFilter)
const idsWhere = (additive: boolean) =>
  QUICK.filter((filter) => filter.additive === additive).map(({ id }) => id)
// the restaurants of one country come last
const OFFERED: (FilterId | 'open' | 'charging:any')[] = [
  'open',
  'charging:any',
  ...idsWhere(false),
  ...idsWhere(true),
]

/** The parts of an answer that the chips need. */
interface Answered {
  services: readonly ServiceId[]
  serviceWords: readonly string[]
  absent: readonly FilterId[]
}

/**
 * Active chips come first, each with its narrower chips, then the suggested chips. The main network
 * is not a chip, because the menu's link already selects it.
 */
export function shownChips(
  query: LocatorQuery,
  { services, serviceWords, absent }: Answered,
): Chip[] {
  const active = activeChoices(query).map((choice): Chip => ({
    ...pressOf(choice, query),
    isActive: true,
    of: { choice },
  }))
  const named = services.map((service, index): Chip => ({
    name: 'drop',
    value: `word:${serviceWords[index]}`,
    isActive: true,
    of: { service },
  }))
  const isOn = (id: string) =>
    services.some((service) => service === id) ||
    (id === 'open'
      ? query.openNow
      : id.startsWith('charging')
        ? query.charging !== undefined
        : query.filters.some((each) => each === id))
  const offered = [...narrower(query, services), ...OFFERED]
    .filter((id) => !isOn(id) || isNarrowerCharging(id, query))
    .filter((id) => !absent.some((each) => each === id))
    .map((id): Chip => ({
      name: 'toggle',
      value: id,
      isActive: false,
      of: { service: id },
      icon: iconOf(id),
    }))
  return [...active, ...named, ...offered]
}

/** The choices that the number on “Filters” counts. */
export function activeChoices(query: LocatorQuery): LocatorChoice[] {
  return choicesIn(query).filter(({ kind }) => kind !== 'service' || query.service !== 'MAIN')
}

/** The press that removes a choice. */
export function pressOf(
  choice: LocatorChoice,
  { charging }: Pick<LocatorQuery, 'charging'>,
): Pick<Chip, 'name' | 'value'> {
  if (choice.kind === 'filter') return { name: 'toggle', value: choice.id }
  if (choice.kind === 'charging') return { name: 'toggle', value: `charging:${charging ?? 'any'}` }
  if (choice.kind === 'openNow' || choice.kind === 'openAt') return { name: 'drop', value: 'open' }
  return { name: 'drop', value: choice.kind === 'unknownFilters' ? 'unknown' : choice.kind }
}

/** Chips that narrow an active one. */
function narrower(
  query: LocatorQuery,
  services: readonly ServiceId[],
): (FilterId | `charging:${ChargingMinimum}`)[] {
  const asksCharging =
    query.charging !== undefined || services.some((service) => service.startsWith('charging'))
  const asksWash = query.filters.includes('carwash') || services.includes('carwash')
  return [
    ...(asksCharging
      ? (['charging:150', 'charging:400'] as const).filter((id) => isNarrowerCharging(id, query))
      : []),
    ...(asksWash ? (['carwash24h'] as const) : []),
  ]
}

function isNarrowerCharging(id: string, { charging }: LocatorQuery): boolean {
  return (id === 'charging:150' || id === 'charging:400') && id !== `charging:${charging}`
}

function iconOf(id: ServiceId | 'open'): StationIcon | undefined {
  if (id === 'open') return undefined
  if (id.startsWith('charging')) return 'plug-zap'
  const filter = STATION_FILTERS.find((each) => each.id === id)
  return filter?.quickFilterIcon ?? filter?.icon
}
