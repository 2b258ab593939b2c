import type { Page } from '@playwright/test'

/**
 * Fills in the login form of the embedded account hub. Its customers are in
 * backend/seed/customers/demo-customers.ts.
 */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('talvi-aamu-2026')
  await page.locator('button[type=submit]').first().click()
}
