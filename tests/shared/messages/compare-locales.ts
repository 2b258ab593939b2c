import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

interface Words {
  name: string
  load: (locale: LocaleCode) => Promise<object>
  /** keys of texts that are the same in English and in another locale */
  sameAsEnglish: string[]
  /** the keys to compare; all by default */
  isCompared?: (key: string) => boolean
}

/** Tests for every module of messages. The compiler finds missing messages. */
export async function compareLocales({
  name,
  load,
  sameAsEnglish,
  isCompared = () => true,
}: Words): Promise<void> {
  const texts = new Map(
    await Promise.all(
      LOCALE_CODES.map(async (locale) => [locale, textsOf(await load(locale))] as const),
    ),
  )
  const english = texts.get('en-EU') ?? new Map<string, string>()

  describe.each([...texts])(`${name} of %s`, (locale, own) => {
    test('have the same placeholders in each text', () => {
      for (const [key, text] of own)
        expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? '')])
    })

    test('leave no text empty, untrimmed or with a stray brace', () => {
      for (const [key, text] of own) {
        expect([key, text.trim()]).toEqual([key, text])
        expect([key, text]).not.toEqual([key, ''])
        expect([key, text.replace(/\{\{\w+\}\}/g, '')]).toEqual([
          key,
          expect.not.stringMatching(/[{}<>]/),
        ])
      }
    })

    test('are in Unicode form NFC, without invisible characters', () => {
      const text = [...own.values()].join('')
      expect(text).toBe(text.normalize('NFC'))
      expect(text).not.toMatch(/\p{C}/u)
    })

    test('are loaded once', async () => {
      expect(await load(locale)).toBe(await load(locale))
    })
  })

  test(`${name}: only known texts are the same in English and another locale`, () => {
    const same = new Set<string>()
    for (const [locale, own] of texts) {
      if (locale !== 'en-EU')
        for (const [key, text] of own)
          if (isCompared(key) && text === english.get(key)) same.add(key)
    }
    expect([...same].toSorted()).toEqual(sameAsEnglish)
  })
}

function textsOf(messages: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + name, value)
    else for (const [key, text] of textsOf(value, `${prefix}${name}.`)) texts.set(key, text)
  }
  return texts
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).toSorted()
}
