import type { BrowserContext, Page } from '@playwright/test'

/** Stores a consent choice before each page loads: all cookies, or only the necessary ones. */
export async function storeConsent(of: Page | BrowserContext, allows: boolean): Promise<void> {
  await of.addInitScript((statistics) => {
    const date = new Date().toISOString()
    const choice = { version: 2, date, statistics, marketing: statistics }
    localStorage.setItem('consent', JSON.stringify(choice))
  }, allows)
}
