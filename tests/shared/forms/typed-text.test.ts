import { describe, expect, test } from 'vitest'
import { typedCode, typedNumber, typedText } from '#shared/forms/typed-text.ts'

describe('invisible characters that were pasted are removed', () => {
  test.each([
    ['direction marks of a contact card', '\u202A+358 40 123 4567\u202C', '+358 40 123 4567'],
    ['a zero-width space', 'Aino\u200B', 'Aino'],
    ['a byte order mark', '\uFEFFAino', 'Aino'],
    ['a soft hyphen', 'Virta\u00ADnen', 'Virtanen'],
    ['isolates', '\u2068Aino\u2069', 'Aino'],
    ['a line separator', 'Aino\u2028', 'Aino'],
  ])('%s', (_, pasted, expected) => {
    for (const typed of [typedText, typedNumber]) expect(typed(pasted)).toBe(expected)
  })
})

test('a no-break space is a space, and the joiners of Persian names stay', () => {
  expect(typedText(' Aino\u00A0Maria\u202FVirtanen ')).toBe('Aino Maria Virtanen')
  expect(typedText('علی\u200Cرضا')).toBe('علی\u200Cرضا')
})

test.each([
  ['full-width digits', '０４０１２３４５６７', '0401234567'],
  ['dashes and minus signs', '00100\u20131\u22122\u20103', '00100-1-2-3'],
  ['joiners', 'a\u200Db@c.fi', 'ab@c.fi'],
])('in a number, variants of characters become ordinary ones: %s', (_, pasted, expected) => {
  expect(typedNumber(pasted)).toBe(expected)
})

test.each([
  ['Cyrillic', 'ѕт1'.replace('ѕ', 's'), 'ST1'],
  ['Greek', 'ΑΒ12', 'AB12'],
  ['lower case', 'ab12–cd34', 'AB12-CD34'],
  ['letters that look like no other', 'ЖΩ', 'ЖΩ'],
])('in a code, look-alikes of other alphabets become Latin letters: %s', (_, pasted, expected) => {
  expect(typedCode(pasted)).toBe(expected)
})

test('cleaning a text twice gives the same result as once', () => {
  for (const text of ['\u202Aab\u202C', '\r\n a \r', 'АВС–１２']) {
    for (const typed of [typedText, typedNumber, typedCode])
      expect(typed(typed(text))).toBe(typed(text))
  }
})
