import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#shared/locale/locales.ts'
import { axe, AXE_TAGS } from './axe.ts'
import { CLOSELY_SAMPLED_PAGES, SAMPLED_PAGES } from './embedded-pages.ts'
import { layoutShifts, watchShifts } from './layout-shifts.ts'
import { expect, fastIf, test } from './site-test.ts'

/** pages one test opens: enough to share the browser's start, few enough to run side by side */
const PAGES_A_TEST = 15
for (const locale of LOCALE_CODES) {
  const onPhone = SAMPLED_PAGES.filter((page) => page.locale === locale)
  const onDesktop = CLOSELY_SAMPLED_PAGES.filter((page) => page.locale === locale)
  for (let from = 0; from < onPhone.length; from += PAGES_A_TEST) {
    const some = onPhone.slice(from, from + PAGES_A_TEST)
    test(
      `on a phone no console message, overflow or layout shift: ${locale} ${from + 1}–${from + some.length}`,
      fastIf(locale === DEFAULT_LOCALE),
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 900 })
        await watchShifts(page)
        for (const { address } of some) await openCalmly(page, address)
      },
    )
  }

  test(`on a desktop neither, and no axe violation: ${locale}`, fastIf(locale === DEFAULT_LOCALE), async ({ page }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    for (const { address } of onDesktop) {
      await openCalmly(page, address)
      const { violations } = await axe(page).withTags(AXE_TAGS).analyze()
      expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    }
  })
}

/** Without a console message: the fixture sees to that. */
async function openCalmly(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  await expect(page.locator('html[data-hydrated]'), `${address} hydrates`).toHaveCount(1)
  await expect(page.locator('h1'), `${address} has one h1`).toHaveCount(1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0)
  expect(await layoutShifts(page), `${address} shifts`).toEqual([])
}
