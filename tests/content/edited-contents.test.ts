import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { PAGE_PATHS } from '../../backend/content/page-paths.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { walkJson } from '../../backend/seed/search-rows.ts'
import { stationCountries } from '../../backend/stations/station-page.ts'

describe.each(LOCALE_CODES)('the content of %s', (locale) => {
  const { layout, pages, articles, jobs } = EDITED_CONTENTS[locale]
  const parts: [string, unknown][] = [
    ['layout', layout],
    ...[...pages, ...articles].map((page): [string, unknown] => [page.key, page]),
    ['jobs', jobs],
  ]

  test('has every page once', () => {
    const written = [...pages, ...articles].map(({ key }) => key)
    expect(written.toSorted()).toEqual(Object.keys(PAGE_PATHS).toSorted())
  })

  test('has no two pages with the same title or description', () => {
    expect(repeated([...pages, ...articles, ...jobs].map(({ title }) => title))).toEqual([])
    expect(
      repeated([
        ...[...pages, ...jobs].map(({ description }) => description),
        ...articles.map(({ summary }) => summary),
      ]),
    ).toEqual([])
  })

  test('has no two cards with the same id on a page', () => {
    for (const { key, body } of pages) {
      const cards = body.flatMap((block) =>
        block.contentType === 'cardList' ? (block.cards ?? []) : [],
      )
      expect(repeated(cards.map(({ id }) => id)), key).toEqual([])
    }
  })

  test('links only to its own pages and stations, and to no draft', () => {
    const drafts = new Set<string>(
      pages.filter(({ draft }) => draft).map(({ key }) => PAGE_PATHS[key][locale]),
    )
    const stations = STATIONS.filter(({ summary }) =>
      stationCountries(locale).includes(summary.address.country),
    )
    const known = new Set<string>([
      ...Object.values(PAGE_PATHS)
        .map((row) => row[locale])
        .filter((path) => !drafts.has(path)),
      ...stations.map(({ slug }) => stationPath(locale, slug)),
      ...jobs.map(({ slug }) => slug),
    ])
    const broken = valuesOf(parts, ['slug', 'url', 'uri']).filter(
      ([, link]) => link.startsWith('/') && !known.has(link.replace(/[?#].*$/, '')),
    )
    expect(broken).toEqual([])
  })

  test('shows only pictures and videos that exist', () => {
    const missing = valuesOf(parts, ['src']).filter(
      ([, file]) => !['backend/public', 'public'].some((folder) => existsSync(folder + file)),
    )
    expect(missing).toEqual([])
  })
})

/** All texts with one of these names, each with its name. */
function valuesOf(
  parts: readonly [string, unknown][],
  names: readonly string[],
): [string, string][] {
  const found: [string, string][] = []
  for (const [part, value] of parts) {
    walkJson(value, (record) => {
      for (const text of names.map((name) => record[name]))
        if (typeof text === 'string') found.push([part, text])
    })
  }
  return found
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index)
}
