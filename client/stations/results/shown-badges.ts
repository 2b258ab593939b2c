import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { partHours } from '#shared/stations/hours/part-hours.ts'
import { readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'
import { type FilterId, filtersOf } from '#shared/stations/query/filters-of.ts'
import type { StationIcon } from '#shared/stations/services/attribute-catalogue.ts'
import {
  type ChargingMinimum,
  chargingPower,
  hasCharging,
} from '#shared/stations/services/charging.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { shortHours } from '../hours/clock-text.ts'
import { lunchDays } from '../hours/lunch-days.ts'
import { shortName } from '../search/choice-names.ts'
import { type Asked, WASHES } from './asked.ts'

export interface Badge {
  key: string
  icon: StationIcon
  text: string
  /** a second line: dishes */
  detail?: string
  /** answers an active filter */
  isMatch: boolean
}

interface BadgeOptions {
  asked: Asked
  now: Date
  locale: LocaleCode
  t: TranslateIn<'stations'>
}

const MOST_BADGES = 3
/** the status line says it */
const IN_STATUS: readonly FilterId[] = ['open24h']
/** What a card shows beside the answers to filters. */
const ON_LIST: readonly FilterId[] = STATION_FILTERS.filter(
  ({ displayOnStationList }) => displayOnStationList,
).map(({ id }) => id)

/** Answers to the active filters first, then others, three in total. More answers are all shown. */
export function shownBadges(station: StationSummary, options: BadgeOptions): Badge[] {
  const { filters, charging } = options.asked
  const offered = filtersOf(station)
  const wash = filters.find((id) => WASHES.includes(id) && offered.has(id))
  const answers = [
    ...(charging ? chargerBadges(station, charging, options.t) : []),
    ...(wash ? [washBadge(station, options)] : []),
    ...filters
      .filter((id) => offered.has(id) && !WASHES.includes(id) && !IN_STATUS.includes(id))
      .map((id) =>
        id === 'lunch' ? lunchBadge(station, options) : filterBadge(id, options, true),
      ),
  ]
  const shown = new Set(answers.map(({ key }) => key))
  const others = [
    ...(charging ? [] : chargerBadges(station, undefined, options.t).slice(0, 1)),
    ...ON_LIST.filter((id) => offered.has(id)).map((id) => filterBadge(id, options, false)),
  ].filter(({ key }) => !shown.has(key))
  return [...answers, ...others.slice(0, Math.max(0, MOST_BADGES - answers.length))]
}

function filterBadge(id: FilterId, { t }: BadgeOptions, isMatch: boolean): Badge {
  const icon = STATION_FILTERS.find((filter) => filter.id === id)?.icon ?? 'circle-help'
  return { key: id, icon, text: shortName(id, t), isMatch }
}

function washBadge(station: StationSummary, options: BadgeOptions): Badge {
  const { wash } = partHours(station)
  const hours = wash && shortHours(wash, station.timeZone, options)
  const { t } = options
  const name = t('labels.carWash')
  return {
    key: 'carwash',
    icon: 'car-front',
    text: hours ? t('badges.hours', { name, hours }) : name,
    isMatch: true,
  }
}

/** '6 × 400 kW', '2 × 150 kW'; without the chargers of a station its greatest known power. */
function chargerBadges(
  station: StationSummary,
  minimum: ChargingMinimum | undefined,
  t: TranslateIn<'stations'>,
): Badge[] {
  const known = station.chargers?.toSorted((one, other) => other.power - one.power) ?? []
  const badges = known.map(({ power, count }): Badge => {
    const isMatch = minimum !== undefined && hasCharging(power, minimum)
    return {
      key: `charging ${power}`,
      icon: 'plug-zap',
      text: t('badges.chargers', { count, power }),
      isMatch,
    }
  })
  if (badges.length > 0) return badges.slice(0, 2)
  const power = chargingPower(station)
  if (power === undefined) return []
  const text = power === 0 ? t('filters.groups.charging') : t('badges.power', { power })
  return [{ key: 'charging', icon: 'plug-zap', text, isMatch: minimum !== undefined }]
}

/**
 * 'Lunch today 10:30–14 · 13,90 €' and the dishes. Without today's lunch, the days that have it:
 * 'Lunch Mon–Fri'.
 */
function lunchBadge(station: StationSummary, options: BadgeOptions): Badge {
  const { now, locale, t } = options
  const { todaysLunch: lunch, timeZone, address } = station
  if (lunch?.date !== dateOfDay(dayOf(localSeconds(now, timeZone)))) {
    const badge = filterBadge('lunch', options, true)
    return { ...badge, text: `${badge.text} ${lunchDays(station, now, t)}`.trim() }
  }
  const hours = shortHours(readOpeningHours([lunch]), timeZone, options) ?? ''
  const prices = lunch.dishes.flatMap(({ price }) => price || [])
  const price = prices.length > 0 && formatLocalPrice(Math.min(...prices), address.country, locale)
  const text = [`${t('badges.lunchToday')} ${hours}`.trim(), price].filter(Boolean).join(' · ')
  return {
    key: 'lunch',
    icon: 'soup',
    text,
    detail: lunch.dishes.map(({ name }) => name).join(', '),
    isMatch: true,
  }
}
