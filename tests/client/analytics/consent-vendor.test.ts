import { beforeEach, expect, test, vi } from 'vitest'
import { readVendor } from '#client/analytics/consent-vendor.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  return () => vi.unstubAllGlobals()
})

function vendorIs(vendor: unknown): void {
  Object.assign(window, { Cookiebot: vendor })
}

test('the choice of the vendor’s dialog is read', () => {
  vendorIs({
    consent: { statistics: true, marketing: false },
    hasResponse: true,
    renew: () => undefined,
  })
  expect(readVendor()?.choice).toEqual({ statistics: true, marketing: false })
})

test('before an answer there is no choice', () => {
  vendorIs({
    consent: { statistics: true, marketing: true },
    hasResponse: false,
    renew: () => undefined,
  })
  expect(readVendor()).toMatchObject({ choice: undefined })
})

test("reopening calls the vendor's own function", () => {
  const vendor = { consent: {}, hasResponse: true, renewed: 0, renew: renewOnce }
  function renewOnce(this: { renewed: number }): void {
    this.renewed++
  }
  vendorIs(vendor)
  readVendor()?.reopen()
  expect(vendor.renewed).toBe(1)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { consent: null, renew: () => undefined },
  { consent: {}, renew: 'x' },
])('%o is not accepted as a vendor', (vendor) => {
  vendorIs(vendor)
  expect(readVendor()).toBeUndefined()
})
