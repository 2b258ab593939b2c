import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { axe, AXE_TAGS } from './axe.ts'
import { expect, fastIf, test } from './site-test.ts'

const WORDS: Record<LocaleCode, { all: RegExp; feed: RegExp }> = {
  'fi-FI': { all: /Kaikki tiedotteet/, feed: /RSS/ },
  'sv-SE': { all: /Alla pressmeddelanden/, feed: /RSS/ },
  'no-NO': { all: /Alle pressemeldinger/, feed: /RSS/ },
  'en-EU': { all: /All press releases/, feed: /RSS/ },
}

for (const locale of LOCALE_CODES) {
  test(`the front page leads to press releases and their feed: ${locale}`, fastIf(locale === DEFAULT_LOCALE), async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(`/${locale}`)
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole('main').getByRole('link', { name: WORDS[locale].all }).click()
    const dates = page.locator('.news-row time')
    await expect(dates.first()).toBeVisible()
    const written = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(written.length).toBeGreaterThan(2)
    expect(written).toEqual(written.toSorted().toReversed())
    const { violations } = await axe(page).withTags(AXE_TAGS).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

    const feed = page.getByRole('link', { name: WORDS[locale].feed })
    const found = await feed.evaluate(async (link) => {
      const xml = new DOMParser().parseFromString(await (await fetch((link as HTMLAnchorElement).href)).text(), 'text/xml')
      const texts = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
      return { broken: texts('parsererror'), links: texts('item > link'), dates: texts('item > pubDate'), guids: texts('item > guid') }
    })
    expect(found.broken).toEqual([])
    expect(found.links.length).toBeGreaterThan(8)
    expect(new Set(found.guids).size).toBe(found.links.length)
    expect(found.dates.map((date) => Date.parse(date))).toEqual(found.dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a))
    expect((await page.request.get(found.links[0] ?? '')).status()).toBe(200)

    await page.locator('.news-link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/(?:artikkeli|artikel|artikkel|article)\//)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('news are narrowed by year and topic, and widened again', async ({ page }) => {
      await page.goto('/sv-SE/om-oss/nyheter-och-press/pressmeddelanden')
      const rows = page.locator('.news-row')
      await expect(rows).toHaveCount(4)
      await page.getByRole('link', { name: '2025', exact: true }).click()
      await expect(rows).toHaveCount(1)
      await expect(page.getByRole('link', { name: '2025', exact: true })).toHaveAttribute('aria-current', 'true')
      if (javaScriptEnabled) await expect(page.locator('#news-page')).toBeFocused()
      await page.getByRole('list', { name: 'År' }).getByRole('link', { name: 'Alla' }).click()
      await expect(rows).toHaveCount(4)
      await page.getByRole('link', { name: 'laddning', exact: true }).click()
      await expect(rows).toHaveCount(2)
      await page.goBack()
      await expect(rows).toHaveCount(4)
    })
  })
}
