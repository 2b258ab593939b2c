// The withdrawal from a purchase in two steps, without login or script (Directive 2011/83/EU,
// Article 11a).

import type { Page } from '@playwright/test'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { expectAccessible } from './axe.ts'
import { choose, goToReview, messagesOf, payButton, sitePath } from './checkout-visitor.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

const LABELS: Record<LocaleCode, [here: string, check: string, confirm: string]> = {
  'fi-FI': ['Peruuta sopimus tästä', 'Tarkista tiedot', 'Vahvista peruuttaminen'],
  'sv-SE': ['Ångra avtalet här', 'Kontrollera uppgifterna', 'Bekräfta ånger'],
  'no-NO': ['Angre avtalen her', 'Kontroller opplysningene', 'Bekreft angring'],
  'en-EU': ['Withdraw from contract here', 'Check my statement', 'Confirm withdrawal'],
}

const NUMBERS = {
  'fi-FI': '0800 000 110',
  'sv-SE': '08-465 004 00',
  'no-NO': '21 00 08 10',
  'en-EU': '+358 10 555 0110',
}

const form = (page: Page) => page.locator('#form-withdrawal')

async function fillIn(page: Page): Promise<void> {
  await form(page).locator('[name=name]').fill('Aino Virtanen')
  await form(page).locator('[name=email]').fill('aino@example.fi')
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 760 } })

  for (const locale of LOCALE_CODES) {
    test(`the footer links to a withdrawal in two steps (${locale})`, async ({ page }) => {
      const [here, check, confirm] = LABELS[locale]
      const { forms } = await loadMessages('forms', locale)
      await page.goto(sitePath('landing', locale))
      await page.locator('footer').getByRole('link', { name: here }).click()
      await fillIn(page)
      await form(page).locator('[name=order]').fill('AB12-CD34-EF56')
      await page.getByRole('button', { name: check }).click()
      await expect(form(page).locator('.forms-said')).toContainText('AB12-CD34-EF56')
      await page.getByRole('button', { name: forms.change }).click()
      await expect(form(page).locator('[name=name]')).toHaveValue('Aino Virtanen')
      await page.getByRole('button', { name: check }).click()
      await page.getByRole('button', { name: confirm }).click()
      await expect(form(page)).toContainText(forms.received.split('{{')[0] ?? '')
      await expect(form(page).locator('.forms-said')).toContainText('aino@example.fi')
    })
  }
})

test(
  'by keyboard: errors first, then focus on the confirmation; a double press sends once',
  { tag: '@fast' },
  async ({ page }) => {
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/form/submit')) sent.push(request.headers()['idempotency-key'])
    })
    await visit(page, `/en-EU${WITHDRAWAL_PATHS['en-EU']}?order=AB12-CD34-EF56`)
    const [, check, confirm] = LABELS['en-EU']
    await page.getByRole('button', { name: check }).press('Enter')
    await expect(form(page).getByRole('region')).toBeFocused()
    await fillIn(page)
    await expect(form(page).locator('[name=order]'), 'the link names the order').toHaveValue(
      'AB12-CD34-EF56',
    )
    await page.getByRole('button', { name: check }).press('Enter')
    await expect(form(page).locator('.forms-review')).toBeFocused()
    await expectAccessible(page, '#form-withdrawal')
    expect(sent).toEqual([])

    await page.getByRole('button', { name: 'Change' }).press('Enter')
    await expect(form(page).locator('[name=name]')).toBeFocused()
    await form(page).locator('[name=name]').fill('Aino Maria Virtanen')
    await page.getByRole('button', { name: check }).press('Enter')
    await page.getByRole('button', { name: confirm }).dblclick()
    await expect(page.locator('.forms-sent')).toBeFocused()
    await expect(page.locator('.forms-sent')).toContainText('Aino Maria Virtanen')
    await expect(page.locator('.forms-sent')).toContainText(
      /Received on \d+ \w+ 20\d\d at \d\d:\d\d/,
    )
    expect(sent).toHaveLength(1)
    await expectAccessible(page, '#form-withdrawal')

    // A reload shows that it was received and sends nothing.
    await page.reload()
    await expect(page.locator('.forms-sent')).toBeVisible()
    expect(sent).toHaveLength(1)
  },
)

test.describe('when the first press fails', () => {
  test.use({ expectedComplaints: [/responded with 500|status of 500/] })

  test('a second press sends the same statement with the same key', async ({ page }) => {
    const keys: (string | undefined)[] = []
    await page.route('**/proxy/api/v1/form/submit', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await (keys.length === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue())
    })
    await visit(page, `/sv-SE${WITHDRAWAL_PATHS['sv-SE']}?order=AB12-CD34-EF56`)
    const [, check, confirm] = LABELS['sv-SE']
    await fillIn(page)
    await page.getByRole('button', { name: check }).click()
    await page.getByRole('button', { name: confirm }).click()
    await expect(form(page).getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: confirm }).click()
    await expect(page.locator('.forms-sent')).toBeVisible()
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

test('terms, withdrawal and privacy are linked before paying; a paid order links to its withdrawal form, filled in', async ({
  page,
}) => {
  const { review, order } = await messagesOf('fi-FI')
  await seedCart(page, { 'WASH-PERFECT': 1 })
  await goToReview(page)
  const links = page.locator('.checkout-terms a')
  await expect(links).toHaveText([
    review.readTerms,
    new RegExp(`^${review.withdrawal}`),
    new RegExp(`^${review.privacy}`),
  ])
  for (const link of await links.all()) expect(await link.evaluate(isBeforePay)).toBe(true)
  const [request] = await Promise.all([
    page.waitForRequest('**/orders/initialize'),
    payButton(page).click(),
  ])
  skipInFirefox('the body of a request cannot be read')
  expect(request.postDataJSON()).toMatchObject({ termsAccepted: true, deliveryConsent: true })
  await choose(page, 'paid')
  const withdrawal = page.getByRole('region', { name: order.withdrawal })
  const link = withdrawal.getByRole('link', { name: order.withdrawHere })
  await expect(link).toBeVisible()
  const id = new URL(page.url()).searchParams.get('orderId') ?? ''
  const orderPage = page.url()
  await link.click()
  await expect(form(page).locator('[name=order]')).toHaveValue(id)

  // Afterwards the order is shown as withdrawn: no live codes, no second withdrawal.
  const [, check, confirm] = LABELS['fi-FI']
  await fillIn(page)
  await page.getByRole('button', { name: check }).click()
  await page.getByRole('button', { name: confirm }).click()
  await expect(page.locator('.forms-sent')).toBeVisible()
  await visit(page, orderPage)
  await expect(page.getByRole('heading', { name: order.withdrawn })).toBeVisible()
  await expect(page.locator('.orders-code-card[data-over]')).toHaveCount(1)
  await expect(page.locator('.orders-qr-button')).toHaveCount(0)
  await expect(withdrawal).toHaveCount(0)
})

function isBeforePay(link: HTMLElement | SVGElement): boolean {
  const pay = document.querySelector('.checkout-pay')
  return (
    pay !== null && (link.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } })

  test('the phone number of customer service is two presses from the front page, in every language', async ({
    page,
  }) => {
    for (const locale of LOCALE_CODES) {
      await page.goto(sitePath('landing', locale))
      await page
        .locator(`footer a[href$="${sitePath('contact', locale)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`${sitePath('contact', locale)}$`))
      await expect(page.locator('main'), locale).toContainText(NUMBERS[locale])
    }
  })
})
