import { describe, expect, test } from 'vitest'
import { readItems } from '#shared/contract/read-values.ts'
import { readStationSummary } from '#shared/contract/station.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { locatorAnswer } from '#shared/stations/locator-answer.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { allSites } from '../../backend/seed/stations/all-sites.ts'
import { stationSeed } from '../../backend/seed/stations/station-seed.ts'
import { stationListJson } from '../../backend/stations/station-list.ts'
import { stationCountries } from '../../backend/stations/station-page.ts'
import type { StationRow } from '../../backend/stations/stored-station.ts'
import { setOf } from '../shared/stations/set-of.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const seeds = allSites().map(stationSeed)

function stationsOf(locale: LocaleCode) {
  const countries = stationCountries(locale)
  const rows = seeds
    .filter(({ site }) => countries.some((country) => site.id.startsWith(`${country.toLowerCase()}-`)))
    .map(({ site, hours, summary, detail, lunch }): StationRow => {
      const [hoursJson = '', summaryJson = '', detailJson = ''] = [hours, summary, detail].map((part) => JSON.stringify(part))
      const lunchJson = lunch === undefined ? null : JSON.stringify(lunch)
      return { slug: site.slug, time_zone: site.timeZone, hours: hoursJson, summary: summaryJson, detail: detailJson, lunch: lunchJson }
    })
  return setOf(readItems(JSON.parse(stationListJson(rows, locale, NOW)).stations, readStationSummary))
}

/** Every address of the content that leads to the locator with a query, wherever it stands in it. */
function linksWithQuery(locale: LocaleCode): string[] {
  const texts = JSON.stringify(EDITED_CONTENTS[locale]).matchAll(/(?<=["(])\/[^"()?\s\\]*\?[^"()\s\\]+/g)
  const links = [...texts].map(([link]) => link).filter((link) => !link.includes('?kind='))
  return [...new Set(links)].toSorted()
}

describe.each(LOCALE_CODES)('every link of the %s content with a query finds stations', (locale) => {
  const set = stationsOf(locale)
  test.each(linksWithQuery(locale))('%s', (link) => {
    const { pathname, search, searchParams } = new URL(link, 'http://site.test')
    const query = readLocatorQuery(search)
    expect(pathname).toBe(localizedPath('stationLocator', locale))
    expect({ unknown: query.unknownFilters, others: query.others }).toEqual({ unknown: undefined, others: '' })
    expect(query.filters).toHaveLength(searchParams.getAll('f').flatMap((codes) => codes.split(',')).length)
    expect(locatorAnswer(set, query, { now: NOW, from: undefined }, 1).total).toBeGreaterThan(0)
  })
})
