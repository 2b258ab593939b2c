import { type Browser, chromium } from '@playwright/test'

/** The installed browser of BROWSER, or that of Playwright. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const installed = process.env['BROWSER']
  return chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
    ...(installed && { executablePath: installed }),
  })
}
