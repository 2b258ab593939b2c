import { beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { reportFailure } from '#client/forms/use-sending.ts'
import { notificationStore } from '#client/notifications/notification-store.ts'

vi.hoisted(() => vi.resetModules())

beforeEach(() => {
  vi.stubGlobal('window', {})
  setConsent({ choice: { statistics: true, marketing: false } })
})

test('a form that cannot be sent is an "Error Message" event with status 500, code "error", type exception, and a toast (§8)', async () => {
  reportFailure('Could not submit form, try again later')
  expect(window.dataLayer).toEqual([
    { event: 'Error Message', status: 500, code: 'error', type: 'exception' },
  ])
  await vi.waitFor(() =>
    expect(notificationStore.notifications).toMatchObject([
      { message: 'Could not submit form, try again later', type: 'error' },
    ]),
  )
})
