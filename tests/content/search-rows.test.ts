import { describe, expect, test } from 'vitest'
import type { SearchHit } from '#shared/contract/search.ts'
import { readSearchHit } from '#shared/contract/search.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import { PAGE_PATHS } from '../../backend/content/page-paths.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { searchRows } from '../../backend/seed/search-rows.ts'

const { rows } = searchRows(EDITED_CONTENTS)

describe.each(LOCALE_CODES)('the search index of %s', (locale) => {
  const hits = rows
    .filter((row) => row[0] === locale)
    .map((row): SearchHit | undefined => readSearchHit(JSON.parse(String(row[5]))))
  const slugs = hits.map((hit) => hit?.slug)

  test('contains pages, articles and products, each with a title and a summary', () => {
    expect(new Set(hits.map((hit) => hit?.category))).toEqual(
      new Set(['Page', 'Article', 'Product']),
    )
    expect(hits.filter((hit) => !hit?.summary)).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  test('contains my pages and the cart, but not the front page, a draft, the checkout, an order, a gallery or a redirect', () => {
    for (const key of [
      'landing',
      'summerCampaign',
      'checkout',
      'orderStatus',
      'blockGallery',
      'formGallery',
      'contactUs',
      'search',
    ] as const)
      expect(slugs).not.toContain(PAGE_PATHS[key][locale])
    for (const key of ['myPages', 'cart', 'contact', 'articleHvo'] as const)
      expect(slugs).toContain(PAGE_PATHS[key][locale])
  })
})

test('the pictures of products are at the address of the backend', () => {
  const pictures = rows.flatMap((row) => String(row[5]).match(/"src":"[^"]*"/g) ?? [])
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((src) => !src.startsWith('"src":"{{origin}}/media/'))).toEqual([])
})

test.each([
  ['fi-FI', 'lahjakortti'],
  ['sv-SE', 'presentkort'],
  ['no-NO', 'gavekort'],
  ['en-EU', 'gift card'],
])('the gift wash of %s has the words "%s" in its summary', (locale, words) => {
  const gift = rows.find(
    ([of, slug]) => of === locale && String(slug).endsWith('#product-wash-gift'),
  )
  const leadWords = String(gift?.[7]).split(' ')
  for (const word of words.split(' ')) expect(leadWords).toContain(word)
})

test('a page has its prices or telephone numbers as facts, and not one of several prices without its name', () => {
  const factsOf = (path: string, locale = 'fi-FI') => {
    const hit = rows.find(([of, slug]) => of === locale && slug === path)?.[5]
    return readSearchHit(JSON.parse(String(hit)))?.facts?.map(
      ({ name, value }) => `${name}: ${value}`,
    )
  }
  expect(factsOf(PAGE_PATHS.carWash['fi-FI'])?.[0]).toBe('Peruspesu: 12,90\u00a0€')
  expect(factsOf(PAGE_PATHS.evCharging['fi-FI'])?.[0]).toBe(
    'enintään 150\u00A0kW (sovelluksella): 0,47\u00A0€/kWh',
  )
  expect(factsOf(PAGE_PATHS.evCharging['en-EU'], 'en-EU')?.[0]).toBe(
    'Up to 150\u00A0kW (in the St1 app): 0,47\u00A0€/kWh',
  )
  expect(factsOf(PAGE_PATHS.about['fi-FI'])).toBeUndefined()
})

test.each(LOCALE_CODES)('no two pages of %s have the same name or synonym', (locale) => {
  const pages = rows.filter(([of, , category]) => of === locale && category === 'Page')
  const names = pages.flatMap(([, , , title, synonyms]) =>
    [
      ...new Set(
        [String(title), ...String(synonyms).split(',')].map((name) => foldedWords(name).join('')),
      ),
    ].filter((name) => name !== ''),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
