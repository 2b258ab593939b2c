import { expect, test, vi } from 'vitest'
import { readConsent, rememberConsent, rememberedConsent } from '#client/analytics/consent.ts'

test('a choice is remembered as it was made', () => {
  vi.stubGlobal('localStorage', undefined)
  for (const choice of [
    { statistics: true, marketing: false },
    { statistics: false, marketing: true },
  ]) {
    rememberConsent(choice)
    expect(rememberedConsent()).toEqual(choice)
  }
})

test.each([undefined, null, '', true, [], { statistics: true }, { version: 0, statistics: true, marketing: true }])(
  'what is no choice of this version asks again: %j',
  (stored) => {
    expect(readConsent(stored)).toBeUndefined()
  },
)

test('nothing but a plain yes allows anything', () => {
  expect(readConsent({ version: 1, statistics: 'yes' })).toEqual({ statistics: false, marketing: false })
})
