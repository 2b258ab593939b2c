import type { DayHours } from '#shared/contract/hours.ts'
import type { Page, PageResponse } from '#shared/contract/page.ts'
import { COUNTRIES, type Country, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { localizedPath, stationPath, stationPaths } from '#shared/locale/localized-paths.ts'
import { MESSAGES } from '../messages/messages.ts'
import { flawedDays, lunchMenu, openingDays, type Place, placeIn } from './station-days.ts'
import {
  type StationHours,
  type StationRow,
  storedHours,
  storedLunch,
  storedStation,
  storedSummary,
  type Week,
} from './stored-station.ts'

interface StationPageResponse {
  localizedPagePaths: PageResponse['localizedPagePaths']
  content: Omit<Page, 'station' | 'openGraphImage'> & {
    station: Record<string, unknown>
    openGraphImage: unknown
  }
}

/** The page is built per request, so that it need not be stored for every station and locale. */
export function stationPage(row: StationRow, locale: LocaleCode, now: Date): StationPageResponse {
  const { name, network, address } = storedSummary(row)
  const station = stationResponse(row, locale, now)
  const servesFood = station['lunchMenu'] !== undefined || station['foodMenu'] !== undefined
  return {
    localizedPagePaths: stationPaths(address.country, row.slug),
    content: {
      slug: stationPath(locale, row.slug),
      title: name,
      description: `${name}, ${address.street}, ${address.city}: ${MESSAGES[locale].stations[network]}`,
      openGraphImage: station['image'],
      contentType: 'stationPage',
      body: [
        { contentType: 'stationHeader' },
        ...(servesFood ? [{ contentType: 'stationLunch' as const }] : []),
        { contentType: 'stationFunctions' },
        { contentType: 'stationMap' },
      ],
      station,
    },
  }
}

/**
 * A station page's station in the contract's format. Defects seen in hours of real content services
 * are included.
 */
export function stationResponse(
  row: StationRow,
  locale: LocaleCode,
  now: Date,
): Record<string, unknown> {
  const place = placeIn(row.time_zone, now)
  const hours = storedHours(row)
  const lunch = storedLunch(row, locale)
  const daysOf = (week: Week | undefined, isMeal = false) =>
    week && openingDays(week, place, isMeal)
  return {
    ...storedStation(row, locale),
    path: stationPath(locale, row.slug),
    timeZone: row.time_zone,
    ...openHours(hours, place),
    washHours: daysOf(hours.wash),
    kitchenHours: daysOf(hours.kitchen),
    lunchHours: daysOf(hours.lunch, true),
    breakfastHours: daysOf(hours.breakfast, true),
    lunchMenu: lunch && hours.lunch && lunchMenu(lunch, hours.lunch, place),
  }
}

/** §3: a list of days, or a store's hours with store24h, or both. */
function openHours({ open, shape, flaw }: StationHours, place: Place) {
  const days = openingDays(open, place)
  const openingHours = flawedDays(days, flaw, place.today.date)
  if (shape === 'days') return { openingHours }
  const store = {
    store24h: open === 'always',
    storeOpeningHours: flaw === undefined ? days.map(storeDay) : openingHours,
  }
  return shape === 'store' ? { openingHours: [], ...store } : { openingHours, ...store }
}

function storeDay({ date, openHours: ranges }: DayHours) {
  return {
    date,
    hours: ranges.map(({ startTime, endTime }) => ({ opens: startTime, closes: endTime })),
  }
}

/** The station slug in the path; undefined if it cannot be a station page. */
export function stationSlug(locale: LocaleCode, path: string): string | undefined {
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : ''
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : undefined
}

/**
 * A locale shows the stations of its country, the international locale those of all countries
 * (docs/contract.md).
 */
export function stationCountries(locale: LocaleCode): readonly Country[] {
  const { country } = LOCALES[locale]
  return country === undefined ? COUNTRIES : [country]
}
