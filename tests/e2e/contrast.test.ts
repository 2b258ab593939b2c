import type { Page } from '@playwright/test'
import { expectContrast } from './axe.ts'
import { expect, test, visit } from './site-test.ts'

const PHONE = { width: 375, height: 900 }
const DESKTOP = { width: 1280, height: 900 }

interface Part {
  what: string
  address: string
  viewport: typeof PHONE
  /** what is measured */
  part: string
  open: (page: Page) => Promise<unknown>
}

/** What a press opens. The other tests measure pages, forms, the shop and the locator (axe.ts). */
const PARTS: Part[] = [
  {
    what: 'the drawer with all its menus',
    address: '/yksityisille/tuotteet',
    viewport: PHONE,
    part: '.layout-menu',
    open: openDrawer,
  },
  {
    what: 'a panel',
    address: '/yksityisille/tuotteet',
    viewport: DESKTOP,
    part: '.layout-header',
    open: (page) => openFirst(page, '.layout-navigation'),
  },
  {
    what: 'the languages',
    address: '/yksityisille',
    viewport: DESKTOP,
    part: '.layout-header',
    open: (page) => openFirst(page, '.layout-language'),
  },
  {
    what: 'the account menu',
    address: '/yksityisille',
    viewport: DESKTOP,
    part: '.layout-header',
    open: openAccountMenu,
  },
  {
    what: 'the consent sheet with its settings',
    address: '/yksityisille',
    viewport: PHONE,
    part: '.analytics-consent',
    open: openConsent,
  },
  {
    what: 'the terms',
    address: '/yksityisille',
    viewport: PHONE,
    part: 'dialog[open]',
    open: openTerms,
  },
  {
    what: 'the filters of the locator',
    address: '/asemahaku?q=Tampere&f=diesel',
    viewport: PHONE,
    part: 'dialog[open]',
    open: (page) => page.getByRole('link', { name: /^Suodattimet/ }).click(),
  },
  {
    what: 'closed sections',
    address: '/sisaltolohkot',
    viewport: PHONE,
    part: '.cards-accordion',
    open: (page) => openAll(page, '.cards-accordion'),
  },
  {
    what: 'the footer',
    address: '/sisaltolohkot',
    viewport: PHONE,
    part: 'footer',
    open: (page) => openAll(page, 'footer'),
  },
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

  for (const { what, address, viewport, part, open } of PARTS)
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
  await expect(page.locator('.analytics-consent')).toBeVisible()
  await openAll(page, '.analytics-consent')
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
