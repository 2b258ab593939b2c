import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { localizedArticlePath, localizedPath, locatorPath } from '#shared/locale/localized-paths.ts'

const CONTACT = '/yksityisille/ota-yhteytta/asiakaspalvelu'
const CONTACT_EN = '/about-us/company-info/contact-us'

describe('the localized path map (§2.2)', () => {
  test.each([
    ['landing', '/', '/', '/', '/'],
    ['stationLocator', '/asemahaku', '/hitta-station', '/finn-stasjon', '/stationsearch'],
    ['business', '/yrityksille', '/foretag', '/befrift', '/company'],
    ['terms', '/kayttoehdot', '/allmanna-villkor', '/vilkar-for-bruk', '/terms'],
    ['articles', '/artikkeli', '/artikel', '/artikkel', '/article'],
    ['cart', '/ostoskori', '/varukorg', '/handlekurv', '/cart'],
    ['checkout', '/kassa', '/kassa', '/kasse', '/checkout'],
    ['orderStatus', '/tilaus', '/bestallning', '/bestilling', '/order'],
    ['myPages', '/omat-sivut', '/mina-sidor', '/mine-sider', '/my-pages'],
    ['search', '/haku', '/sok', '/sok', '/search'],
    ['stations', '/asemahaku', '/hitta-station', '/stasjoner', '/stationsearch'],
    ['contact', CONTACT, '/privat/kundservice', '/privat/kundservice', CONTACT_EN],
  ])('%s', (key, ...paths) => {
    const locales: LocaleCode[] = ['fi-FI', 'sv-SE', 'no-NO', 'en-EU']
    expect(locales.map((locale) => localizedPath(key, locale))).toEqual(paths)
  })
})

test.each(['', 'unknown', 'Terms', 'terms ', '__proto__', 'constructor', 'toString'])(
  'an unknown path key falls back to /: %j (§2.2)',
  (key) => {
    for (const locale of LOCALE_CODES) expect(localizedPath(key, locale)).toBe('/')
  },
)

test('links to the locator have the service suffix first in fi and en (§2.2)', () => {
  expect(LOCALE_CODES.map((locale) => locatorPath(locale, 'f=carwash'))).toEqual([
    '/asemahaku?service=MAIN&f=carwash',
    '/stationsearch?service=MAIN&f=carwash',
    '/hitta-station?f=carwash',
    '/finn-stasjon?f=carwash',
  ])
  expect(LOCALE_CODES.map((locale) => locatorPath(locale))).toEqual(
    '/asemahaku?service=MAIN /stationsearch?service=MAIN /hitta-station /finn-stasjon'.split(' '),
  )
})

test('/article/x has a localized path in each language (§2.2)', () => {
  expect(LOCALE_CODES.map((locale) => localizedArticlePath('/article/x', locale))).toEqual(
    '/artikkeli/x /article/x /artikel/x /artikkel/x'.split(' '),
  )
  for (const path of ['/article', '/article/', '/articles/x', '/x'])
    expect(localizedArticlePath(path, 'fi-FI'), path).toBeUndefined()
})

test('the service suffix ?service=MAIN applies to fi and en (§2.2)', () => {
  expect(LOCALE_CODES.filter((locale) => LOCALES[locale].locatorQuery === '?service=MAIN')).toEqual(
    ['fi-FI', 'en-EU'],
  )
})
