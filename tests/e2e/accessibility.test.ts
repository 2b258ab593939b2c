import AxeBuilder from '@axe-core/playwright'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { EMBEDDED_PAGES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

const PAGES_A_TEST = 16

for (const locale of LOCALE_CODES) {
  const pages = EMBEDDED_PAGES.filter((page) => page.locale === locale)
  for (let from = 0; from < pages.length; from += PAGES_A_TEST) {
    test(`axe finds nothing on any page: ${locale} from ${from + 1}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { address } of pages.slice(from, from + PAGES_A_TEST)) {
        await page.goto(address)
        await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
      }
    })
  }
}
