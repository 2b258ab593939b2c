import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { messages } from '#redirects/messages/en-EU.ts'
import { textOf } from '#redirects/messages/text-of.ts'
import { chooseLanguage } from '../../../redirects/desk/page/texts/texts.ts'
import { compareLocales } from '../../shared/messages/compare-locales.ts'

await compareLocales({
  name: 'the desk’s texts',
  load: async (locale) => (await import(`../../../redirects/messages/${locale}.ts`)).messages,
  sameAsEnglish: [
    'columns.problem',
    'export.of',
    'formats.apache',
    'formats.cloudflare',
    'formats.label',
    'formats.netlify',
    'formats.nginx',
    'formats.shopify',
    'import.of',
    'import.why',
    'versions.filters.mine',
  ],
})

test('placeholders are filled in, and a property of Object.prototype is not a text', () => {
  expect(textOf(messages, 'rule.usePath', { path: '/a' })).toBe('Use /a')
  expect(textOf(messages, 'toString')).toBeUndefined()
  expect(textOf(messages, 'rule')).toBeUndefined()
})

test.each([
  ['the stored choice', 'sv-SE', ['fi'], 'sv-SE'],
  ['the first language of the browser that the desk has', undefined, ['de-DE', 'nb-NO', 'fi'], 'no-NO'],
  ['English', { damaged: true }, ['de'], 'en-EU'],
])('the desk’s language: %s', (_, stored, languages, expected) => {
  expect(chooseLanguage(stored, languages)).toBe(expected)
  expect(LOCALE_CODES).toContain(expected)
})
