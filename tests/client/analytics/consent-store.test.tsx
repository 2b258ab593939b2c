import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  chooseConsent,
  consentStore,
  openConsent,
  restoreConsent,
  setConsent,
  useConsent,
} from '#client/analytics/consent-store.ts'
import { stubStorage } from '../stub-storage.ts'

const NECESSARY_ONLY = { statistics: false, marketing: false }
const ALL = { statistics: true, marketing: true }
let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
  setConsent({ choice: undefined, dialog: 'closed' })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('the dialog opens for a visitor without a stored choice', () => {
  restoreConsent()
  expect(consentStore).toEqual({ choice: undefined, dialog: 'first-visit' })
})

test('the dialog stays closed for a visitor with a stored choice', () => {
  chooseConsent(ALL)
  setConsent({ choice: undefined })
  restoreConsent()
  expect(consentStore).toEqual({ choice: ALL, dialog: 'closed' })
})

test('the cookie settings in the footer open the dialog with the current choice (§2.6)', () => {
  chooseConsent(NECESSARY_ONLY)
  openConsent()
  expect(consentStore).toEqual({ choice: NECESSARY_ONLY, dialog: 'reopened' })
})

test('without storage a choice is valid until the page is left, and the announcement does not say that it is saved', () => {
  vi.stubGlobal('localStorage', undefined)
  restoreConsent()
  chooseConsent(ALL)
  expect(consentStore).toEqual({ choice: ALL, dialog: 'not-stored' })
})

test('the server never renders the dialog', () => {
  function Dialog() {
    return useConsent().dialog
  }
  expect(renderToString(<Dialog />)).toBe('closed')
})

test('a stored choice is read unchanged', () => {
  for (const choice of [
    { statistics: true, marketing: false },
    { statistics: false, marketing: true },
  ]) {
    chooseConsent(choice)
    setConsent({ choice: undefined })
    restoreConsent()
    expect(consentStore.choice).toEqual(choice)
  }
})

const NOW = new Date('2026-11-23T12:00:00Z')

function storeChoice(date: string | undefined, more: object = ALL): void {
  vi.useFakeTimers({ now: NOW })
  stored.set('consent', JSON.stringify({ version: 2, date, ...more }))
}

test.each([
  '',
  'true',
  '{',
  '[]',
  '{"statistics":true}',
  '{"version":1,"statistics":true,"marketing":true}',
])('an invalid choice, or one of another version, opens the dialog again: %j', (text) => {
  stored.set('consent', text)
  restoreConsent()
  expect(consentStore).toEqual({ choice: undefined, dialog: 'first-visit' })
})

test('a choice is stored with its date and version', () => {
  vi.useFakeTimers({ now: NOW })
  chooseConsent(ALL)
  expect(JSON.parse(stored.get('consent') ?? '')).toEqual({
    version: 2,
    date: NOW.toISOString(),
    ...ALL,
  })
})

test.each([
  ['11 months ago', '2025-12-24T12:00:00Z', ALL],
  ['more than 12 months ago', '2025-11-22T12:00:00Z', undefined],
  ['with a clock years ahead', '2030-01-01T00:00:00Z', undefined],
  ['with an invalid date', 'yesterday', undefined],
  ['without a date', undefined, undefined],
])('a choice is valid for 12 months: made %s', (_, date, choice) => {
  storeChoice(date)
  restoreConsent()
  expect(consentStore.choice).toEqual(choice)
})

test('only `true` gives consent', () => {
  storeChoice(NOW.toISOString(), { statistics: 'yes' })
  restoreConsent()
  expect(consentStore.choice).toEqual({ statistics: false, marketing: false })
})
