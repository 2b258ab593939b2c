import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

const BEFORE = '/yksityisille'

/** The page, with a mark that a reload would take away. */
async function openPage(page: Page, address = BEFORE): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
}

function isStillHere(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'stillHere') === true)
}

test.describe('with code that is gone', () => {
  test.use({ expectedComplaints: [/404/] })

  test('scrolling alone never reloads the page, whatever is missing on the way (WCAG 3.2.2)', async ({ page }) => {
    await openPage(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    const missing = page.waitForResponse((response) => response.status() === 404)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await missing
    await page.waitForTimeout(2_000)
    expect(await isStillHere(page)).toBe(true)
  })
})
