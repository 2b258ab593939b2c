// A visitor at the checkout in any language: the texts are from the site's messages.

import type { Locator, Page } from '@playwright/test'
import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PathKey } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { expect } from './site-test.ts'

export const INITIALIZE = '**/proxy/digital-order/v1/orders/initialize'
export const COMPLETE = '**/proxy/digital-order/v1/orders/complete'

export const messagesOf = (locale: LocaleCode) => loadMessages('checkout', locale)

export function sitePath(key: PathKey, locale: LocaleCode): string {
  return localizedHref(localizedPath(key, locale), addressingOf(locale, false))
}

export async function fillContact(page: Page, locale: LocaleCode = 'fi-FI'): Promise<void> {
  const { contact } = await messagesOf(locale)
  await page.getByLabel(contact.email, { exact: true }).fill('aino@example.fi')
  await page.getByLabel(contact.emailConfirmation).fill('aino@example.fi')
  await page.getByLabel(contact.firstname).fill('Aino')
  await page.getByLabel(contact.lastname).fill('Virtanen')
}

/** Goes to the last step, with payment by card. */
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

/** Presses a button of the payment page. */
export async function choose(
  page: Page,
  outcome: 'paid' | 'cancelled' | 'failed' | 'pending',
): Promise<void> {
  await page.waitForURL('**/pay/**')
  await page.locator(`button[value=${outcome}]`).click()
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

/** Uses only the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 60; times++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
