import { expect, test } from 'vitest'
import { normaliseVerificationCode } from '../../../client/forms/verification-code.ts'

test.each([
  ['st1-123', 'ST1-123'],
  ['ST1-123abc', 'ST1-123ABC'],
  [' s t 1 - 1 2 3 ', 'ST1-123'],
  ['123 456', 'ST1-123456'],
  ['abc', 'ST1-ABC'],
  ['st1-', 'ST1-ST1-'],
  ['st1-abc', 'ST1-ST1-ABC'],
  ['st1123', 'ST1-ST1123'],
  ['12\u00A034\t5', 'ST1-12345'],
])(
  'spaces are removed, letters are upper case, ST1- is added unless st1- and digits come first (§5): %j → %s',
  (text, code) => {
    expect(normaliseVerificationCode(text)).toBe(code)
  },
)
