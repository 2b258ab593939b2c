import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

const TABLES = [
  '/yksityisille/ota-yhteytta/asiakaspalvelu',
  '/yksityisille/palvelut/autopesu',
  '/yrityksille/b2b-ota-yhteytta',
  '/yksityisille/kortit',
  '/en-EU/about-us/company-info/key-figures-and-ir',
  '/sv-SE/privat/kundservice',
]

// The font is optional. If it is late, a page is shown in a fallback font, which is wider.
test.beforeEach(async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => document.fonts.load('1em Figtree Variable'))
})

test('tables show all their columns on a phone', async ({ page }) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of TABLES) {
      await visit(page, address)
      const cut = await page
        .locator('.rich-text-table')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > table.clientWidth)
            .map((table) => table.ariaLabel),
        )
      expect(cut, `${address} at ${width} px`).toEqual([])
    }
  }
})

test.describe('beside a text or a picture', () => {
  for (const [path, word] of [
    ['/peru-sopimus', 'Peruuttamisoikeutesi'],
    ['/yrityksille/business-palvelut/skal-jasenyys', 'Kuljetusyrittäjän'],
  ] as const)
    test(`the longest word of a title does not break: ${word}`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await visit(page, path)
      const lines = await page
        .getByRole('heading', { name: word })
        .evaluate((title, { length }) => {
          const range = document.createRange()
          range.setStart(title.firstChild ?? title, 0)
          range.setEnd(title.firstChild ?? title, length)
          return range.getClientRects().length
        }, word)
      expect(lines).toBe(1)
    })
})

test('a text without a title begins below the form', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, '/etsi-koodit')
  const [form, text] = await Promise.all(
    ['main form', 'main .content-text p'].map((each) => page.locator(each).first().boundingBox()),
  )
  expect(text?.x).toBe(form?.x)
})

test('a printed article has no share button and no other articles', async ({ page }) => {
  await visit(page, '/artikkeli/lounas-tien-paalla')
  skipInFirefox('media features cannot be emulated')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.articles-share')).toBeHidden()
  await expect(page.locator('.articles-article ~ .content-section:visible')).toHaveCount(0)
})
