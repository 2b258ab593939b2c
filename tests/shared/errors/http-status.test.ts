import { DEFAULT_ERROR_STATUS, FATAL_ERROR_STATUS, statusMessageKey } from '#shared/errors/http-status.ts'
import { expect, test } from 'vitest'

test('the fatal error status threshold and the default error status are 500 (§9)', () => {
  expect([FATAL_ERROR_STATUS, DEFAULT_ERROR_STATUS]).toEqual([500, 500])
})

test.each([
  [401, 'httpMessages.UNAUTHORIZED'],
  [403, 'httpMessages.FORBIDDEN'],
  [404, 'httpMessages.NOT_FOUND'],
  [410, 'httpMessages.NOT_FOUND'],
  [500, 'httpMessages.INTERNAL_SERVER_ERROR'],
  [502, 'httpMessages.INTERNAL_SERVER_ERROR'],
  [504, 'httpMessages.INTERNAL_SERVER_ERROR'],
  [599, 'httpMessages.INTERNAL_SERVER_ERROR'],
])('status %i has the message of its HTTP status name (§8): %s', (status, key) => {
  expect(statusMessageKey(status)).toBe(key)
})

test.each([200, 307, 400, 409, 413, 418, 422, 429, 499])('a status without a label has the generic message: %i (§8)', (status) => {
  expect(statusMessageKey(status)).toBe('messages.something-went-wrong')
})

test.each([undefined, Number.NaN, 0, -1, Infinity])('without a status the default error status is used: %s (§9)', (status) => {
  expect(statusMessageKey(status)).toBe('httpMessages.INTERNAL_SERVER_ERROR')
})
