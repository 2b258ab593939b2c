import { expect, test } from 'vitest'
import { clockOffset } from '#client/navigation/server-clock.ts'

const SENT = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
/**
 * a document whose first byte arrived 200 ms after the start; the clocks are compared 1000 ms after
 * the start
 */
const timing = {
  responseStart: 200,
  transferSize: 9000,
  serverTiming: [{ name: 'now', duration: SENT }],
}

test.each([
  ['is two hours behind', SENT + 800 - 2 * HOUR_MS, 2 * HOUR_MS],
  ['is a day ahead', SENT + 800 + 24 * HOUR_MS, -24 * HOUR_MS],
  ['is right', SENT + 800, 0],
  ['differs by the time that a slow response took', SENT + 6_000, 0],
])('a device’s clock that %s is corrected by the server’s', (_, deviceNow, offset) => {
  expect(clockOffset(timing, 1000, deviceNow)).toBe(offset)
})

test.each([
  ['of the HTTP cache, which has an old header', { ...timing, transferSize: 0 }],
  ['without the header', { ...timing, serverTiming: [] }],
  ['in a browser that does not read the header', { responseStart: 200, transferSize: 9000 }],
])('the device’s clock counts for a document %s', (_, document) => {
  expect(clockOffset(document, 1000, SENT + HOUR_MS)).toBe(0)
})
