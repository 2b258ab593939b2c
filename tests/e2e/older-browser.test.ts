import { choose, goToReview, heading, messagesOf, payButton } from './checkout-visitor.ts'
import { expect, test } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

const { order } = await messagesOf('fi-FI')

test('a wash is bought in a browser without the newest APIs', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, ['parse', 'canParse']],
      [AbortSignal, ['any']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'difference', 'intersection']],
      [Navigator.prototype, ['share', 'canShare']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    for (const name of ['navigation', 'scheduler', 'Iterator', 'cookieStore'])
      Reflect.deleteProperty(window, name)
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await seedCart(page)
  await goToReview(page)
  await payButton(page).click()
  await choose(page, 'paid')
  await expect(heading(page, order.paid.other)).toBeVisible()
})

test.describe('an unexpected error', () => {
  test.use({ expectedComplaints: [/no locks today/] })

  test('does not leave the button busy: the visitor reads a message, and can press again', async ({
    page,
  }) => {
    await seedCart(page)
    await goToReview(page)
    await page.evaluate(() => {
      // a refused lock is expected; one that fails after it is granted is not
      const request = (_name: string, _options: object, onGranted: () => unknown) => {
        onGranted()
        return Promise.reject(new Error('no locks today'))
      }
      Object.defineProperty(navigator.locks, 'request', { configurable: true, value: request })
    })
    await payButton(page).click()
    await expect(page.locator('.checkout-notice[role=alert]')).toBeVisible()
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'false')
    await page.evaluate(() => Reflect.deleteProperty(navigator.locks, 'request'))
    await payButton(page).click()
    await choose(page, 'paid')
    await expect(heading(page, order.paid.other)).toBeVisible()
  })
})
