import { describe, expect, test } from 'vitest'
import { notificationMessageKey, statusMessageKey } from '#shared/errors/http-status.ts'

test.each([
  [401, 'httpMessages.UNAUTHORIZED'],
  [403, 'httpMessages.FORBIDDEN'],
  [404, 'httpMessages.NOT_FOUND'],
  [500, 'httpMessages.INTERNAL_SERVER_ERROR'],
])(
  'status %i has the label of its status name, on a page and in a notification (§8): %s',
  (status, key) => {
    expect([statusMessageKey(status), notificationMessageKey(status)]).toEqual([key, key])
  },
)

describe('a status without a label is "Page not found" on a page, and the generic message in a notification (§8)', () => {
  test.each([400, 409, 410, 418, 422, 429, 499, 502, 503, 504, 599])('%i', (status) => {
    expect([statusMessageKey(status), notificationMessageKey(status)]).toEqual([
      'httpMessages.NOT_FOUND',
      'messages.something-went-wrong',
    ])
  })
})

test('an endpoint without a response has the generic message', () => {
  expect(notificationMessageKey(undefined)).toBe('messages.something-went-wrong')
})
