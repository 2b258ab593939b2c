import { describe, expect, test } from 'vitest'
import { detectLocale, offeredLocale } from '#shared/locale/detect-locale.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

test.each(LOCALE_CODES)('the cookie decides before the browser language: %s (§4)', (code) => {
  expect(detectLocale({ cookie: code, acceptLanguage: 'de, en, fi, sv, nb' })).toBe(code)
})

test.each([
  '',
  'de-DE',
  'sv',
  'sv-se',
  'undefined',
  '__proto__',
  'sv-SE; path=/',
  'x'.repeat(100_000),
])('a cookie without a known locale is ignored: %.20s', (cookie) => {
  expect(detectLocale({ cookie, acceptLanguage: 'nb-NO' })).toBe('no-NO')
})

test('without cookie and browser language the locale is the default, fi-FI (§4, §9)', () => {
  expect(detectLocale({})).toBe('fi-FI')
  expect(detectLocale({ cookie: undefined, acceptLanguage: undefined })).toBe('fi-FI')
})

test.each([
  // an exact language match beats the same base language (§4)
  ['sv-SE', 'sv-SE'],
  ['sv', 'sv-SE'],
  ['SV-se', 'sv-SE'],
  ['sv-FI', 'sv-SE'],
  ['en-GB', 'en-EU'],
  ['en-EU', 'en-EU'],
  ['fi', 'fi-FI'],
  ['en-GB,sv-SE;q=0.8', 'sv-SE'],
  ['en-US,en;q=0.9,sv-SE;q=0.8', 'en-EU'],
  ['sv-FI,sv;q=0.9,fi-FI;q=0.8,fi;q=0.7', 'sv-SE'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'en-EU'],
  ['zh-Hant-TW, sv-Latn-SE', 'sv-SE'],
  // every written form of Norwegian
  ['nb', 'no-NO'],
  ['nn', 'no-NO'],
  ['no', 'no-NO'],
  ['nn-NO', 'no-NO'],
  ['NB-no', 'no-NO'],
  ['nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5', 'no-NO'],
  // quality values order the languages, not their position
  ['fi;q=0.5, sv;q=0.9', 'sv-SE'],
  ['fi; q=0.5 , sv ; Q=0.9', 'sv-SE'],
  ['en;q=0.8, sv;q=0.8', 'en-EU'],
  ['sv;q=1.000, en', 'sv-SE'],
  ['sv;q=0, en;q=0.1', 'en-EU'],
  ['sv;q=0', 'fi-FI'],
  ['en;level=1;q=0.2, sv;q=0.3', 'sv-SE'],
  // a wildcard means the default locale
  ['*', 'fi-FI'],
  ['de, *;q=0.5', 'fi-FI'],
  ['*, sv;q=0.5', 'sv-SE'],
  ['fi;q=0, *', 'fi-FI'],
  ['*;q=0', 'fi-FI'],
  // unreadable parts are ignored
  ['', 'fi-FI'],
  [',,;;,', 'fi-FI'],
  ['sv;q=abc, en;q=0.1', 'en-EU'],
  ['sv;q=, en;q=0.1', 'en-EU'],
  ['sv;q=2, en;q=0.1', 'en-EU'],
  ['sv;q=-1, en;q=0.1', 'en-EU'],
  ['sv;q=NaN, en;q=1e-1, nb;q=0.1', 'no-NO'],
  ['svenska', 'fi-FI'],
  ['__proto__, constructor, sv', 'sv-SE'],
  ['\u0000sv, <script>, en', 'en-EU'],
  ['💶, sv', 'sv-SE'],
])('the locale of the browser languages %j is %s (§4)', (acceptLanguage, locale) => {
  expect(detectLocale({ acceptLanguage })).toBe(locale)
})

describe("the browser's first language is offered when detection has chosen another one", () => {
  test.each([
    ['en-GB,en-US;q=0.9,sv;q=0.8', 'en-EU'],
    ['de-DE,en-GB;q=0.9,fi;q=0.8', 'en-EU'],
    ['en-US,en;q=0.9,sv-SE;q=0.8', undefined],
    ['sv,en;q=0.8', undefined],
    ['de', undefined],
    ['', undefined],
  ])('%s → %s', (acceptLanguage, offered) => {
    expect(offeredLocale({ acceptLanguage })).toBe(offered)
    expect(offeredLocale({ acceptLanguage, cookie: 'sv-SE' })).toBeUndefined()
  })
})

test.each([
  ','.repeat(1_000_000),
  'a-'.repeat(500_000),
  'de,'.repeat(300_000),
  `sv;${'q='.repeat(500_000)}`,
  ' '.repeat(1_000_000),
])('a hostile header of a million characters falls back to the default', (acceptLanguage) => {
  expect(detectLocale({ acceptLanguage })).toBe('fi-FI')
})
