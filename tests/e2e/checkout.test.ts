import type { Locator } from '@playwright/test'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { groupedCode } from '#shared/orders/grouped-code.ts'
import { expectAccessible } from './axe.ts'
import {
  choose,
  COMPLETE,
  fillContact,
  goToReview,
  heading,
  INITIALIZE,
  payButton,
  sitePath,
  tabTo,
  messagesOf,
} from './checkout-visitor.ts'
import { skipInFirefox } from './firefox.ts'
import { expectNoOverflow } from './page-layout.ts'
import { expect, test } from './site-test.ts'
import { seedCart, storedAmounts } from './stored-cart.ts'

// console messages of browsers about these responses
test.use({ expectedComplaints: [/status of (403|404|503)|ERR_FAILED/] })

const messages = await messagesOf('fi-FI')
const { contact, notices, order, payment, review } = messages

test('for a phone number of another country the visitor is asked, and one press chooses its country code', async ({
  page,
}) => {
  await seedCart(page)
  await page.goto(sitePath('checkout', 'fi-FI'))
  await fillContact(page)
  await page.getByLabel(contact.sendSms).check()
  const number = page.getByLabel(contact.telephoneNumber)
  await number.fill('070-123 45 67')
  await page.getByRole('button', { name: contact.next }).click()
  await expect(page.locator('.field-summary a')).toHaveText([
    `${contact.telephoneNumber}: ${contact.otherCountry.SE}`,
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kyllä, käytä maakoodia +46' }).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('070-123 45 67')
  await page.getByRole('button', { name: contact.next }).click()
  await expect(page).toHaveURL(/\?step=payment$/)
})

test('another language in the checkout keeps the step, the text, the choices and the consent', async ({
  page,
}) => {
  await seedCart(page)
  await goToReview(page)
  await page.locator('.layout-language-button').click()
  await page.getByRole('link', { name: 'English' }).click()
  const english = await messagesOf('en-EU')
  await expect(page).toHaveURL('/en-EU/checkout?step=review')
  await expect(page.getByLabel(english.review.terms)).toBeChecked()
  await expect(page.locator('.checkout-cards')).toContainText(`aino@example.fi`)
  await expect(page.locator('.checkout-cards')).toContainText(english.payment.card)
  await expectAccessible(page)
})

test('on a phone the summary has room for the price, which arrives later', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/proxy/digital-order/v1/cart/validate', async (route) => {
    await asked
    await route.continue()
  })
  await seedCart(page)
  await page.goto(sitePath('checkout', 'fi-FI'))
  const line = page.locator('.checkout-summary-short')
  await expect(line).toHaveText('2 tuotetta')
  const { x, y } = await placeOf(line)
  answer()
  await expect(line).toContainText('39,80')
  const after = await placeOf(line)
  // the price may be a pixel wider than its room, in the fallback font
  expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(2)
})

async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  return (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN }
}

test(
  'a purchase by keyboard: steps, focus, error summary, payment, codes to copy',
  { tag: '@fast' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await seedCart(page)
    await page.goto(sitePath('checkout', 'fi-FI'))
    await expect(page).toHaveTitle(/^Vaihe 1\/3: Yhteystiedot/)
    await expectAccessible(page)

    // An empty form: the summary has the focus and links to the field.
    await tabTo(page, page.getByRole('button', { name: contact.next }))
    await page.keyboard.press('Enter')
    await expect(page.locator('.field-summary')).toBeFocused()
    await expect(page.locator('.field-summary a')).toHaveCount(4)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const email = page.getByLabel(contact.email, { exact: true })
    await expect(email).toBeFocused()
    await expectAccessible(page)
    for (const text of ['aino@example.fi', 'aino@example.com', 'Aino', 'Virtanen']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await tabTo(page, page.getByLabel(contact.telephoneNumber))
    await page.keyboard.type('+46 70 123 4567')
    await page.keyboard.press('Enter')
    await expect(page.locator('.field-summary a')).toHaveText([
      `${contact.emailConfirmation}: Kentät eivät täsmää`,
    ])

    // A reload keeps the input.
    await page.reload()
    await expect(email).toHaveValue('aino@example.fi')
    await tabTo(page, page.getByLabel(contact.emailConfirmation))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('aino@example.fi')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\?step=payment$/)
    await expect(page).toHaveTitle(/^Vaihe 2\/3: Maksutapa/)
    await expect(heading(page, 'Vaihe 2/3: Maksutapa')).toBeFocused()
    await tabTo(page, page.getByLabel(payment.mobile))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel(payment.bank)).toBeChecked()
    await tabTo(page, page.getByRole('radio', { name: 'OP', exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Nordea', exact: true })).toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Vaihe 3/3: Tarkista ja maksa')).toBeFocused()
    await expect(page.locator('.checkout-cards')).toContainText('+46 701234567')
    await expect(page.locator('.checkout-cards')).toContainText('Verkkopankki · Nordea')
    await expectAccessible(page)
    await tabTo(page, payButton(page))
    await page.keyboard.press('Enter')
    await expect(page.locator('.field-summary')).toContainText('Hyväksyn käyttöehdot:')
    await tabTo(page, page.getByLabel(review.terms))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('link', { name: review.readTerms }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: review.readTerms })).toBeFocused()
    await expect(payButton(page)).toHaveText('Maksa 39,80 €')
    await tabTo(page, payButton(page))
    await page.keyboard.press('Enter')

    await page.waitForURL('**/pay/**')
    await expect(page.locator('body')).toContainText('39,80')
    await tabTo(page, page.locator('button[value=paid]'))
    await page.keyboard.press('Enter')
    await expect(heading(page, order.paid.other)).toBeFocused()
    await expect(page.locator('.orders-code:visible')).toHaveCount(2)
    await expect(page.locator('.order-paid')).toContainText('a•••@example.fi')
    await expectAccessible(page)
    await expectNoOverflow(page)
    const code = await page.locator('.orders-code:visible').first().innerText()
    expect(code).toMatch(/^ST1-/)
    await tabTo(page, page.getByRole('button', { name: `Kopioi koodi ${groupedCode(code)}` }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Koodi ${groupedCode(code)} on kopioitu`)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

    // A press shows the QR code on the full screen, with help for the scanner.
    const enlarge = page.getByRole('button', {
      name: `Näytä koodin ${groupedCode(code)} QR-koodi koko näytössä`,
    })
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const large = page.getByRole('dialog', { name: 'Perfect-pesu' })
    await expect(large).toContainText('kirkkautta')
    await page.keyboard.press('ArrowRight')
    await expect(large.getByText('2/2')).toBeVisible()
    await expect(large.getByText(code)).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(large.getByText(code)).toBeVisible()
    // The scroll bar may take some width.
    expect(
      await large.evaluate(
        ({ clientWidth, clientHeight }) =>
          clientHeight === innerHeight && innerWidth - clientWidth < 20,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(enlarge).toBeFocused()
    expect(await storedAmounts(page)).toEqual({})

    // The address can be opened again.
    await page.reload()
    await expect(page.locator('.orders-code:visible').first()).toHaveText(code)
  },
)

test('a paid order shows the nearest car wash if the position is allowed, and its code on white in the dark', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.17, longitude: 24.94 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await seedCart(page)
  await goToReview(page)
  await payButton(page).click()
  await choose(page, 'paid')
  await expect(page.locator('.order-wash-station')).toContainText(/St1 Helsinki.*km/s)
  await expectAccessible(page)
  await page.locator('.orders-enlarge button').click()
  await expect(page.locator('.orders-full')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a cancelled or failed payment keeps the cart and can be repeated; a pending one is polled until it is paid', async ({
  page,
  context,
}) => {
  await seedCart(page)
  await goToReview(page)
  await payButton(page).click()
  await choose(page, 'cancelled')
  await expect(heading(page, order.cancelled)).toBeFocused()
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })
  // The input is kept: one press to the review, one to the next order, which is another one.
  await page.getByRole('link', { name: order.payAgain.split('{{')[0] ?? '' }).click()
  await payButton(page).click()
  await choose(page, 'failed')
  await expect(heading(page, order.failed)).toBeFocused()
  await expect(page.locator('.order-head')).toContainText(notices.paymentFailed)
  await expect(
    page.locator('.order-head').getByRole('link', { name: '0800 000 110' }),
  ).toHaveAttribute('href', 'tel:0800000110')
  // no code, and no mail with one
  await expect(page.locator('.order-head')).not.toContainText(/koodi|sähköposti/i)
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })

  await goToReview(page)
  await payButton(page).click()
  await page.waitForURL('**/pay/**')
  const paymentPage = page.url()
  await choose(page, 'pending')
  await expect(heading(page, order.pending)).toBeFocused()
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })
  const bank = await context.newPage()
  // Until it is paid, cart and checkout warn of paying twice, and link to the order.
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const { pending } = await loadMessages('cart', 'fi-FI')
  for (const view of ['cart', 'checkout'] as const) {
    await bank.goto(sitePath(view, 'fi-FI'))
    await expect(bank.locator('main').getByRole('link', { name: pending.check })).toHaveAttribute(
      'href',
      new RegExp(orderId),
    )
  }
  await bank.goto(paymentPage)
  await bank.locator('button[value=paid]').click()
  await bank.close()
  await expect(heading(page, order.paid.other)).toBeVisible({ timeout: 15_000 })
  expect(await storedAmounts(page)).toEqual({})
})

test('the page of a cancelled or failed order does not say that codes were sent, in any language', async ({
  page,
}) => {
  for (const locale of LOCALE_CODES) {
    const { order: texts } = await messagesOf(locale)
    for (const status of ['cancelled', 'failed'] as const) {
      await page.route(COMPLETE, (route) => route.fulfill({ json: anOrder(status) }))
      await page.goto(`${sitePath('orderStatus', locale)}?orderId=ABCD&signature=x`)
      await expect(heading(page, texts[status])).toBeVisible()
      await expect(page.locator('main')).not.toContainText(/mail|mejl|e-?post|sähköposti/i)
      await page.unroute(COMPLETE)
    }
  }
})

test('a lost response, a double click, Back and a reload create one order', async ({ page }) => {
  skipInFirefox('a request with a body cannot be fetched')
  const keys: (string | undefined)[] = []
  let calls = 0
  await page.route(INITIALIZE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (calls++ > 0) return route.continue()
    // The order is created, but the response is lost.
    await route.fetch()
    return route.abort()
  })
  await seedCart(page)
  await goToReview(page)
  await payButton(page).dblclick()
  await page.waitForURL('**/pay/**')
  const { pathname } = new URL(page.url())
  await page.goBack()
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'false')
  await page.getByLabel(review.terms).check()
  await payButton(page).click()
  await page.waitForURL(`**${pathname}?*`)
  await page.goBack()
  await page.reload()
  await page.getByLabel(review.terms).check()
  await payButton(page).click()
  await page.waitForURL(`**${pathname}?*`)
  expect(new Set(keys).size).toBe(1)

  // With another choice the page first mentions the earlier payment.
  await page.goBack()
  await page.getByRole('link', { name: review.changePayment }).click()
  await page.getByLabel(payment.mobile).check()
  await page.getByRole('button', { name: payment.next }).click()
  await page.getByLabel(review.terms).check()
  await payButton(page).click()
  await expect(page.locator('.checkout-notice')).toContainText(notices.begunBefore)
  expect(new Set(keys).size).toBe(1)
  await page.getByRole('link', { name: notices.checkPayment }).click()
  await page.waitForURL(`**${pathname}?*`)
})

test('a total that has changed stops the payment, is shown, and needs a new press', async ({
  page,
}) => {
  skipInFirefox('a request with a body cannot be fetched')
  let isDearer = false
  await page.route('**/proxy/digital-order/v1/cart/validate', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (isDearer) answer.totals.totalWithTax += 1
    await route.fulfill({ response, json: answer })
  })
  const orders: string[] = []
  await page.route(INITIALIZE, (route) => {
    orders.push(route.request().url())
    return route.fulfill({ status: 503, json: {} })
  })
  await seedCart(page)
  await goToReview(page)
  await expect(payButton(page)).toHaveText('Maksa 39,80 €')
  isDearer = true
  await payButton(page).click()
  await expect(page.locator('.checkout-notice')).toContainText(/40,80\s€.*39,80\s€/)
  await expect(payButton(page)).toHaveText('Maksa 40,80 €')
  expect(orders).toEqual([])

  await payButton(page).click()
  await expect.poll(() => orders.length).toBeGreaterThan(0)
})

test(
  'an order of 0 € skips the payment: confirm, then codes and receipt, with a name that a password manager wrote without an event',
  { tag: '@fast' },
  async ({ page }) => {
    await seedCart(page, { 'WASH-BASIC': 1 })
    await page.goto(sitePath('cart', 'fi-FI'))
    await page.getByLabel('Alennuskoodi').fill('LAHJAPESU')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cart-summary')).toContainText('0,00')
    await expect(page.locator('.cart-code-used')).toBeVisible()
    await page.locator('.cart-checkout').click()
    await fillContact(page)
    await page
      .getByLabel(contact.lastname)
      .evaluate((field) => Reflect.set(field, 'value', 'Korhonen'))
    await page.getByLabel(contact.firstname).fill('Eino')
    await page.getByRole('button', { name: contact.next }).click()
    await expect(page).toHaveURL(/\?step=review$/)
    await expect(heading(page, `Vaihe 2/2: ${review.nameFree}`)).toBeFocused()
    await expect(page.locator('.checkout-main')).toContainText(review.free)
    await expect(page.locator('.checkout-main')).not.toContainText(payment.name)
    await expect(page.locator('.checkout-main')).toContainText('Eino Korhonen')
    await expectAccessible(page)
    await page.getByLabel(review.terms).check()
    await payButton(page).click()
    await expect(page).toHaveURL(/orderId=/)
    await expect(heading(page, order.paid.one)).toBeVisible()
    await expect(page.locator('.order-receipt')).toContainText('0,00')
    expect(await storedAmounts(page)).toEqual({})
  },
)

test('an incomplete step redirects, and so does an empty cart; a button deletes everything from the device, the cart too', async ({
  page,
}) => {
  await seedCart(page)
  await page.goto(`${sitePath('checkout', 'fi-FI')}?step=review`)
  await expect(page).toHaveURL(/\?step=contact$/)
  await fillContact(page)
  await page.goto(`${sitePath('checkout', 'fi-FI')}?step=review`)
  await expect(page).toHaveURL(/\?step=payment$/)
  await page.getByRole('link', { name: contact.name }).click()
  await page.evaluate(() => sessionStorage.setItem('form-draft:contact', '{"name":"Aino"}'))
  const clear = page.getByRole('button', { name: contact.clear })
  await expect(clear).toHaveAccessibleDescription(contact.clearHint)
  await clear.click()
  await expect(page).toHaveURL(new RegExp(`${sitePath('cart', 'fi-FI')}$`))
  await expect(page.getByText(contact.cleared)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('form-draft:contact'))).toBeNull()
  await page.goto(sitePath('checkout', 'fi-FI'))
  await expect(page).toHaveURL(new RegExp(`${sitePath('cart', 'fi-FI')}$`))
})

test('an order with a wrong signature is rejected', async ({ page }) => {
  const status = sitePath('orderStatus', 'fi-FI')
  await page.goto(`${status}?orderId=VWK0-9D9X-HZ40&signature=${'0'.repeat(64)}&status=paid`)
  await expect(heading(page, order.refused)).toBeFocused()
  await page.goto(status)
  await expect(heading(page, order.refused)).toBeFocused()
})

test('an order whose status cannot be loaded keeps the cart, and can be checked again', async ({
  page,
}) => {
  await seedCart(page)
  await page.route(COMPLETE, (route) => route.fulfill({ status: 503, body: '<h1>later</h1>' }))
  await page.goto(`${sitePath('orderStatus', 'fi-FI')}?orderId=ABCD&signature=x`)
  await expect(heading(page, order.unreachable)).toBeFocused()
  expect(await storedAmounts(page)).toEqual({ 'WASH-PERFECT': 2 })
  await page.unroute(COMPLETE)
  await page.route(COMPLETE, (route) => route.fulfill({ json: anOrder('paid') }))
  await page.getByRole('button', { name: order.checkAgain }).click()
  await expect(heading(page, order.paid.other)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'checkout and order explain that they need JavaScript',
    { tag: '@fast' },
    async ({ page }) => {
      await page.goto(sitePath('checkout', 'fi-FI'))
      // getByText ignores noscript.
      await expect(page.locator('noscript .ui-needs-script')).toHaveText(
        messages.checkout.needsScript,
      )
      await expect(page.locator('.checkout-skeleton-form')).toBeHidden()
      await page.goto(sitePath('orderStatus', 'fi-FI'))
      await expect(page.locator('noscript .ui-needs-script')).toHaveText(order.needsScript)
      await expect(page.locator('.order-head')).toBeHidden()
    },
  )
})

/** An order in the backend's format. */
function anOrder(status: 'cancelled' | 'failed' | 'paid'): object {
  const totals = { discount: 0, taxAmount: 2, totalWithTax: 10, totalWithoutTax: 8 }
  return {
    orderId: 'ABCD',
    status,
    totals,
    items: [{ name: 'Wash', quantity: 1, price: 10 }],
    deliveries: [],
  }
}
