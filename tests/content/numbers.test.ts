// @module-tag thorough
import { expect, test } from 'vitest'
import { STORED_NAMES } from '#client/storage/stored-names.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { findAttribute } from '#shared/stations/services/find-attribute.ts'
import { content as enEU } from '../../backend/content/en-EU/index.ts'
import { content as fiFI } from '../../backend/content/fi-FI/index.ts'
import { fillNumbers } from '../../backend/content/fill-numbers.ts'
import { content as noNO } from '../../backend/content/no-NO/index.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { content as svSE } from '../../backend/content/sv-SE/index.ts'
import { RANGE } from '../../backend/content/wash-range.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { walkJson } from '../../backend/seed/search-rows.ts'

const WRITTEN = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }

/** What stations.tsv counts, in the languages of the texts. */
const COUNTED: Record<LocaleCode, RegExp> = {
  'fi-FI':
    /(?<![\p{L}\d])\d+ (?:\p{L}+ )?(?:asem(?:aa|alla|alta)|lataus(?:asemaa|pistettä)|pesu(?:linjaa|hallia)|tankkauspaik\p{L}+)(?!\p{L})/gu,
  'sv-SE':
    /(?<![\p{L}\d])\d+ (?:\p{L}+ )?(?:stationer|\p{L}*laddplatser|laddare|(?:tvätt)?hallar|anläggningar)(?!\p{L})/gu,
  'no-NO':
    /(?<![\p{L}\d])\d+ (?:\p{L}+ )?(?:\p{L}*stasjoner|ladepunkter|ladere|(?:vaske)?haller)(?!\p{L})/gu,
  'en-EU':
    /(?<![\p{L}\d])\d+ (?:(?!kW)\p{L}+ )?(?:stations|(?:charging )?sites|chargers|(?:charging|truck-fuelling) points|(?:wash )?halls)(?!\p{L})/gu,
}

/** Numbers that are not in the data: plans, a company's own figures, places at one station. */
const FACTS = new Set([
  '160 latausasemaa',
  '14 uutta asemaa',
  '34 nye ladestasjoner',
  '34 nye stasjoner',
  '167 stasjoner',
  '167 ladestasjoner',
  '40 stations',
  '86 stations',
  '350 charging sites',
  '20 asemaa',
  '74 laddplatser',
])

test.each(LOCALE_CODES)(
  'the texts of %s count stations, chargers and wash halls with placeholders',
  (locale) => {
    const written = textsOf(WRITTEN[locale]).flatMap((text) => text.match(COUNTED[locale]) ?? [])
    expect(written.filter((found) => !FACTS.has(found))).toEqual([])
  },
)

const PLACES_OF_LBG = ['fi-FI', 'sv-SE'] as const

test.each(PLACES_OF_LBG)(
  'stations of the places that the biogas article of %s lists have lbg',
  (locale) => {
    const places: string[] = []
    walkJson(
      WRITTEN[locale].articles.find(({ key }) => key === 'articleBiogas'),
      (record) => {
        if (record.nodeType === 'ordered-list')
          places.push(...leavesOf(record).map((place) => place.split(',')[0] ?? ''))
      },
    )
    const withLbg = STATIONS.filter(({ detail }) =>
      detail.fuels?.some((code) => findAttribute(code)?.code === 'lbg'),
    )
    const without = places.filter(
      (place) => !withLbg.some(({ summary }) => summary.name.endsWith(` ${place}`)),
    )
    expect([places.length, without]).toEqual([6, []])
  },
)

test('the stations of the Swedish charging article have the chargers that it lists', () => {
  const texts = textsOf(svSE.articles.find(({ key }) => key === 'articleChargingNetwork'))
  const sites = texts.flatMap((text) => [
    ...text.matchAll(/^(\p{L}+), E\d+ \| (\d+) \| (\d+) kW/gu),
  ])
  const built = STATIONS.flatMap(({ summary }) =>
    (summary.chargers ?? []).map(({ count, power }) => `${summary.address.city} ${count}x${power}`),
  )
  const missing = sites
    .map(([, city, count, power]) => `${city} ${count}x${power}`)
    .filter((site) => !built.includes(site))
  expect([sites.length, missing]).toEqual([7, []])
})

const WASH = /pesu|tvätt|vask|wash/i
const LUNCH = /(?:lounas|lounaan|lunch|lunsj)(?:(?!\. |;).){0,70}?(\d+,\d\d) (?:€|kr)/giu

test.each(LOCALE_CODES)(
  'a price beside a wash in the texts of %s is that of the shop',
  (locale) => {
    const ofShop = new Set(
      Object.keys(RANGE).flatMap((key) =>
        ['price', 'each', 'saving'].map((name) => plain(fillNumbers(locale, `{${name} ${key}}`))),
      ),
    )
    // the shop's prices have two decimals and a comma (§9)
    const prices = textsOf(EDITED_CONTENTS[locale])
      .flatMap((text) => text.split('. '))
      .flatMap((text) => (WASH.test(text) ? (text.match(/\d+,\d\d €/g) ?? []) : []))
    expect(prices.filter((price) => !ofShop.has(price))).toEqual([])
  },
)

test.each(LOCALE_CODES)('a price of a lunch in the texts of %s is on a menu', (locale) => {
  const onMenus = new Set(
    STATIONS.flatMap(({ lunch }) => lunch?.dishes.map(({ price }) => price) ?? []),
  )
  const prices = textsOf(EDITED_CONTENTS[locale]).flatMap((text) =>
    [...text.matchAll(LUNCH)].map(([, price = '']) => price),
  )
  const missing = prices.filter((price) => !onMenus.has(Number(price.replace(',', '.'))))
  expect([prices.length > 0, missing]).toEqual([true, []])
})

test.each(LOCALE_CODES)(
  'the texts of %s have the price of charging from placeholders',
  (locale) => {
    const written = textsOf(WRITTEN[locale]).flatMap(
      (text) => text.match(/\d,\d\d (?:€|kr) ?(?:\/|per )kWh/g) ?? [],
    )
    // electricity at home
    expect(written.filter((price) => price !== '0,15 €/kWh')).toEqual([])
  },
)

test('coffee and a bun cost the same in the shop and at every station of Finland, and one price in each other country', () => {
  const prices = new Set<string>()
  for (const { summary, detail } of STATIONS) {
    const dishes = detail.foodMenu?.flatMap((section) => section.dishes) ?? []
    const coffee = dishes.find(({ name }) => name.english === 'Coffee and a cinnamon bun')
    if (coffee) prices.add(`${summary.address.country} ${coffee.price}`)
  }
  expect([...prices].toSorted()).toEqual([`FI ${RANGE.coffee.price}`, 'NO 59', 'SE 49'])
})

test.each(LOCALE_CODES)(
  'the privacy page of %s keeps statistics for as long as the cookie settings say',
  async (locale) => {
    const { items } = await loadMessages('consent', locale)
    const rows = textsOf(WRITTEN[locale].pages.find(({ key }) => key === 'privacy')).filter(
      (text) => /tilasto|statisti/i.test(text) && text.includes(' | '),
    )
    expect(rows.map((row) => row.split(' | ').at(-1))).toEqual([
      items.lifetimes[STORED_NAMES.visitor.lifetime],
    ])
  },
)

test('texts in English write a percentage without a space and a decimal with a point', () => {
  const texts = textsOf(EDITED_CONTENTS['en-EU'])
  expect(texts.flatMap((text) => text.match(/\d %|\d,\d{1,2}(?![\d]| €| kr|\/)/g) ?? [])).toEqual(
    [],
  )
})

/** '€12', '12 €', '12.50 €', 'EUR 12'. Ranges, millions and rounded sums above 1,000 are no prices. */
const OTHER_FORMATS =
  /[€$] ?\d|(?<![\d,.–] ?)\b\d{1,3} (?:€|kr\b|SEK|NOK)|\d\.\d{1,2} ?(?:€|kr\b)|\b(?:EUR|SEK|NOK) \d+(?![\d–]* million)/g

test.each(LOCALE_CODES)(
  'prices in the texts of %s have the one format of §9: two decimals, a comma, and the sign after them',
  (locale) => {
    const found = textsOf(EDITED_CONTENTS[locale]).flatMap(
      (text) => plain(text).match(OTHER_FORMATS) ?? [],
    )
    // 'about 800 € a year' is a rounded sum
    expect(found.filter((sum) => sum !== '800 €')).toEqual([])
  },
)

test.each(LOCALE_CODES)('no text of %s can break before the sign of a price', (locale) => {
  const found: string[] = []
  walkJson(EDITED_CONTENTS[locale], (record) => {
    for (const text of Object.values(record))
      if (typeof text === 'string') found.push(...(text.match(/\S+ (?:€|kr\b)/g) ?? []))
  })
  expect(found.filter((sum) => /^\d/.test(sum))).toEqual([])
})

test('an unknown placeholder, country or product is an error', () => {
  expect(() => fillNumbers('fi-FI', { text: '{staitons}' })).toThrow('{staitons}')
  expect(() => fillNumbers('fi-FI', '{stations DK}')).toThrow('"DK" is no country')
  expect(() => fillNumbers('fi-FI', '{price foam}')).toThrow('"foam" is no product')
})

test.each<[LocaleCode, string, string]>([
  ['fi-FI', '{price perfect}', '19,90 €'],
  ['fi-FI', '{each perfect10}', '16,90 €'],
  ['en-EU', '{saving winter}', '4,60 €'],
  ['sv-SE', '{stations} av {stations all}', '450 av 1 150'],
  ['en-EU', '{stations}', '1,150'],
  ['en-EU', '{lunch FI}', '10,70 €'],
  ['no-NO', '{lunch}', '149,00 kr'],
])('%s: %s becomes %s', (locale, text, filled) => {
  expect(plain(fillNumbers(locale, text))).toBe(filled)
})

/** Every text. The nodes of a paragraph are one text, and the cells of a table row. */
function textsOf(content: unknown): string[] {
  const texts: string[] = []
  walkJson(content, (record) => {
    const { nodeType } = record
    if (nodeType === 'paragraph') texts.push(leavesOf(record).join(''))
    else if (nodeType === 'table-row') texts.push(leavesOf(record).join(' | '))
    else if (nodeType !== 'text')
      texts.push(...Object.values(record).filter((value) => typeof value === 'string'))
  })
  return texts.map(plain)
}

function leavesOf(node: unknown): string[] {
  const texts: string[] = []
  walkJson(node, ({ nodeType, value }) => {
    if (nodeType === 'text' && typeof value === 'string') texts.push(value)
  })
  return texts
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
