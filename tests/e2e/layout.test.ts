import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

test('on a phone the menu is a drawer: it opens by its button, closes by Esc and gives the focus back (§2.7)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Avaa valikko' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Päävalikko' })
  await expect(drawer).toBeVisible()
  await expect(page.locator('dialog[open]').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the footer link opens the terms in a modal with a close button (§2.6)', async ({ page }) => {
  await open(page, '/yksityisille')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Käyttöehdot' }).click()
  const modal = page.locator('dialog[open]')
  await expect(modal.getByRole('heading').first()).toContainText(/ehdot/i)
  await expect(page).toHaveURL('/yksityisille')
  await modal.getByRole('button', { name: 'Sulje' }).first().click()
  await expect(modal).toHaveCount(0)
})

test.describe('when the terms cannot be loaded', () => {
  test.use({ expectedComplaints: [/status of 502/] })

  test('the modal is titled "Terms not found" (§8)', async ({ page }) => {
    await page.route('**/proxy/cms-view/v1/content/page**', (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'UPSTREAM_FAILED' } } }),
    )
    await open(page, '/yksityisille')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }).click()
    await expect(page.locator('dialog[open]').getByRole('heading', { name: 'Ehtoja ei löytynyt' })).toBeVisible()
  })
})

test('a link whose target is a card opens a dialog (§2.7)', async ({ page }) => {
  await open(page, '/sisaltolohkot')
  await page.locator('main button[aria-haspopup="dialog"]').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('an article list says how many it shows of how many, and loads more (§9)', async ({ page }) => {
  await open(page, '/artikkeli')
  const list = page.locator('section.articles').first()
  await expect(list).toContainText('Näytetään 9, yhteensä 13')
  await list.getByRole('button').click()
  await expect(list).toContainText('Näytetään 13, yhteensä 13')
})

test('a page that is not there says which, and helps on (§2.5, §8)', async ({ page, request }) => {
  expect((await request.get('/ei-ole', { headers: { 'accept-language': 'fi' } })).status()).toBe(404)
  await page.route('**/ei-ole', async (route) => route.fulfill({ response: await route.fetch(), status: 200 })) // the console would complain of the 404
  await open(page, '/ei-ole')
  await expect(page.getByText('Sivua ei löytynyt: /ei-ole')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Etusivulle', exact: true })).toHaveAttribute('href', '/fi-FI')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the logo’s name is in the page’s language and says where it leads', async ({ page }) => {
  await open(page, '/yksityisille')
  await expect(page.getByRole('banner').getByRole('link', { name: 'St1 Etusivulle' })).toHaveAttribute('href', '/fi-FI')
  await expect(page.getByText('Main Logo')).toHaveCount(0)
  await expect(page.getByAltText('Main Logo')).toHaveCount(0)
})

test.describe('on a first visit', () => {
  test('the consent dialog asks, remembers the answer and can be opened again from the footer', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('asked')) localStorage.removeItem('consent')
      sessionStorage.setItem('asked', '1')
    })
    await open(page, '/yksityisille')
    const sheet = page.locator('dialog.analytics-consent')
    await sheet.getByRole('button', { name: 'Vain välttämättömät' }).click()
    await expect(sheet).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toContain('"statistics":false')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /[Ee]väste/ })
      .click()
    await expect(sheet).toBeVisible()
  })
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}
