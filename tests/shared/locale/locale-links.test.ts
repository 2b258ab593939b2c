import { describe, expect, test } from 'vitest'
import {
  addressingOf,
  localeForHost,
  localizedHref,
  type SiteAddressing,
} from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

const ownDomain: SiteAddressing = { locale: 'sv-SE', prefix: '' }
const prefixed: SiteAddressing = { locale: 'sv-SE', prefix: '/sv-SE' }

describe('links have the locale prefix if the host is not bound to a locale', () => {
  test.each([
    ['/', '/sv-SE'],
    ['', '/sv-SE'],
    ['/hitta-station', '/sv-SE/hitta-station'],
    ['hitta-station', '/sv-SE/hitta-station'],
    ['/hitta-station?f=carwash,lunch#list', '/sv-SE/hitta-station?f=carwash,lunch#list'],
    ['/?a=/b', '/sv-SE?a=/b'],
    ['/#top', '/sv-SE#top'],
    ['/a#b?c', '/sv-SE/a#b?c'],
    ['/preview/a', '/sv-SE/preview/a'],
    ['/sv-SEx', '/sv-SE/sv-SEx'],
    ['/__proto__', '/sv-SE/__proto__'],
  ])('%j → %s', (path, href) => {
    expect(localizedHref(path, prefixed)).toBe(href)
  })
})

test('every link has a prefix, also of the default locale, unless the host is bound to a locale (§4: the cookie decides a first access)', () => {
  expect(addressingOf('fi-FI', false)).toEqual({ locale: 'fi-FI', prefix: '/fi-FI' })
  expect(addressingOf('sv-SE', false)).toEqual({ locale: 'sv-SE', prefix: '/sv-SE' })
  expect(addressingOf('fi-FI', true)).toEqual({ locale: 'fi-FI', prefix: '' })
})

test.each([
  ['/', '/sv-SE/preview'],
  ['/a?b#c', '/sv-SE/preview/a?b#c'],
  ['/preview/a', '/sv-SE/preview/a'],
  ['/no-NO/a', '/preview/no-NO/a'],
  ['https://st1.fi/a', 'https://st1.fi/a'],
  ['?b', '?b'],
])('links of a preview lead to previews (§2.1): %j → %s', (path, href) => {
  expect(localizedHref(path, addressingOf('sv-SE', false, true))).toBe(href)
})

describe('a prefix is never doubled', () => {
  test.each(['/sv-SE', '/sv-SE/a', '/sv-se/a?b', '/en-EU/a', '/preview/sv-SE/a'])('%s', (path) => {
    expect(localizedHref(path, prefixed)).toBe(path)
  })
})

describe('absolute addresses and addresses relative to the page are not changed', () => {
  test.each([
    'https://www.st1.fi/a?b#c',
    'HTTP://st1.no',
    'mailto:a@b.fi',
    'tel:+358401234567',
    'javascript:alert(1)',
    '//evil.com',
    String.raw`/\evil.com`,
    String.raw`\\evil.com`,
    '#opening-hours',
    '?service=MAIN',
  ])('%s', (address) => {
    expect(localizedHref(address, prefixed)).toBe(address)
    expect(localizedHref(address, ownDomain)).toBe(address)
  })
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/a/b?c#d', '/a/b?c#d'],
  ['a', '/a'],
])('on the domain of a locale, links have no prefix: %j → %s', (path, href) => {
  expect(localizedHref(path, ownDomain)).toBe(href)
})

describe('LOCALE_DOMAINS binds a host to a locale', () => {
  const domains: Partial<Record<string, LocaleCode>> = {
    'st1.fi': 'fi-FI',
    'WWW.St1.se': 'sv-SE',
    'localhost:8790': 'no-NO',
    'localhost:8791': 'en-EU',
  }
  test.each([
    ['st1.fi', 'fi-FI'],
    ['ST1.FI', 'fi-FI'],
    ['www.st1.fi', 'fi-FI'],
    ['www.st1.fi:8787', 'fi-FI'],
    ['st1.fi.', 'fi-FI'],
    ['st1.fi.:443', 'fi-FI'],
    ['st1.se', 'sv-SE'],
    ['localhost:8790', 'no-NO'],
    ['localhost:8791', 'en-EU'],
    ['localhost:8787', undefined],
    ['localhost', undefined],
    ['evil-st1.fi', undefined],
    ['st1.fi.evil.com', undefined],
    ['a.st1.fi', undefined],
    ['www.www.st1.fi', undefined],
    ['', undefined],
    ['[::1]:8787', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('%j → %s', (host, locale) => {
    expect(localeForHost(host, domains)).toBe(locale)
  })
})
