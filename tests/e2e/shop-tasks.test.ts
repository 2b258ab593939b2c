// Visitors' tasks in the shop and on my pages, on a phone, from the front page: the number of
// presses (presses.ts).

import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { logIn } from './account-hub.ts'
import { expectNoOverflow } from './page-layout.ts'
import { countPresses } from './presses.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

const BUY: Partial<Record<LocaleCode, string>> = {
  'fi-FI': 'Osta pesukoodi',
  'sv-SE': 'Köp tvättkod',
  'no-NO': 'Kjøp vaskekode',
}

for (const locale of LOCALE_CODES) {
  test(`${locale}: two washes with a discount code are paid in at most 12 presses`, async ({
    page,
  }) => {
    const [cart, checkout] = await Promise.all([
      loadMessages('cart', locale),
      loadMessages('checkout', locale),
    ])
    const { press, count } = countPresses()
    await visit(page, `/${locale}`)
    await press(page.locator('footer').getByRole('link', { name: BUY[locale] ?? 'Buy wash codes' }))
    await press(page.getByRole('button', { name: new RegExp(`^${cart.product.add}`) }).first())
    await press(page.getByRole('dialog').getByRole('link', { name: cart.first.toCart }))
    await press(
      page.getByRole('button', { name: new RegExp(cart.line.more.replace('{{name}}', '')) }),
    )
    await press(page.getByLabel(cart.discount.label))
    await page.keyboard.type('TALVI10')
    await page.keyboard.press('Enter')
    await expect(page.getByText(cart.discount.inUse.replace('{{code}}', 'TALVI10'))).toBeVisible()
    await press(page.getByRole('link', { name: cart.totals.checkout }))
    await press(page.getByLabel(checkout.contact.email, { exact: true }))
    // A phone's keyboard moves to the next field by itself.
    for (const text of ['aino@example.com', 'aino@example.com', 'Aino', 'Virtanen']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.getByLabel(checkout.contact.lastname).press('Enter')
    await press(page.getByLabel(checkout.payment.card))
    await press(page.getByRole('button', { name: checkout.payment.next }))
    await expect(page.locator('.checkout-pay')).toBeVisible()
    for (const box of await page.locator('.checkout-form input[type=checkbox]').all())
      await press(box)
    await press(page.locator('.checkout-pay'))
    await page.waitForURL('**/pay/**')
    await press(page.locator('button[value=paid]'))
    await expect(page.locator('.orders-code:visible')).toHaveCount(2)
    await expectNoOverflow(page)
    expect(count()).toBeLessThanOrEqual(12)
  })
}

// §2.2: the locales with a my-pages hub
for (const locale of ['fi-FI', 'en-EU'] as const) {
  test(`${locale}: a phone number is changed in at most 5 presses, and the visitor returns to my pages`, async ({
    page,
  }) => {
    const customer = await loadMessages('customer', locale)
    const pathname = `/${locale}${LOCALES[locale].paths.myPages}`
    await page.goto(pathname)
    await page.locator('main').getByRole('link', { name: customer.entrance.login }).click()
    await logIn(page, 'erik.lindqvist@example.com')
    await expect(page.locator('main')).toContainText('Erik')

    const { press, count } = countPresses()
    await visit(page, `/${locale}`)
    await press(page.locator('.layout-tools .customer-menu summary'))
    await press(
      page.locator('.customer-menu-panel').getByRole('link', { name: customer.account.myPages }),
    )
    await press(page.getByRole('link', { name: customer.details.change }))
    const phone = page.locator('[name=phone]')
    await press(phone)
    await phone.fill('+46 070 765 43 21')
    await press(page.locator('.hub-button-primary'))
    await expect(page.getByText(customer.details.saved)).toBeVisible()
    await expect(page).toHaveURL(pathname)
    await expect(page.locator('main')).toContainText('+46707654321')
    expect(count()).toBeLessThanOrEqual(5)
  })
}
