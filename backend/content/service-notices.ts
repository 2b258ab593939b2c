// Faults at stations. The service notices page of each locale and the station pages show them.

import { type Country, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { slugOf } from '../stations/slug-of.ts'
import type { TranslatedText } from '../stations/stored-station.ts'

interface ServiceNotice {
  country: Country
  station: string
  /** last segment of the station page's path */
  slug: string
  title: TranslatedText
  /** yyyy-MM-dd */
  since: string
  until?: string
}

const DAY_MS = 86_400_000

export const SERVICE_NOTICES: readonly ServiceNotice[] = [
  notice(
    'FI',
    'St1 Joensuu Raatekangas',
    'Pesulinjan harja vaihdetaan, pesu on kiinni',
    'The wash is closed while its brush is changed',
    3,
    3,
  ),
  notice(
    'FI',
    'St1 Porvoo Eteläväylä',
    'Yksi 150 kW:n laturi on pois käytöstä',
    'One 150 kW charger is out of use',
    2,
    6,
  ),
  notice(
    'FI',
    'St1 Kemi Keskusta',
    'Mittari 4: maksupääte ei toimi',
    'Pump 4: the payment terminal does not work',
    1,
  ),
  notice(
    'SE',
    'St1 Mora',
    'En av fyra laddare är avstängd, reservdel beställd',
    'One of four chargers is switched off, a part is on order',
    4,
    6,
  ),
  notice(
    'SE',
    'St1 Luleå Björkskatan',
    'E85 är slut, påfyllning är på väg',
    'E85 has run out, a delivery is on its way',
    2,
    3,
  ),
  notice('SE', 'St1 Ystad', 'Pump 2 är ur drift', 'Pump 2 is out of order', 2, 4),
  notice(
    'NO',
    'St1 Tromsø Breivika',
    'Vaskehallen er stengt, portmotoren byttes',
    'The wash hall is closed, the door’s motor is being replaced',
    5,
    13,
  ),
  notice(
    'NO',
    'St1 Alta',
    'Laderne gir inntil 75 kW mens nettselskapet bytter en transformator',
    'The chargers give up to 75 kW while a transformer is being replaced',
    6,
    20,
  ),
  notice(
    'NO',
    'St1 Trondheim Lade',
    'AdBlue-pumpa repareres, kanner selges i butikken',
    'The AdBlue pump is being repaired, cans are sold in the shop',
    1,
  ),
]

/**
 * A markdown table: station, fault, since, until. `headings` are in the locale's language; a dash
 * means unknown.
 */
export function noticeTable(
  locale: LocaleCode,
  headings: readonly [string, string, string, string],
): string {
  const { country, iso } = LOCALES[locale]
  const day = (date: string) =>
    new Date(date).toLocaleDateString(iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const rows = SERVICE_NOTICES.filter(
    (each) => country === undefined || each.country === country,
  ).map(
    ({ station, slug, title, since, until }) =>
      `| [${station}](${stationPath(locale, slug)}) | ${country === undefined ? title.english : title.local} | ${day(since)} | ${until ? day(until) : '–'} |`,
  )
  return [`| ${headings.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows].join('\n')
}

function notice(
  country: Country,
  station: string,
  local: string,
  english: string,
  daysAgo: number,
  daysLeft?: number,
): ServiceNotice {
  const until = daysLeft === undefined ? {} : { until: dayAfter(daysLeft) }
  return {
    country,
    station,
    slug: slugOf(station),
    title: { local, english },
    since: dayAfter(-daysAgo),
    ...until,
  }
}

/** yyyy-MM-dd: counted from the day of the seed, so that no fault is expected to end in the past. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
