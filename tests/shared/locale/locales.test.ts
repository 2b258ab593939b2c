import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'

const FILES = [
  'shared/messages/**/en-EU.ts',
  'backend/messages/en-EU.ts',
  'backend/content/en-EU/index.ts',
  'redirects/en-EU.txt',
]

describe.each(LOCALE_CODES)('%s', (locale) => {
  test.each(FILES)('has its files: %s', (pattern) => {
    const english = globSync(pattern)
    expect(english).not.toEqual([])
    expect(
      english.map((file) => file.replace('en-EU', locale)).filter((file) => !existsSync(file)),
    ).toEqual([])
  })

  test('is listed in the documents', () => {
    const documents = ['docs/specification.md', 'docs/contract.md', 'redirects/README.md']
    expect(documents.filter((file) => !readFileSync(file, 'utf8').includes(locale))).toEqual([])
  })

  test('is a language, clock and region that Intl knows', () => {
    const { iso, htmlLang, timeZones, country } = LOCALES[locale]
    expect(Intl.getCanonicalLocales([iso, htmlLang])).toEqual([iso, htmlLang])
    for (const timeZone of timeZones)
      expect(new Intl.DateTimeFormat(iso, { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
    expect(country).toBe(country && new Intl.Locale(iso).region)
  })
})

test('no two locales share a language, or a path prefix that differs in letter case only', () => {
  const languages = LOCALE_CODES.flatMap((code) => LOCALES[code].languages)
  expect(new Set(languages).size).toBe(languages.length)
  expect(new Set(LOCALE_CODES.map((code) => code.toLowerCase())).size).toBe(LOCALE_CODES.length)
})

test('a new locale needs an entry in the table and its files, and the compiler reports everything else', () => {
  const sources = globSync([
    'client/**/*.{ts,tsx}',
    'worker/**/*.{ts,tsx}',
    'shared/**/*.ts',
    'redirects/**/*.ts',
    'scripts/**/*.{ts,mjs}',
  ])
  const others = sources.filter(
    (file) => !/^shared\/(?:locale\/locales|messages\/.+\/\w\w-\w\w)\.ts$/.test(file),
  )
  const listing = others.filter((file) => {
    const code = readFileSync(file, 'utf8')
    return (
      LOCALE_CODES.every((locale) => code.includes(`'${locale}':`)) &&
      !code.includes('Record<LocaleCode,')
    )
  })
  expect(listing).toEqual([])
})
