import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/load-messages.ts'
import { pluralKey } from '#shared/messages/plural-key.ts'
import rosetta from 'rosetta'
import { describe, expect, test } from 'vitest'

const english = textsOf(await loadMessages('en-EU'))

describe.each(LOCALE_CODES)('the messages of %s', (locale) => {
  test('have the keys of every other locale, in the same order', async () => {
    expect([...textsOf(await loadMessages(locale)).keys()]).toEqual([...english.keys()])
  })

  test('have the same placeholders in each text', async () => {
    for (const [key, text] of textsOf(await loadMessages(locale))) {
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? '')])
    }
  })

  test('leave no text empty, untrimmed or with a stray brace', async () => {
    for (const [key, text] of textsOf(await loadMessages(locale))) {
      expect([key, text.trim()]).toEqual([key, text])
      expect([key, text]).not.toEqual([key, ''])
      expect([key, text.replace(/\{\{\w+\}\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}<>]/)])
    }
  })

  test('are in Unicode form NFC, without invisible characters', async () => {
    const text = [...textsOf(await loadMessages(locale)).values()].join('')
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/\p{C}/u)
  })

  test('are found by their dotted keys, and filled in', async () => {
    const messages = await loadMessages(locale)
    const translation = rosetta({ [locale]: messages })
    translation.locale(locale)
    expect(translation.t('messages.something-went-wrong')).toBe(messages.messages['something-went-wrong'])
    expect(translation.t('errorPage.pageNotFound', { path: '/a' })).toMatch(/: \/a$/)
    expect(translation.t(pluralKey('cart.link', 3), { count: 3 })).toContain(', 3 ')
  })

  test('are loaded once and then the same', async () => {
    expect(await loadMessages(locale)).toBe(await loadMessages(locale))
  })
})

test('a text left in English in another locale is one that reads the same there', async () => {
  const others = LOCALE_CODES.filter((locale) => locale !== 'en-EU')
  const same = new Set<string>()
  for (const locale of others) {
    for (const [key, text] of textsOf(await loadMessages(locale))) if (text === english.get(key)) same.add(key)
  }
  expect([...same].toSorted()).toEqual(['footer.copyright', 'forms.submit', 'notifications.information'])
})

test.each([
  [0, 'cart.link.other'],
  [1, 'cart.link.one'],
  [2, 'cart.link.other'],
  [21, 'cart.link.other'],
  [-1, 'cart.link.other'],
  [1.5, 'cart.link.other'],
  [Number.NaN, 'cart.link.other'],
])('a count of %s is told with the form %s', (count, key) => {
  expect(pluralKey('cart.link', count)).toBe(key)
})

test.each(LOCALE_CODES)('the two forms of a count are those of the language: %s', (locale) => {
  const rules = new Intl.PluralRules(locale)
  for (let count = 0; count <= 120; count++) expect(pluralKey('cart.link', count)).toBe(`cart.link.${rules.select(count)}`)
})

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
