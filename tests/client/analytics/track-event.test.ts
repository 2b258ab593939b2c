import { beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { trackEvent } from '#client/analytics/track-event.ts'

vi.hoisted(() => vi.resetModules())

beforeEach(() => {
  setConsent({ choice: undefined, dialog: 'closed' })
  vi.stubGlobal('window', {})
  return () => vi.unstubAllGlobals()
})

test('without consent an event is dropped', () => {
  trackEvent('add_to_cart', { value: 1 })
  setConsent({ choice: { statistics: false, marketing: true } })
  trackEvent('add_to_cart', { value: 2 })
  setConsent({ choice: { statistics: true, marketing: false } })
  expect(window.dataLayer).toBeUndefined()
})

test('with consent to statistics an event is pushed to the data layer, and its parameters cannot change its name', () => {
  setConsent({ choice: { statistics: true, marketing: false } })
  trackEvent('add_to_cart', { value: 1, event: 'gtm.js' })
  trackEvent('view_cart')
  expect(window.dataLayer).toEqual([{ event: 'add_to_cart', value: 1 }, { event: 'view_cart' }])
})

test('after consent is withdrawn events are dropped', () => {
  setConsent({ choice: { statistics: true, marketing: true } })
  trackEvent('one')
  setConsent({ choice: { statistics: false, marketing: true } })
  trackEvent('two')
  expect(window.dataLayer).toEqual([{ event: 'one' }])
})
