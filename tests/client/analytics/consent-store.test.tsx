import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseConsent, consentStore, openConsent, restoreConsent, setConsent, useConsent } from '#client/analytics/consent-store.ts'

const NECESSARY_ONLY = { statistics: false, marketing: false }
const ALL = { statistics: true, marketing: true }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  setConsent({ choice: undefined, dialog: 'closed' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('a visitor who has not chosen is asked', () => {
  restoreConsent()
  expect(consentStore).toEqual({ choice: undefined, dialog: 'first-visit' })
})

test('a visitor who has chosen is not asked again', () => {
  chooseConsent(ALL)
  setConsent({ choice: undefined })
  restoreConsent()
  expect(consentStore).toEqual({ choice: ALL, dialog: 'closed' })
})

test('the cookie settings of the footer open the dialog with the choice as it is (§2.6)', () => {
  chooseConsent(NECESSARY_ONLY)
  openConsent()
  expect(consentStore).toEqual({ choice: NECESSARY_ONLY, dialog: 'reopened' })
})

test('without storage a choice holds for the visit', () => {
  vi.stubGlobal('localStorage', undefined)
  restoreConsent()
  chooseConsent(ALL)
  expect(consentStore).toEqual({ choice: ALL, dialog: 'answered' })
})

test('the server shows no dialog, whoever is asked', () => {
  function Dialog() {
    return useConsent().dialog
  }
  expect(renderToString(<Dialog />)).toBe('closed')
})

test('a choice is remembered as it was made', () => {
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

test.each(['', 'true', '{', '[]', '{"statistics":true}', '{"version":1,"statistics":true,"marketing":true}'])(
  'what is no choice of this version asks again: %j',
  (text) => {
    stored.set('consent', text)
    restoreConsent()
    expect(consentStore).toEqual({ choice: undefined, dialog: 'first-visit' })
  },
)

test('a choice is stored with its date and version', () => {
  vi.useFakeTimers({ now: NOW })
  chooseConsent(ALL)
  expect(JSON.parse(stored.get('consent') ?? '')).toEqual({ version: 2, date: NOW.toISOString(), ...ALL })
})

test.each([
  ['11 months ago', '2025-12-24T12:00:00Z', ALL],
  ['more than 12 months ago', '2025-11-22T12:00:00Z', undefined],
  ['by a clock years ahead', '2030-01-01T00:00:00Z', undefined],
  ['on no day', 'yesterday', undefined],
  ['before dates were stored', undefined, undefined],
])('a choice made %s holds for 12 months, else the visitor is asked again', (_, date, choice) => {
  storeChoice(date)
  restoreConsent()
  expect(consentStore.choice).toEqual(choice)
})

test('nothing but a plain yes allows anything', () => {
  storeChoice(NOW.toISOString(), { statistics: 'yes' })
  restoreConsent()
  expect(consentStore.choice).toEqual({ statistics: false, marketing: false })
})
