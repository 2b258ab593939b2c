import { EMBEDDED_PAGES } from './embedded-pages.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 812 } })

const WITHOUT_PICTURE = ['carWash', 'pressReleases', 'newsAndMedia', 'stories', 'articles', 'openPositions', 'serviceNotices', 'contact']

test('on a phone the picture at the head of a page is at most 240 px high, and the path above it takes one line', async ({ page }) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => ['landing', 'fuels', 'heatingOil', 'about'].includes(key))) {
    await visit(page, address)
    const picture = await page.locator('.content-hero-media').first().boundingBox()
    expect(picture?.height, address).toBeLessThanOrEqual(240)
    const path = page.locator('.layout-breadcrumbs')
    if ((await path.count()) > 0) expect((await path.boundingBox())?.height, address).toBe(44)
  }
})

test('on a phone lists, shop, notices, jobs and contact begin with their title, without a picture', async ({ page }) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => WITHOUT_PICTURE.includes(key))) {
    await visit(page, address)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y, address).toBeLessThan(200)
    await expect(page.locator('.content-hero-media'), address).toHaveCount(0)
  }
})

test('on a phone the first news begins above y 300', async ({ page }) => {
  for (const { address } of EMBEDDED_PAGES.filter(({ key }) => key === 'pressReleases' || key === 'newsAndMedia')) {
    await visit(page, address)
    expect((await page.locator('.news-item').first().boundingBox())?.y, address).toBeLessThan(300)
  }
})
