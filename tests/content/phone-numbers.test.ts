import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { linkPhoneNumbers } from '../../backend/content/phone-links.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'

/**
 * as written in the four countries: '+358 10 000 1200', '0800 000 110', '08-465 004 00', '21 00 08
 * 10'
 */
const PHONE_NUMBER =
  /\+\d{2,3}[\s\d-]{6,}\d|\b0800\s\d{3}\s\d{3}\b|\b0\d{1,2}-\d{3}\s\d{2,3}\s\d{2}\b|\b\d{2}\s\d{2}\s\d{2}\s\d{2}\b/

test.each(LOCALE_CODES)('a phone number in text or a table is a tel: link: %s', (locale) => {
  expect(undialled(EDITED_CONTENTS[locale])).toEqual([])
})

function undialled(content: unknown): string[] {
  const { nodeType, data, value }: Record<string, unknown> = Object(content)
  if (nodeType === 'hyperlink' && JSON.stringify(data).includes('"tel:')) return []
  if (nodeType === 'text' && PHONE_NUMBER.test(String(value))) return [String(value)]
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(undialled)
    : []
}

test.each<[LocaleCode, string, string]>([
  ['sv-SE', 'Ring 08-465 004 30', 'Ring [08-465 004 30](tel:+46846500430)'],
  ['no-NO', '**21 00 08 00**', '**[21 00 08 00](tel:+4721000800)**'],
  ['fi-FI', '| 0800 000 110 |', '| [0800 000 110](tel:0800000110) |'],
  [
    'en-EU',
    '+358 10 000 1200, and 92 000 litres',
    '[+358 10 000 1200](tel:+358100001200), and 92 000 litres',
  ],
  ['fi-FI', '[Soita 0800 000 110](page:contact)', '[Soita 0800 000 110](page:contact)'],
])('in %s content %s becomes %s', (locale, markdown, linked) => {
  expect(linkPhoneNumbers(markdown, locale)).toBe(linked)
})
