import { skipInFirefox } from './firefox.ts'
import {
  allowAll,
  askAgain,
  dataLayer,
  follow,
  openCookieSettings,
  pageViews,
  TAG_MANAGER,
  withTagManager,
} from './measured-visit.ts'
import { expect, test, visit } from './site-test.ts'

// The policy contains the tag manager's host only with GTM_IDS:
// tests/worker/middleware/security-headers.test.ts
test.use({ bypassCSP: true })

test(
  'nothing is measured before consent; then each page is, until consent is withdrawn (§7)',
  { tag: '@fast' },
  async ({ page }) => {
    const scripts = await withTagManager(page, 'GTM-TEST1')
    await askAgain(page)
    await visit(page, '/yksityisille?orderId=17&utm_source=letter')
    await follow(page, '/yrityksille')
    expect(await dataLayer(page)).toEqual([])
    expect(scripts).toEqual([])

    // The sheet comes first in the focus order.
    const sheet = page.locator('dialog.analytics-consent')
    await sheet.getByRole('button', { name: 'Hyväksy kaikki' }).click()
    await expect(page.locator('output', { hasText: 'Valintasi on tallennettu' })).toHaveCount(1)
    await expect.poll(() => scripts).toEqual([`${TAG_MANAGER}/gtm.js?id=GTM-TEST1&l=dataLayer`])
    await expect.poll(() => pageViews(page)).toEqual(['/fi-FI/yrityksille'])
    expect((await dataLayer(page)).map(({ event }) => event)).toContain('gtm.js')

    await follow(page, '/tietoa-meista')
    await expect.poll(() => pageViews(page)).toEqual(['/fi-FI/yrityksille', '/fi-FI/tietoa-meista'])

    await openCookieSettings(page)
    await sheet.getByRole('button', { name: 'Vain välttämättömät' }).click()
    await expect
      .poll(async () => JSON.stringify((await dataLayer(page)).at(-1)))
      .toContain('"analytics_storage":"denied"')
    const before = await dataLayer(page)
    await follow(page, '/yrityksille')
    expect(await dataLayer(page)).toHaveLength(before.length)
  },
)

test('consent that is withdrawn while the code loads starts nothing (§7)', async ({ page }) => {
  const scripts = await withTagManager(page, 'GTM-TEST1')
  await askAgain(page)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/follow-visit-/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/yksityisille')
  const sheet = page.locator('dialog.analytics-consent')
  await sheet.getByRole('button', { name: 'Hyväksy kaikki' }).click()
  await openCookieSettings(page)
  await sheet.getByRole('button', { name: 'Vain välttämättömät' }).click()
  release()
  await page.waitForResponse(/assets\/follow-visit-/)
  await follow(page, '/yrityksille')
  expect([scripts, await dataLayer(page)]).toEqual([[], []])
})

test.describe('a tag manager that is blocked', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('does not stop the page or its events', async ({ page }) => {
    await withTagManager(page, 'GTM-TEST1', (route) => route.abort())
    await allowAll(page)
    await visit(page, '/yksityisille')
    await expect.poll(() => pageViews(page)).toEqual(['/yksityisille'])
    await follow(page, '/yrityksille')
    await expect.poll(() => pageViews(page)).toEqual(['/yksityisille', '/fi-FI/yrityksille'])
  })
})

test('a notification appears in an existing live region, stays while it has the focus, and returns the focus', async ({
  page,
  context,
}) => {
  await visit(page, '/yksityisille')
  const polite = page.locator('.notifications > [aria-live="polite"]')
  await expect(polite).toBeEmpty()
  await context.setOffline(true)
  await expect(page.locator('.notifications-offline')).toBeVisible()
  await context.setOffline(false)
  const close = polite.getByRole('button', { name: 'Sulje ilmoitus' })
  await close.focus()
  await expect(polite).toContainText('Yhteys on palannut')
  await close.press('Escape')
  await expect(polite).toBeEmpty()
  await expect(page.locator('main#content')).toBeFocused()
})

test('the error page sends its event (§8)', async ({ page }) => {
  await allowAll(page)
  await page.route('**/ei-ole', async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  ) // with 404 the console would report an error
  await visit(page, '/ei-ole')
  await expect
    .poll(async () => (await dataLayer(page)).filter(({ event }) => event === 'Error Message'))
    .toEqual([
      {
        event: 'Error Message',
        error_code: '404 NOT_FOUND',
        error_status: 404,
        error_text: 'Sivua ei löytynyt: /ei-ole',
        error_type: 'struggle',
      },
    ])
})

test.describe('an uncaught error', () => {
  test.use({ expectedComplaints: [/page error: broken/] })

  test(
    "is reported to the site's own log, without secrets of the address",
    { tag: '@fast' },
    async ({ page }) => {
      skipInFirefox('the body of a request cannot be read')
      await page.addInitScript(() => Object.assign(Math, { random: () => 0 }))
      const reports: unknown[] = []
      await page.route('**/reports', async (route) => {
        reports.push(route.request().postDataJSON())
        await route.fulfill({ status: 204 })
      })
      await visit(page, '/yksityisille?signature=secret')
      expect(reports).toEqual([])
      await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken')), 0))
      await expect
        .poll(() => reports)
        .toEqual([
          expect.objectContaining({ kind: 'error', path: '/yksityisille', message: 'broken' }),
        ])
      expect(JSON.stringify(reports)).not.toContain('secret')
    },
  )
})
