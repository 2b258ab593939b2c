import { formatPrice } from '#client/cart/price.ts'
// A visitor at the checkout, in any language: what they see is taken from the site's messages.
import type { Locator, Page } from '@playwright/test'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { PathKey } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { axe } from './axe.ts'
import { expect } from './site-test.ts'

export const INITIALIZE = '**/proxy/digital-order/v1/orders/initialize'
export const COMPLETE = '**/proxy/digital-order/v1/orders/complete'

export const messagesOf = (locale: LocaleCode) => loadMessages('checkout', locale)

export function sitePath(key: PathKey, locale: LocaleCode): string {
  return localizedHref(localizedPath(key, locale), addressingOf(locale, false))
}

/** The cart of a visitor who has been here before. What it says of prices is not true. */
export async function seedCart(page: Page, amount = 2): Promise<void> {
  await page.addInitScript((amount) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    localStorage.setItem('cart', JSON.stringify({ items: [{ code: 'WASH-PERFECT', name: 'x', amount, price: 0.01 }] }))
  }, amount)
}

export async function storedLines(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { items }: { items: { code: string; amount: number }[] } = JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}')
    return Object.fromEntries(items.map(({ code, amount }) => [code, amount]))
  })
}

export async function fillContact(page: Page, locale: LocaleCode = 'fi-FI'): Promise<void> {
  const { contact } = await messagesOf(locale)
  await page.getByLabel(contact.email, { exact: true }).fill('aino@example.fi')
  await page.getByLabel(contact.emailConfirmation).fill('aino@example.fi')
  await page.getByLabel(contact.firstname).fill('Aino')
  await page.getByLabel(contact.lastname).fill('Virtanen')
}

/** To the last step, paying by card. */
export async function goToReview(page: Page, locale: LocaleCode = 'fi-FI'): Promise<void> {
  const { contact, payment, review } = await messagesOf(locale)
  await page.goto(sitePath('checkout', locale))
  await fillContact(page, locale)
  await page.getByRole('button', { name: contact.next }).click()
  await page.getByLabel(payment.card).check()
  await page.getByRole('button', { name: payment.next }).click()
  await page.getByLabel(review.terms).check()
}

export function payButton(page: Page): Locator {
  return page.locator('.checkout-pay')
}

/** A button of the provider's page. */
export async function choose(page: Page, outcome: 'paid' | 'cancelled' | 'failed' | 'pending'): Promise<void> {
  await page.waitForURL('**/pay/**')
  await page.locator(`button[value=${outcome}]`).click()
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).include('.content-section.checkout').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** With the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 60; times++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** From the checkout's address to the provider's "paid", each step by its messages: what a screen reader says, and where the focus goes. */
export async function payByKeyboard(page: Page, locale: LocaleCode): Promise<void> {
  const { contact, payment, review } = await messagesOf(locale)
  await page.goto(sitePath('checkout', locale))
  const email = page.getByLabel(contact.email, { exact: true })
  await expect(email).toBeVisible()
  // past the menu, by the link that is there for it
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, email)
  for (const text of ['aino@example.com', 'aino@example.com', 'Aino', 'Virtanen']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, page.getByRole('button', { name: contact.next }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=payment/)
  await tabTo(page, page.getByLabel(payment.card))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: payment.next }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=review/)
  await tabTo(page, page.getByLabel(review.terms))
  await page.keyboard.press('Space')
  await expect(payButton(page)).toHaveText(review.pay.replace('{{price}}', formatPrice(19.9)))
  await expectAccessible(page)
  await tabTo(page, payButton(page))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pay/**')
  await tabTo(page, page.locator('button[value=paid]'))
  await page.keyboard.press('Enter')
}
