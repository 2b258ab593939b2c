import { expect, test } from 'vitest'
import { splitPhoneNumber } from '#shared/phone/split-phone-number.ts'

test.each([
  ['+358401234567', 'FIN|358', '401234567'],
  ['+4791234567', 'NO|47', '91234567'],
  ['+46701234567', 'SE|46', '701234567'],
  [' +358 (40) 123-4567 ', 'FIN|358', '401234567'],
  ['+46 0701234567', 'SE|46', '701234567'],
  ['+358 (0)40 123 4567', 'FIN|358', '401234567'],
])('a phone number is split by its prefix: %s (§5)', (phone, prefix, number) => {
  expect(splitPhoneNumber(phone)).toEqual({ prefix, number })
})

test.each([
  '+45 12345678',
  '+1 555 0100',
  '0401234567',
  '00358401234567',
  '+358',
  '+358 abc',
  '',
  '+',
  '+__proto__',
])('other prefixes are not parsed: %s (§5)', (phone) => {
  expect(splitPhoneNumber(phone)).toBeUndefined()
})
