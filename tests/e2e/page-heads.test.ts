import { EMBEDDED_PAGES } from './embedded-pages.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 812 } })

// The font is optional. If it is late, the first page uses a fallback font that takes more space.
test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.load('1em Figtree Variable'))
})

const WITHOUT_PICTURE = [
  'carWash',
  'pressReleases',
  'newsAndMedia',
  'stories',
  'articles',
  'openPositions',
  'serviceNotices',
  'holidayHours',
  'contact',
]

test('on a phone the picture at the head of a page is at most 240 px high, and the path above it takes one line', async ({
  page,
}) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) =>
    ['landing', 'fuels', 'heatingOil', 'about'].includes(key),
  )) {
    await visit(page, address)
    const picture = await page.locator('.content-hero-media').first().boundingBox()
    expect(picture?.height, address).toBeLessThanOrEqual(240)
    const path = page.locator('.layout-breadcrumbs')
    if ((await path.count()) > 0) expect((await path.boundingBox())?.height, address).toBe(44)
  }
})

test('on a phone lists, shop, notices, jobs and contact begin with their title, without a picture', async ({
  page,
}) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => WITHOUT_PICTURE.includes(key))) {
    await visit(page, address)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y, address).toBeLessThan(200)
    await expect(page.locator('.content-hero-media'), address).toHaveCount(0)
  }
})

test('on a phone the first news begins above y 300', async ({ page }) => {
  for (const { address } of EMBEDDED_PAGES.filter(
    ({ key }) => key === 'pressReleases' || key === 'newsAndMedia',
  )) {
    await visit(page, address)
    expect((await page.locator('.news-item').first().boundingBox())?.y, address).toBeLessThan(300)
  }
})

test('the first button of the car wash page buys the chosen programme, and the only other yellow one is the header’s', async ({
  page,
}) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => key === 'carWash')) {
    await visit(page, address)
    await expect(page.locator('main .ui-button:visible').first(), address).toHaveClass(/cart-add/)
    await expect(page.locator('main .ui-button-primary:visible'), address).toHaveCount(1)
  }
})

test('the total of an oil order stays in sight while the litres are typed, with 400 px of height or more', async ({
  page,
}) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => key === 'heatingOil')) {
    await page.setViewportSize({ width: 375, height: 812 })
    await visit(page, address)
    const total = page.locator('.forms-estimate-total')
    expect((await total.boundingBox())?.y, address).toBeLessThan(
      (await page.locator('.forms-fields').boundingBox())?.y ?? 0,
    )
    const litres = page.locator('input[name=litres]')
    const oil = page.locator('input[type=radio][name=oil]')
    if ((await oil.count()) > 0) await oil.first().check()
    await litres.fill('1500')
    await litres.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await expect(total.locator('output'), address).toBeInViewport()
    await expect(total.locator('output'), address).toHaveText(/\d,\d\d/)
  }
})
