// Firefox in the browser tests (playwright.firefox.ts): what it reports, and what Playwright cannot
// do in it.

import { type Locator, type Page, test } from '@playwright/test'

export const FIREFOX_NOTES = [
  // Init scripts also run in about:blank, which has no storage.
  /^page error: The operation is insecure\.$/,
  // With `font-display: optional`, a font that arrived too late has failed. MapLibre then writes
  // with the fallback.
  /^warning: Failed to load font .*Figtree/,
  // Playwright adds a style to the page while it takes a screenshot.
  /^error: CSP: style-src-elem inline\b/,
  /^page error: The page’s settings blocked an inline style /,
]

/**
 * Skips the rest of a test in Firefox: Playwright cannot do something there, or Firefox itself
 * lacks it.
 */
export function skipInFirefox(reason: string): void {
  test.skip(test.info().project.use.browserName === 'firefox', reason)
}

/** `fill` changes a field without telling React. */
export function typeInsteadOfFill(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & {
    fillAtOnce?: Locator['fill']
  }
  const fillAtOnce = (locators.fillAtOnce ??= locators.fill)
  locators.fill = async function typed(this: Locator, text, options) {
    // how a date is typed depends on the language of Firefox
    if (/date|time|range/.test((await this.getAttribute('type')) ?? ''))
      return fillAtOnce.call(this, text, options)
    await this.click()
    await this.press('Control+A')
    await this.press('Backspace')
    await this.pressSequentially(text)
  }
}
