import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#shared/locale/locales.ts'
import { expectAccessible } from './axe.ts'
import { CLOSELY_SAMPLED_PAGES, inGroups, SAMPLED_PAGES } from './embedded-pages.ts'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, fastIf, hydrated, test } from './site-test.ts'

for (const locale of LOCALE_CODES) {
  for (const [window, colorScheme, viewport, pages] of [
    ['phone', 'light', { width: 375, height: 900 }, SAMPLED_PAGES],
    ['desktop', 'dark', { width: 1280, height: 900 }, CLOSELY_SAMPLED_PAGES],
  ] as const) {
    const addresses = pages.filter((page) => page.locale === locale).map(({ address }) => address)
    for (const some of inGroups(addresses)) {
      const isFast = fastIf(locale === DEFAULT_LOCALE)

      test(
        `no overflow, layout shift or axe violation on a ${window} in the ${colorScheme} scheme: ${some.join(' ')}`,
        isFast,
        async ({ page }) => {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          await watchShifts(page)
          for (const address of some) await expectSound(page, address)
        },
      )
    }
  }
}

/** The fixture checks console messages. */
async function expectSound(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  await hydrated(page)
  await expect(page.locator('h1'), `${address} has one h1`).toHaveCount(1)
  await expectNoOverflow(page)
  await expectNoShift(page)
  await expectAccessible(page)
}
