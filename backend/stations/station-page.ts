import type { Page, PageResponse } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationAnswer } from './station-answer.ts'
import { describeStation } from './describe-station.ts'
import { stationPath, stationPaths } from '#shared/locale/localized-paths.ts'
import { storedSummary, type StationRow } from './stored-station.ts'

interface StationPageAnswer {
  localizedPagePaths: PageResponse['localizedPagePaths']
  content: Omit<Page, 'station' | 'openGraphImage'> & { station: Record<string, unknown>; openGraphImage: unknown }
}

/** A station's page, made when it is asked for: a thousand stations in two locales would be the same page two thousand times. */
export function stationPage(row: StationRow, locale: LocaleCode, now: Date): StationPageAnswer {
  const summary = storedSummary(row)
  const station = stationAnswer(row, locale, now)
  const servesFood = station['lunchMenu'] !== undefined || station['foodMenu'] !== undefined
  return {
    localizedPagePaths: stationPaths(summary.address.country, row.slug),
    content: {
      slug: stationPath(locale, row.slug),
      title: summary.name,
      description: describeStation(summary, locale),
      openGraphImage: station['image'],
      contentType: 'stationPage',
      body: [
        { contentType: 'stationHeader' },
        { contentType: 'stationFunctions' },
        ...(servesFood ? [{ contentType: 'stationLunch' as const }] : []),
        { contentType: 'stationMap' },
      ],
      station,
    },
  }
}
