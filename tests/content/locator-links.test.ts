import { describe, expect, test } from 'vitest'
import { readItems } from '#shared/contract/read-values.ts'
import { readStationSummary } from '#shared/contract/station.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { stationRow } from '../../backend/seed/station-rows.ts'
import { stationListJson } from '../../backend/stations/station-list.ts'
import { stationCountries } from '../../backend/stations/station-page.ts'
import { setOf } from '../shared/stations/set-of.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

function stationsOf(locale: LocaleCode) {
  const countries = stationCountries(locale)
  const rows = STATIONS.filter(({ summary }) => countries.includes(summary.address.country)).map(
    stationRow,
  )
  return setOf(
    readItems(JSON.parse(stationListJson(rows, locale, NOW)).stations, readStationSummary),
  )
}

/** All addresses in the content that link to the locator with a query. */
function linksWithQuery(locale: LocaleCode): string[] {
  const texts = JSON.stringify(EDITED_CONTENTS[locale]).matchAll(
    /(?<=["(])\/[^"()?\s\\]*\?[^"()\s\\]+/g,
  )
  const links = [...texts]
    .map(([link]) => link)
    .filter((link) => !/[?]kind=|[?]interests=/.test(link))
  return [...new Set(links)].toSorted()
}

test.each(['fi-FI', 'en-EU'] as const)(
  'every link of the %s content to the locator with a query names its network (§2.2)',
  (locale) => {
    expect(
      linksWithQuery(locale).filter(
        (link) => !link.startsWith(`${localizedPath('stationLocator', locale)}?service=`),
      ),
    ).toEqual([])
  },
)

describe.each(LOCALE_CODES)(
  'every link of the %s content to the locator with a query finds stations',
  (locale) => {
    const set = stationsOf(locale)
    test.each(linksWithQuery(locale))('%s', (link) => {
      const { pathname, search, searchParams } = new URL(link, 'http://site.test')
      const query = readLocatorQuery(search)
      expect(pathname).toBe(localizedPath('stationLocator', locale))
      expect({ unknown: query.unknownFilters, others: query.others }).toEqual({
        unknown: undefined,
        others: '',
      })
      const chosen = [...query.filters, ...(query.charging ? [query.charging] : [])]
      expect(chosen).toHaveLength(
        searchParams.getAll('f').flatMap((codes) => codes.split(',')).length,
      )
      expect(
        locatorAnswer(set, query, { now: NOW, from: undefined }, { rows: 1 }).total,
      ).toBeGreaterThan(0)
    })
  },
)
