import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { FilterId } from '#shared/stations/query/filters-of.ts'
import type { LocatorChoice } from '#shared/stations/query/locator-choices.ts'
import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { ServiceId } from '#shared/stations/search/service-words.ts'
import type { ChargingMinimum } from '#shared/stations/services/charging.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'

type T = TranslateIn<'stations'>

/** Filters with a name for chips and badges, where the full name is too long. */
const SHORT = [
  '95',
  '98',
  'hvo100',
  're85',
  'cbg',
  'open24h',
  'carwash24h',
  'coloureddiesel',
  'paraffin',
  'truckfuelingpoint',
] as const

/** The name of a filter on chips and badges. */
export function shortName(id: FilterId, t: T): string {
  const short = SHORT.find((each) => each === id)
  return short ? t(`short.${short}`) : t(`attributes.${id}`)
}

export function chargingName(minimum: ChargingMinimum, t: T): string {
  return minimum === 'any'
    ? t('filters.groups.charging')
    : t('filters.chargingMinimum', { power: minimum })
}

/** A service that words of the search name. */
export function serviceName(id: ServiceId, t: T): string {
  if (id === 'charging:any') return chargingName('any', t)
  if (id === 'charging:150') return chargingName(150, t)
  return id === 'charging:400' ? chargingName(400, t) : shortName(id, t)
}

/** The name of a choice, as on its chip. */
export function choiceName(
  choice: LocatorChoice,
  query: LocatorQuery,
  t: T,
  locale: LocaleCode,
): string {
  if (choice.kind === 'filter') return shortName(choice.id, t)
  if (choice.kind === 'service') return t(`networks.${query.service ?? 'all'}`)
  if (choice.kind === 'unknownFilters') return (query.unknownFilters ?? []).join(', ')
  if (choice.kind === 'openAt')
    return t('filters.openAt', { time: formatWallTime(query.openAt ?? '', LOCALES[locale].iso) })
  return choice.kind === 'charging'
    ? chargingName(query.charging ?? 'any', t)
    : t(`filters.${choice.kind}`)
}

/** 'ti 24.11. klo 18.30' in the locale's format, in the station's local time */
function formatWallTime(openAt: string, language: string): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  } as const
  return new Date(`${openAt}Z`).toLocaleString(language, options)
}
