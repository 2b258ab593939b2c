import { EMBEDDED_PAGES } from './embedded-pages.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

const LONG_PAGES = ['landing', 'products', 'carWash']
const MOST_PX = 8_000

test.use({ viewport: { width: 375, height: 812 } })

test('on a phone the front page and the product pages are at most 8,000 px high', async ({
  page,
}) => {
  // The font is optional. If it is late, the first page uses a fallback font that takes more space.
  skipInFirefox('a font that is late cannot be loaded again')
  await page.goto('/')
  await page.evaluate(() => document.fonts.load('1em Figtree Variable'))
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => LONG_PAGES.includes(key))) {
    await visit(page, address)
    const height = await page.evaluate(() => {
      // lays out all blocks (page/page-view.css)
      document.documentElement.dataset['whole'] = ''
      return document.documentElement.scrollHeight
    })
    expect(height, address).toBeLessThanOrEqual(MOST_PX)
  }
})

test('the front page shows three articles and a link to all on a phone, nine on a desktop', async ({
  page,
}) => {
  await page.goto('/')
  const list = page.locator('.articles')
  await expect(list.getByRole('article')).toHaveCount(3)
  await expect(list.getByRole('link', { name: 'Kaikki artikkelit' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(list.getByRole('article')).toHaveCount(9)
  await expect(list.getByRole('link', { name: 'Kaikki artikkelit' })).toBeHidden()
})
