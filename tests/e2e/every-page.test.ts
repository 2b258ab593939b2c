import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { EMBEDDED_PAGES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

const WIDTHS = [375, 1280]
/** pages one test opens: enough to share the browser's start, few enough to run side by side */
const PAGES_A_TEST = 15

for (const width of WIDTHS) {
  for (const locale of LOCALE_CODES) {
    const pages = EMBEDDED_PAGES.filter((page) => page.locale === locale)
    for (let from = 0; from < pages.length; from += PAGES_A_TEST) {
      const some = pages.slice(from, from + PAGES_A_TEST)
      test(`every page opens without a console message, wider than nothing, shifting nothing: ${locale} ${from + 1}–${from + some.length} at ${width} px`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(() => {
          const shifts: string[] = []
          Reflect.set(window, 'layoutShifts', shifts)
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(String(Reflect.get(entry, 'value')))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        for (const { address } of some) {
          const response = await page.goto(address)
          expect(response?.status(), address).toBe(200)
          await expect(page.locator('html[data-hydrated]'), `${address} hydrates`).toHaveCount(1)
          await expect(page.locator('h1'), `${address} has one h1`).toHaveCount(1)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0)
          expect(await page.evaluate(() => Reflect.get(window, 'layoutShifts')), `${address} shifts`).toEqual([])
        }
      })
    }
  }
}
