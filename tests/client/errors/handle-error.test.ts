import { beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { handleError, handlePageFailure } from '#client/errors/handle-error.ts'
import { PageNotLoadedError } from '#client/navigation/page-failure.ts'

vi.hoisted(() => vi.resetModules())

const reported = vi.fn()
const dataLayer: unknown[] = []

beforeEach(() => {
  reported.mockReset()
  dataLayer.length = 0
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('window', { dataLayer })
  setConsent({ choice: { statistics: true, marketing: false } })
  return () => vi.unstubAllGlobals()
})

test('an error is reported once, with the event of §8', () => {
  const broken = new TypeError('no such thing as aino@mail.fi')
  handleError(broken)
  handleError(broken)
  expect(reported.mock.calls).toEqual([[broken]])
  expect(dataLayer).toEqual([
    expect.objectContaining({
      event: 'Error Message',
      error_code: '500 INTERNAL_SERVER_ERROR',
      error_status: 500,
      error_type: 'exception',
    }),
  ])
  expect(JSON.stringify(dataLayer)).not.toContain('aino@')
})

test('a page load failure is reported with its status; a lost connection is not', () => {
  handlePageFailure(new PageNotLoadedError({ kind: 'unreachable' }))
  expect(reported).not.toHaveBeenCalled()
  handlePageFailure(new PageNotLoadedError({ kind: 'siteFailed', status: 503 }))
  expect(dataLayer).toEqual([expect.objectContaining({ error_code: '503 SERVICE_UNAVAILABLE' })])
})
