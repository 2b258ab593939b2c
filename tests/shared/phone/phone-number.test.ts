import { describe, expect, test } from 'vitest'
import { likelyCountry, readPhoneFields, readPhoneNumber } from '#shared/phone/phone-number.ts'
import { canReceiveSms, offersSms } from '#shared/phone/text-messages.ts'

const fields = (telephonePrefix: string, telephoneNumber: string) => ({
  telephonePrefix,
  telephoneNumber,
})

describe('prefix and number are one number', () => {
  test.each([
    ['FIN|358', '+358401234567', '+358401234567'],
    ['FIN|358', '(040) 123 4567', '+358401234567'],
    ['FIN|358', '040.123.4567', '+358401234567'],
    ['FIN|358', '040/123 4567', '+358401234567'],
    ['FIN|358', '401234567', '+358401234567'],
    ['FIN|358', '358401234567', '+358401234567'],
    ['FIN|358', '00358 40 123 4567', '+358401234567'],
    ['FIN|358', '+358 (0)40 123 4567', '+358401234567'],
    ['FIN|358', '\u202A+358 40 123 4567\u202C', '+358401234567'],
    ['FIN|358', '０４０１２３４５６７', '+358401234567'],
    ['FIN|358', '0400 123 456', '+358400123456'],
    ['FIN|358', '0457 123 4567', '+3584571234567'],
    ['FIN|358', '09 123 4567', '+35891234567'],
    ['SE|46', '070-123 45 67', '+46701234567'],
    ['SE|46', '08-465 004 00', '+46846500400'],
    ['NO|47', '412 34 567', '+4741234567'],
    ['DK|45', '20 12 34 56', '+4520123456'],
    ['DE|49', '0151 23456789', '+4915123456789'],
    ['IT|39', '06 1234 5678', '+390612345678'],
  ])('%s and %s: %s', (prefix, typed, e164) => {
    const number = readPhoneFields(fields(prefix, typed))
    expect(number?.e164).toBe(e164)
    expect(number?.telephonePrefix).toBe(prefix)
    expect(`+${number?.telephonePrefix.split('|')[1]}${number?.telephoneNumber}`).toBe(e164)
  })

  test.each([
    ['FIN|358', '+46 70-123 45 67', 'SE|46', '701234567'],
    ['FIN|358', '0046 70-123 45 67', 'SE|46', '701234567'],
    ['SE|46', '+358 040 123 4567', 'FIN|358', '401234567'],
    ['FIN|358', '+358 457 3131', 'FIN|358', undefined],
    ['FIN|358', '+45 20 12 34 56', 'DK|45', '20123456'],
    ['CA|1', '+1 202 555 0100', 'CA|1', '2025550100'],
    ['FIN|358', '+1 202 555 0100', 'US|1', '2025550100'],
    ['FIN|358', '+358 18 12345', 'FIN|358', '1812345'],
    ['XX|999', '+47 412 34 567', 'NO|47', '41234567'],
  ])(
    'a country code that was typed overrides the prefix: %s and %s',
    (prefix, typed, telephonePrefix, telephoneNumber) => {
      const number = readPhoneFields(fields(prefix, typed))
      expect(number).toEqual(
        telephoneNumber && { e164: expect.any(String), telephonePrefix, telephoneNumber },
      )
    },
  )

  test.each([
    ['NO|47', '040 123 4567'],
    ['FIN|358', '040 765 43'],
    ['FIN|358', '+358 40 765 43'],
    ['FIN|358', '050 1234'],
    ['SE|46', '070-123 45 6'],
    ['NO|47', '412 34 56'],
    ['FIN|358', '000401234567'],
    ['FIN|358', '040 123 4567 ext. 8'],
    ['FIN|358', 'call 040 123 4567'],
    ['FIN|358', 'later'],
    ['FIN|358', ''],
    ['XX|999', '040 123 4567'],
    ['__proto__|1', '040 123 4567'],
    ['', '040 123 4567'],
  ])('%s and %s: an impossible number', (prefix, typed) => {
    expect(readPhoneFields(fields(prefix, typed))).toBeUndefined()
  })
})

test.each([
  ['+358 40 123 4567', true],
  ['+358 50 123 4567', true],
  ['+46 70 123 45 67', true],
  ['+47 912 34 567', true],
  ['+358 9 123 4567', false],
  ['+358 20 12345', false],
  ['+46 8 465 004 00', false],
  ['+47 22 33 44 55', false],
  ['+45 20 12 34 56', false],
  ['+372 5123 4567', false],
])('text messages are sent to mobile numbers of the three countries: %s %s', (text, isMobile) => {
  const number = readPhoneNumber(text, undefined)
  expect(number && canReceiveSms(number)).toBe(isMobile)
})

test.each([
  ['FIN|358', '', true],
  ['NO|47', '1', true],
  ['DE|49', '', false],
  ['DE|49', '+', true],
  ['DE|49', '+4', true],
  ['DE|49', '+46 70', true],
  ['FIN|358', '+49 151', false],
  ['FIN|358', '0049 151', false],
  ['SE|46', '+(372)', false],
])('text messages are offered: %s and %s %s', (prefix, typed, isOffered) => {
  expect(offersSms(fields(prefix, typed))).toBe(isOffered)
})

test.each([
  ['FIN|358', '070-123 45 67', 'SE'],
  ['NO|47', '(070) 123 45 67', 'SE'],
  ['NO|47', '040 123 4567', 'FI'],
  ['SE|46', '050 123 4567', 'FI'],
  ['FIN|358', '912 34 567', 'NO'],
  ['FIN|358', '412 34 567', 'NO'],
  ['FIN|358', '040 123 4567', undefined],
  ['FIN|358', '40 123 4567', undefined],
  ['SE|46', '070-123 45 67', undefined],
  ['NO|47', '412 34 567', undefined],
  ['NO|47', '+46 70', undefined],
  ['NO|47', 'later', undefined],
])('the likely country of a mobile number: %s and %s %s', (prefix, typed, country) => {
  expect(likelyCountry(fields(prefix, typed))).toBe(country)
})
