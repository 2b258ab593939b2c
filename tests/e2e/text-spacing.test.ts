import { DEFAULT_LOCALE, LOCALE_CODES } from '#shared/locale/locales.ts'
import { cutOffTexts } from './cut-off-texts.ts'
import { EMBEDDED_PAGES, SAMPLED_PAGES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

const LARGE_TEXT = ':root { font-size: 200% }'
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
/** the longest ways to a page, and names */
const LONG_TRAILS = ['fuels', 'articleHvo']
const STATION_PAGE = '/asemahaku/st1-alavus'

// the window changes while a page may still be coming in
test.use({ expectedComplaints: [/Transition was aborted .* Viewport size changed/] })

for (const locale of LOCALE_CODES) {
  test(`names, breadcrumbs and summaries are whole, also with text at 200 % or more space between letters, words and lines (1.4.12): ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const trails = EMBEDDED_PAGES.filter(({ key }) => LONG_TRAILS.includes(key))
    const addresses = [...SAMPLED_PAGES, ...trails].filter((page) => page.locale === locale).map(({ address }) => address)
    for (const address of locale === DEFAULT_LOCALE ? [...addresses, STATION_PAGE] : addresses) {
      await page.goto(address)
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        for (const css of ['', LARGE_TEXT, TEXT_SPACING]) {
          await page.evaluate((text) => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(text)
            document.adoptedStyleSheets = [sheet]
          }, css)
          expect(await cutOffTexts(page), `${address} at ${width} px ${css}`).toEqual([])
        }
      }
    }
  })
}
