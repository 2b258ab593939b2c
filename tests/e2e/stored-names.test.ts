// The consent dialog lists everything that the site stores on a device.

import type { Page } from '@playwright/test'
import { STORED_NAMES } from '#client/storage/stored-names.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { logIn } from './account-hub.ts'
import { expectAccessible } from './axe.ts'
import { choose, goToReview, payButton, sitePath } from './checkout-visitor.ts'
import { SAMPLED_LOCALES } from './embedded-pages.ts'
import { expect, test, visit } from './site-test.ts'

const AREAS = ['cookie', 'localStorage', 'sessionStorage', 'cache'] as const

function listed(area: (typeof AREAS)[number], name: string): boolean {
  // storage.ts falls back to sessionStorage if localStorage is unavailable.
  const areas: string[] = area === 'sessionStorage' ? ['localStorage', 'sessionStorage'] : [area]
  return Object.values(STORED_NAMES).some((item) => {
    const [begin = '', end] = item.name.split('*')
    return (
      areas.includes(item.area) && (end === undefined ? name === begin : name.startsWith(begin))
    )
  })
}

async function stored(page: Page) {
  const storage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cache: await caches.keys(),
  }))
  const cookies = await page.context().cookies()
  return { cookie: cookies.map(({ name }) => name), ...storage }
}

test('every cookie and key of a visit is in the list', async ({ page }) => {
  const found = new Set<string>()
  async function note(): Promise<void> {
    const names = await stored(page)
    for (const area of AREAS) for (const name of names[area]) found.add(`${area} ${name}`)
  }
  await page.addInitScript(() => localStorage.removeItem('consent'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click()
  await note()
  await visit(page, '/yksityisille/palvelut/autopesu')
  await page
    .getByRole('button', { name: /ostoskoriin/i })
    .first()
    .click()
  await expect.poll(async () => (await stored(page)).localStorage).toContain('cart')
  await note()
  await visit(page, '/fi-FI/asemahaku/st1-helsinki-malmi')
  await page.locator('.station-head-tools button').first().click()
  await expect.poll(async () => (await stored(page)).localStorage).toContain('favourite-stations')
  await note()
  await visit(page, WITHDRAWAL_PATHS['fi-FI'])
  await page.locator('#form-withdrawal [name=name]').fill('Aino')
  await note()
  await page.goto('/sv-SE')
  await note()
  await goToReview(page)
  await note()
  await payButton(page).click()
  await choose(page, 'paid')
  await expect(page.locator('.order-paid')).toBeVisible()
  await note()
  await page.goto(sitePath('myPages', 'fi-FI'))
  await page.locator('main').getByRole('link', { name: 'Kirjaudu' }).click()
  await logIn(page, 'aino.virtanen@example.com')
  await expect(page.getByRole('heading', { name: 'Hei, Aino!' })).toBeVisible()
  await note()

  const unlisted = [...found].filter((entry) => {
    const [area, name = ''] = entry.split(' ')
    return !AREAS.some((known) => known === area && listed(known, name))
  })
  expect(unlisted).toEqual([])
  for (const entry of [
    'cookie st1_locale',
    'cookie st1_session',
    'localStorage consent',
    'localStorage userinfo',
    'sessionStorage checkout',
  ])
    expect([...found]).toContain(entry)
})

for (const locale of SAMPLED_LOCALES) {
  test(`the dialog lists what is stored, with its purpose (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 760 })
    const consent = await loadMessages('consent', locale)
    await visit(page, sitePath('privacy', locale))
    await page.locator('#cookie-settings').click()
    const dialog = page.getByRole('dialog', { name: consent.title })
    await dialog
      .locator('summary', { hasText: `${consent.stored}: ${consent.necessary.title}` })
      .click()
    await expect(dialog.getByText(consent.items.purposes.cart)).toBeVisible()
    await expect(dialog.locator('code', { hasText: 'st1_locale' })).toBeVisible()
    await expectAccessible(page, '.analytics-consent')
  })
}
