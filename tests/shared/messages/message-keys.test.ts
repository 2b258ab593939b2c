import { expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, pluralKey } from '#shared/messages/messages.ts'

test.each(LOCALE_CODES)(
  'messages are found by dotted keys, and placeholders are filled in: %s',
  async (locale) => {
    const messages = await loadMessages('common', locale)
    const t = await preloadMessages('common', locale)
    expect(t('messages.something-went-wrong')).toBe(messages.messages['something-went-wrong'])
    const errors = await preloadMessages('errors', locale)
    expect(errors('pageNotFound', { path: '/a' })).toMatch(/: \/a$/)
    expect(t(pluralKey('cart.link', 3), { count: 3 })).toContain(', 3 ')
  },
)

test.each([
  [0, 'cart.link.other'],
  [1, 'cart.link.one'],
  [2, 'cart.link.other'],
  [21, 'cart.link.other'],
  [-1, 'cart.link.other'],
  [1.5, 'cart.link.other'],
  [Number.NaN, 'cart.link.other'],
])('a count of %s uses the form %s', (count, key) => {
  expect(pluralKey('cart.link', count)).toBe(key)
})

test.each(LOCALE_CODES)('the language has the same two plural forms: %s', (locale) => {
  const rules = new Intl.PluralRules(locale)
  for (let count = 0; count <= 120; count++)
    expect(pluralKey('cart.link', count)).toBe(`cart.link.${rules.select(count)}`)
})
