import type { Page } from '@playwright/test'
import { expectContrast } from './axe.ts'
import { expect, test, visit } from './site-test.ts'

const PHONE = { width: 375, height: 900 }
const DESKTOP = { width: 1280, height: 900 }
const CONSENT = '.analytics-consent'
const FILTERED = '/asemahaku?q=Tampere&f=diesel'

type Part = [
  what: string,
  address: string,
  viewport: typeof PHONE,
  /** what is measured */
  part: string,
  open: (page: Page) => Promise<unknown>,
]

const openFilters = (page: Page) => page.getByRole('link', { name: /^Suodattimet/ }).click()
const openSections = (page: Page) => openAll(page, '.cards-accordion')
const openFooter = (page: Page) => openAll(page, 'footer')
const openPanel = (page: Page) => openFirst(page, '.layout-navigation')
const openLanguages = (page: Page) => openFirst(page, '.layout-language')

/** What a press opens. The other tests measure pages, forms, the shop and the locator (axe.ts). */
const PARTS: Part[] = [
  ['the drawer with all its menus', '/yksityisille/tuotteet', PHONE, '.layout-menu', openDrawer],
  ['a panel', '/yksityisille/tuotteet', DESKTOP, '.layout-header', openPanel],
  ['the languages', '/yksityisille', DESKTOP, '.layout-header', openLanguages],
  ['the account menu', '/yksityisille', DESKTOP, '.layout-header', openAccountMenu],
  ['the consent sheet with its settings', '/yksityisille', PHONE, CONSENT, openConsent],
  ['the terms', '/yksityisille', PHONE, 'dialog[open]', openTerms],
  ['the filters of the locator', FILTERED, PHONE, 'dialog[open]', openFilters],
  ['closed sections', '/sisaltolohkot', PHONE, '.cards-accordion', openSections],
  ['the footer', '/sisaltolohkot', PHONE, 'footer', openFooter],
]

test('with reduced motion, a change of the colour scheme starts no transition', async ({
  page,
}) => {
  await visit(page, '/yksityisille')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const transitions = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
  )
  expect(transitions).toBe(0)
})

test.describe('what a press opens', () => {
  // the account menu: the backend refuses the customer, who is logged in for the browser alone
  test.use({ expectedComplaints: [/status of 401/] })

  for (const [what, address, viewport, part, open] of PARTS)
    test(
      `text has enough contrast in both colour schemes: ${what}`,
      { tag: '@fast' },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await visit(page, address)
        await open(page)
        await expectContrast(page, part)
      },
    )
})

async function openAccountMenu(page: Page): Promise<void> {
  await page.route('**/api/v1/auth', (route) =>
    route.fulfill({ headers: { 'x-user-status': 'AUTHORIZED' }, json: {} }),
  )
  await page.reload()
  await openFirst(page, '.customer-menu')
}

async function openConsent(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /evästeasetukset/i })
    .click()
  await expect(page.locator(CONSENT)).toBeVisible()
  await openAll(page, CONSENT)
}

async function openTerms(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }).click()
  await expect(page.locator('dialog[open] .rich-text')).toBeVisible()
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await expect(page.getByRole('dialog', { name: 'Päävalikko' })).toBeVisible()
  await openAll(page, '.layout-menu')
}

async function openFirst(page: Page, parent: string): Promise<void> {
  await page.locator(`header ${parent} summary`).first().click()
  await expect(page.locator('header details[open]')).toBeVisible()
}

/** Opens every `<details>` inside, also those that share a name, of which a press opens one. */
async function openAll(page: Page, parent: string): Promise<void> {
  await page
    .locator(parent)
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all) {
        details.removeAttribute('name')
        details.setAttribute('open', '')
      }
    })
}
