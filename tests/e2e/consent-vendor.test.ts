import type { Page } from '@playwright/test'
import { VENDOR_ID, VENDOR_SCRIPT, vendorScript, withConsentVendor } from './consent-vendor.ts'
import {
  askAgain,
  dataLayer,
  emptyScript,
  follow,
  openCookieSettings,
  pageViews,
  withTagManager,
} from './measured-visit.ts'
import { expect, test, visit } from './site-test.ts'

// The policy contains the vendor's hosts only with CONSENT_ID:
// tests/worker/middleware/security-headers.test.ts
test.use({ bypassCSP: true })

test.beforeEach(async ({ page }) => askAgain(page))

for (const [address, culture] of [
  ['/yksityisille', 'fi'],
  ['/no-NO/privat', 'nb'],
] as const) {
  test(`the vendor's dialog replaces the site's, in the culture of the locale (§7): ${address}`, async ({
    page,
  }) => {
    await withConsentVendor(page)
    await visit(page, address)
    await expect(vendorDialog(page)).toContainText(`${VENDOR_ID} ${culture}`)
    await expect(ownDialog(page)).toHaveCount(0)
  })
}

test('page views are measured from consent in the vendor’s dialog until it is withdrawn there', async ({
  page,
}) => {
  const scripts = await withTagManager(page, 'GTM-TEST1')
  await withConsentVendor(page)
  await visit(page, '/yksityisille')
  await expect(vendorDialog(page)).toBeVisible()
  await follow(page, '/yrityksille')
  expect(scripts).toEqual([])
  expect(await dataLayer(page)).toEqual([])

  await vendorDialog(page).getByRole('button', { name: 'Allow all' }).click()
  await expect.poll(() => pageViews(page)).toEqual(['/fi-FI/yrityksille'])
  await follow(page, '/tietoa-meista')
  await expect.poll(() => pageViews(page)).toEqual(['/fi-FI/yrityksille', '/fi-FI/tietoa-meista'])

  await openCookieSettings(page)
  await expect(vendorDialog(page)).toBeVisible()
  await expect(ownDialog(page)).toHaveCount(0)
  await expect
    .poll(async () => JSON.stringify((await dataLayer(page)).at(-1)))
    .toContain('"analytics_storage":"denied"')
  await vendorDialog(page).getByRole('button', { name: 'Deny' }).click()
  const before = await dataLayer(page)
  await follow(page, '/yrityksille')
  expect(await dataLayer(page)).toEqual(before)
})

test('an answer given to the vendor is used on the next visit without asking', async ({ page }) => {
  await withTagManager(page, 'GTM-TEST1')
  await withConsentVendor(page)
  await visit(page, '/yksityisille')
  await vendorDialog(page).getByRole('button', { name: 'Allow all' }).click()
  await page.reload()
  await expect.poll(() => pageViews(page)).toEqual(['/yksityisille'])
  await expect(vendorDialog(page)).toHaveCount(0)
})

test('a language switch reloads the page, and the vendor’s dialog changes its language; Back restores both', async ({
  page,
}) => {
  await withConsentVendor(page)
  await visit(page, '/yksityisille?utm_source=letter#content')
  await expect(vendorDialog(page)).toContainText(' fi')
  await page.getByRole('banner').locator('.layout-language summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/sv-SE\/privat\?utm_source=letter#content$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(vendorDialog(page)).toContainText(' sv')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(vendorDialog(page)).toContainText(' fi')
})

test("a slow vendor delays nothing: the footer opens the site's own dialog until the vendor's is loaded", async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  await withConsentVendor(page, async (route) => {
    await asked.promise
    await vendorScript(route)
  })
  await visit(page, '/yksityisille')
  await follow(page, '/yrityksille')
  await expect(ownDialog(page)).toHaveCount(0)
  await openCookieSettings(page)
  await expect(ownDialog(page)).toBeVisible()
  asked.resolve()
  await expect(vendorDialog(page)).toBeVisible()
  await expect(ownDialog(page)).toHaveCount(0)
})

test.describe('a vendor that cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test("blocked: only necessary cookies are allowed, and the footer opens the site's own dialog", async ({
    page,
  }) => {
    const scripts = await withTagManager(page, 'GTM-TEST1')
    await withConsentVendor(page, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(VENDOR_SCRIPT),
    )
    await visit(page, '/yksityisille')
    await failed
    await expectFallback(page, scripts)
  })

  test('replaced by an empty script: the same happens', async ({ page }) => {
    const scripts = await withTagManager(page, 'GTM-TEST1')
    await withConsentVendor(page, emptyScript)
    const finished = page.waitForEvent('requestfinished', (request) =>
      request.url().startsWith(VENDOR_SCRIPT),
    )
    await visit(page, '/yksityisille')
    await finished
    await expectFallback(page, scripts)
  })
})

async function expectFallback(page: Page, scripts: string[]): Promise<void> {
  await follow(page, '/yrityksille')
  await expect(ownDialog(page)).toHaveCount(0)
  expect(scripts).toEqual([])
  await openCookieSettings(page)
  await ownDialog(page).getByRole('button', { name: 'Hyväksy kaikki' }).click()
  await expect.poll(() => pageViews(page)).toEqual(['/fi-FI/yrityksille'])
}

function vendorDialog(page: Page) {
  return page.locator('#CybotCookiebotDialog')
}

function ownDialog(page: Page) {
  return page.locator('dialog.analytics-consent')
}
