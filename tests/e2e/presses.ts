// How many presses a task takes: typing is none, the press into a field is one.
import type { Locator, Page } from '@playwright/test'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { expect } from './site-test.ts'

export interface Presses {
  press: (what: Locator) => Promise<void>
  count: () => number
}

export function countPresses(): Presses {
  let count = 0
  return {
    press: async (what) => {
      count++
      await what.click()
    },
    count: () => count,
  }
}

export async function openFrontPage(page: Page, locale: LocaleCode): Promise<void> {
  await page.goto(`/${locale}`)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}
