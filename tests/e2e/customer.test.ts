// Login, my pages and logout with the embedded account hub. Its customers are in
// backend/seed/customers/demo-customers.ts.

import type { Browser, BrowserContext, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { logIn } from './account-hub.ts'
import { expectAccessible } from './axe.ts'
import { messagesOf, sitePath } from './checkout-visitor.ts'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, test, visit } from './site-test.ts'
import { seedCart } from './stored-cart.ts'
import { storeConsent } from './stored-consent.ts'

const AINO = 'aino.virtanen@example.com'
const ERIK = 'erik.lindqvist@example.com'

test(
  'a customer logs in, sees every view of my pages and logs out; another tab follows',
  { tag: '@fast' },
  async ({ page, context }) => {
    await watchShifts(page)
    const other = await context.newPage()
    await visit(other, '/yksityisille')
    await page.bringToFront() // a background tab is not rendered, so its transitions time out
    await visit(page, '/yksityisille?utm_source=test#content')
    await header(page).getByRole('link', { name: 'Kirjaudu' }).click()
    await logIn(page, AINO)
    await expect(page).toHaveURL('/yksityisille?utm_source=test#content')
    const menu = header(page).locator('summary').filter({ hasText: 'Oma tili: Aino' })
    await menu.press('Enter')
    await expect(
      header(other).locator('summary').filter({ hasText: 'Aino' }),
      'another tab follows',
    ).toBeVisible()

    await header(page).getByRole('link', { name: 'Omat sivut' }).press('Enter')
    await expect(page).toHaveURL('/fi-FI/omat-sivut')
    const views = page.getByRole('navigation', { name: 'Omat sivut' })
    await expect(views.getByRole('link', { name: 'Yhteenveto' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('heading', { name: 'Hei, Aino!' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Koodisi', exact: true })).toBeVisible()
    await expect(page.locator('.customer-part-codes .orders-qr')).toHaveCount(1)

    await views.getByRole('link', { name: 'Tilaukset' }).press('Enter')
    await expect(page).toHaveURL('/fi-FI/omat-sivut?view=orders')
    await expect(page).toHaveTitle(/^Tilaukset – Omat sivut/)
    await expect(page.getByRole('heading', { name: 'Tilaukset', exact: true })).toBeFocused()
    const orders = page.getByRole('article')
    await expect(orders).toHaveCount(4)
    await expect(orders.first()).toContainText('Maksettu')
    await expect(orders.first().getByRole('list', { name: '3 koodia' })).toContainText(
      /ST1-\w+.*Voimassa .* asti/,
    )
    await expect(orders.filter({ hasText: 'Keskeytetty' })).toHaveCount(1)
    await expect(orders.last()).toContainText('Vanhentui')

    await views.getByRole('link', { name: 'Kortit' }).click()
    await expect(page.locator('main')).toContainText('•••• 4021')
    await views.getByRole('link', { name: 'Omat tiedot' }).click()
    await expect(page.locator('main')).toContainText('+358401234567')
    await expect(page.getByRole('link', { name: 'Muuta tietojasi' })).toHaveAttribute(
      'href',
      /\/account\/fi/,
    )
    await page.goBack()
    await expect(page).toHaveTitle(/^Kortit – Omat sivut/)
    await page.reload()
    await expect(page.locator('main')).toContainText('•••• 4021')
    await expectNoShift(page)

    await page.evaluate(() =>
      localStorage.setItem('saved-pages', '[{"href":"/fi-FI/tilaus","title":"Tilaus"}]'),
    )
    await views.getByRole('button', { name: 'Kirjaudu ulos' }).click()
    await expect(page.getByText('Olet kirjautunut ulos')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('saved-pages'))).toBeNull()
    await expect(page.locator('main').getByRole('link', { name: 'Kirjaudu' })).toBeVisible()
    await expect(
      header(other).getByRole('link', { name: 'Kirjaudu' }),
      'another tab follows',
    ).toBeVisible()
    await page.goBack()
    await expect(page.locator('main').getByRole('link', { name: 'Kirjaudu' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Aino|Virtanen|4021/)
    expect(
      await context
        .cookies()
        .then((cookies) => cookies.filter(({ name }) => name === 'st1_session')),
    ).toEqual([])
    await expectAccessible(page)
  },
)

test('on a phone: a long name is cut but announced in full, and the drawer has the account menu (sv)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await watchShifts(page)
  await visit(page, '/sv-SE/mina-sidor?view=cards')
  await expect(page.locator('main')).toContainText('visas bara för dig')
  await expectNoShift(page)
  await page.locator('main').getByRole('link', { name: 'Logga in' }).click()
  await logIn(page, 'alexandra.featherstonehaugh@example.com')
  await expect(page).toHaveURL('/sv-SE/mina-sidor?view=cards')
  await expect(page.locator('main')).toContainText('•••• 5160')
  const name = header(page)
    .locator('summary')
    .filter({ hasText: 'Ditt konto: Alexandra-Wilhelmina' })
  expect((await name.boundingBox())?.width).toBe(44)

  await page.getByRole('button', { name: 'Öppna menyn' }).click()
  const drawer = page.getByRole('dialog', { name: 'Huvudmeny' })
  await expect(drawer).toContainText('Inloggad som Alexandra-Wilhelmina')
  await drawer.getByRole('link', { name: 'Mina sidor' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/sv-SE/mina-sidor')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Öppna menyn' }).click()
  await drawer.getByRole('button', { name: 'Logga ut' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('main').getByRole('link', { name: 'Logga in' })).toBeVisible()
})

test('a customer without orders gets links to a car wash and to customer service (no)', async ({
  page,
}) => {
  await visit(page, '/no-NO/mine-sider')
  await page.locator('main').getByRole('link', { name: 'Logg inn' }).click()
  await logIn(page, 'ingrid.hansen@example.com')
  await expect(page.getByRole('heading', { name: 'Hei, Ingrid!' })).toBeVisible()
  await expect(page.locator('main')).toContainText('Du har ingen bestillinger ennå')
  await expect(page.getByRole('link', { name: 'Finn en bilvask' })).toHaveAttribute(
    'href',
    '/no-NO/finn-stasjon?f=carwash',
  )
  await expect(page.getByRole('link', { name: 'Kontakt kundeservice' })).toBeVisible()
  await header(page).locator('summary').filter({ hasText: 'Ingrid' }).click()
  await header(page).getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByText('Du er nå logget ut')).toBeVisible()
})

test('the checkout knows the login after the account hub, after a load and by a link; a logout removes the filled-in details', async ({
  page,
}) => {
  const { contact } = await messagesOf('fi-FI')
  const email = page.getByLabel(contact.email, { exact: true })
  const isPricedForAino = page.waitForRequest(
    (request) => request.url().includes('/cart/validate') && !!request.postData()?.includes(AINO),
  )
  const expectAino = async () => {
    await expect(page.locator('.checkout-main')).toContainText(contact.loggedIn)
    await expect(email).toHaveValue(AINO)
  }
  await seedCart(page)
  await visit(page, sitePath('cart', 'fi-FI'))
  await page.locator('.cart-checkout').click()
  await page.locator('.checkout-main').getByRole('link', { name: contact.login }).click()
  await logIn(page, AINO)
  await expect(page).toHaveURL(sitePath('checkout', 'fi-FI'))
  await expectAino()
  await isPricedForAino
  await page.reload()
  await expectAino()
  await page.getByRole('banner').getByRole('link').nth(1).click()
  await page.locator('.cart-checkout').click()
  await expectAino()

  await page.goBack()
  await header(page).locator('summary').filter({ hasText: 'Aino' }).click()
  await header(page).getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByText('Olet kirjautunut ulos')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /aino|virtanen|401234567/i,
  )
  await page.locator('.cart-checkout').click()
  await expect(email).toHaveValue('')
})

test.describe('after a failure', () => {
  test.use({ expectedComplaints: [/status of (401|502)/] })

  test('a failed list, a failed logout and an expired session each show a message, and the page stays (en)', async ({
    page,
    context,
    playwright,
  }) => {
    await visit(page, '/en-EU/my-pages')
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await page.route('**/proxy/cms/my-pages/cards', (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'UPSTREAM_FAILED' } } }),
    )
    await logIn(page, ERIK)
    await expect(page.locator('main')).toContainText('Your cards could not be loaded')
    await expect(page.getByRole('heading', { name: 'Your codes' })).toBeVisible()
    await page.unroute('**/proxy/cms/my-pages/cards')

    await endSession(context, playwright)
    await page.getByRole('button', { name: 'Try again' }).click()
    const ended = page
      .getByRole('alert')
      .filter({ hasText: 'Your session has ended. Log in again to continue.' })
    await expect(ended).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your codes' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible()
    await expectAccessible(page)
    await ended.getByRole('link', { name: 'Log in again' }).click()
    await logIn(page, ERIK)
    await expect(page).toHaveURL('/en-EU/my-pages')
    await expect(page.locator('main')).toContainText('•••• 0935')

    await page.route('**/proxy/api/v1/logout', (route) => route.fulfill({ status: 502, json: {} }))
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hi, Erik!' })).toBeVisible()
  })
})

test(
  'two visitors never see each other’s data, in either order',
  { tag: '@fast' },
  async ({ browser }) => {
    const [aino, erik] = await Promise.all([loggedIn(browser, AINO), loggedIn(browser, ERIK)])
    const personal = [
      '/proxy/cms/my-pages',
      '/proxy/cms/my-pages/orders',
      '/proxy/cms/my-pages/cards',
    ]
    const headers = { 'x-st1-locale': 'fi-FI' }
    const read = async (visitor: BrowserContext, address: string) =>
      (await visitor.request.get(address, { headers })).text()
    for (const [first, second] of [
      [aino, erik],
      [erik, aino],
    ] as const) {
      for (const address of personal) {
        const [before, after] = [await read(first, address), await read(second, address)]
        expect(before.length).toBeGreaterThan(20)
        expect(after).not.toBe(before)
      }
      expect(await read(first, '/proxy/cms/my-pages')).toContain(first === aino ? 'Aino' : 'Erik')
      for (const address of ['/omat-sivut', '/omat-sivut/_payload.json', '/', '/_payload.json']) {
        const [before, after] = [await read(first, address), await read(second, address)]
        expect(after).toBe(before)
        expect(after).not.toMatch(/Aino|Virtanen|Erik|Lindqvist|@example\.com/)
      }
    }
    await Promise.all([aino.close(), erik.close()])
  },
)

function header(page: Page): Locator {
  return page.getByRole('banner').locator('.layout-tools')
}

/** Ends the session elsewhere: this browser keeps its cookie and is not notified. */
async function endSession(
  context: BrowserContext,
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<void> {
  const [session] = (await context.cookies()).filter(({ name }) => name === 'st1_session')
  const elsewhere = await playwright.request.newContext()
  const answer = await elsewhere.get(
    new URL('/proxy/api/v1/logout', context.pages()[0]?.url()).href,
    {
      headers: { cookie: `st1_session=${session?.value}`, 'x-st1-locale': 'en-EU' },
    },
  )
  expect(answer.status()).toBe(204)
  await elsewhere.dispose()
}

async function loggedIn(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await storeConsent(page, false)
  await visit(page, '/omat-sivut')
  await page.locator('main').getByRole('link', { name: 'Kirjaudu' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL('/omat-sivut')
  return context
}
