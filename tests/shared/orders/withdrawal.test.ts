import { expect, test } from 'vitest'
import { lastWithdrawalDay, mayWithdraw } from '#shared/orders/withdrawal.ts'

const ZONE = 'Europe/Helsinki'

test.each([
  ['2026-11-01T10:00:00Z', '2026-11-15'],
  ['2026-11-01T22:30:00Z', '2026-11-16'], // 2 November in the shop's time zone
  ['2026-12-20T10:00:00Z', '2027-01-03'],
  ['2028-02-15T10:00:00Z', '2028-02-29'],
])(
  'the right of withdrawal from a purchase of %s ends on %s, in the time zone of the shop',
  (bought, lastDay) => {
    expect(lastWithdrawalDay(bought, ZONE)).toBe(lastDay)
  },
)

test.each([
  ['2026-11-01T10:00:00Z', true],
  ['2026-11-15T21:59:00Z', true],
  ['2026-11-15T22:01:00Z', false],
])('at %s, withdrawal from a purchase of 1 November is possible: %s', (now, may) => {
  expect(mayWithdraw('2026-11-01T09:00:00Z', new Date(now), ZONE)).toBe(may)
})
