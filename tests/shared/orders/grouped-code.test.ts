import { expect, test } from 'vitest'
import { groupedCode } from '#shared/orders/grouped-code.ts'

test.each([
  ['ST1-12345678', 'ST1-1234 5678'],
  ['1234567890', '1234 5678 90'],
  ['FN4P-ERFK-Z6T5', 'FN4P-ERFK-Z6T5'],
  ['', ''],
])('a code is written in groups of four: %s is %s', (code, written) => {
  expect(groupedCode(code)).toBe(written)
})
