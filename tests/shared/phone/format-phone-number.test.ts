import { expect, test } from 'vitest'
import { isPhone, isPhoneWithCountry } from '#shared/forms/rules.ts'
import { formatPhoneNumber } from '#shared/phone/format-phone-number.ts'

test.each([
  ['+358401234567', '+358 40 123 4567'],
  ['00358 40-123 45 67', '+358 40 123 4567'],
  ['+358 (0)40 1234567', '+358 40 123 4567'],
  ['+4722334455', '+47 22 33 44 55'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+12025550100', '+12025550100'],
  ['040 1234567', '040 1234567'],
  ['+358', '+358'],
  ['hello', 'hello'],
])(
  'a number with a Nordic country code is grouped, any other is unchanged: %s → %s',
  (text, written) => {
    expect(formatPhoneNumber(text)).toBe(written)
    expect([isPhone(written), isPhoneWithCountry(written)]).toEqual([
      isPhone(text),
      isPhoneWithCountry(text),
    ])
  },
)
