import { expectAccessible } from './axe.ts'
import { expect, test, visit } from './site-test.ts'

test(
  'the front page links to the press releases, newest first, and to their feed',
  { tag: '@fast' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await visit(page, '/fi-FI')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Kaikki tiedotteet/ })
      .click()
    const dates = page.locator('.news-item time')
    await expect(dates.first()).toBeVisible()
    const written = await dates.evaluateAll((times) =>
      times.map((time) => time.getAttribute('datetime') ?? ''),
    )
    expect(written.length).toBeGreaterThan(2)
    expect(written).toEqual(written.toSorted().toReversed())
    await expectAccessible(page)

    const feed = page.getByRole('link', { name: /RSS/ })
    const found = await feed.evaluate(async (link) => {
      const xml = new DOMParser().parseFromString(
        await (await fetch((link as HTMLAnchorElement).href)).text(),
        'text/xml',
      )
      const texts = (selector: string) =>
        [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
      return {
        broken: texts('parsererror'),
        links: texts('item > link'),
        dates: texts('item > pubDate'),
        guids: texts('item > guid'),
      }
    })
    expect(found.broken).toEqual([])
    expect(found.links.length).toBeGreaterThan(8)
    expect(new Set(found.guids).size).toBe(found.links.length)
    expect(found.dates.map((date) => Date.parse(date))).toEqual(
      found.dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a),
    )
    expect((await page.request.get(found.links[0] ?? '')).status()).toBe(200)

    await page.locator('.news-link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/artikkeli\//)
  },
)

test('news can be filtered by year and topic, and the filters can be removed', async ({ page }) => {
  await page.goto('/sv-SE/om-oss/nyheter-och-press/pressmeddelanden')
  const rows = page.locator('.news-item')
  await expect(rows).toHaveCount(4)
  await page.getByRole('link', { name: '2025', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('link', { name: '2025', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator('#news-page')).toBeFocused()
  await page.getByRole('list', { name: 'År' }).getByRole('link', { name: 'Alla år' }).click()
  await expect(rows).toHaveCount(4)
  await page.getByRole('link', { name: 'laddning', exact: true }).click()
  await expect(rows).toHaveCount(2)
  await page.goBack()
  await expect(rows).toHaveCount(4)
})
