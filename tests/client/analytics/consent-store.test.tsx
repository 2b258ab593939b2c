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
  return () => vi.unstubAllGlobals()
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

test.each(['', 'true', '{', '[]', '{"statistics":true}', '{"version":0,"statistics":true,"marketing":true}'])(
  'what is no choice of this version asks again: %j',
  (text) => {
    stored.set('consent', text)
    restoreConsent()
    expect(consentStore).toEqual({ choice: undefined, dialog: 'first-visit' })
  },
)

test('nothing but a plain yes allows anything', () => {
  stored.set('consent', '{"version":1,"statistics":"yes"}')
  restoreConsent()
  expect(consentStore.choice).toEqual({ statistics: false, marketing: false })
})
