import { expect, test } from 'vitest'
import { errorEvent } from '#client/errors/handle-error.ts'

// §8: error_code is the status plus its name, plus error_status and error_text
test.each([
  [404, '404 NOT_FOUND', 'struggle'],
  [401, '401 UNAUTHORIZED', 'exception'],
  [403, '403 FORBIDDEN', 'exception'],
  [410, '410 GONE', 'exception'],
  [500, '500 INTERNAL_SERVER_ERROR', 'exception'],
  [503, '503 SERVICE_UNAVAILABLE', 'exception'],
  [418, '418 CLIENT_ERROR', 'exception'],
  [599, '599 SERVER_ERROR', 'exception'],
])('the event of status %i has the code "%s" and the type %s', (status, error_code, error_type) => {
  expect(errorEvent(status, 'Words')).toEqual({
    error_code,
    error_status: status,
    error_text: 'Words',
    error_type,
  })
})

test('an e-mail address in a path is masked', () => {
  expect(errorEvent(404, 'Page not found: /mail/me@mail.fi').error_text).toBe(
    'Page not found: /mail/***',
  )
})
