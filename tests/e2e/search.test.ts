import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { expectAccessible } from './axe.ts'
import { SAMPLED_LOCALES } from './embedded-pages.ts'
import { expect, fastIf, test, visit } from './site-test.ts'

/** a word of a title with a typing error, and the page it finds */
const WORDS: Record<LocaleCode, [typed: string, found: string, search: string, help: RegExp]> = {
  'fi-FI': ['autopsu', 'Autopesu', 'Haku', /esimerkiksi/],
  'sv-SE': ['biltvat', 'Biltvätt', 'Sök', /till exempel/],
  'no-NO': ['bilvsak', 'Bilvask', 'Søk', /for eksempel/],
  'en-EU': ['charhing', 'EV charging', 'Search', /a product, a service/],
}

function searchPath(locale: LocaleCode): string {
  return `/${locale}${LOCALES[locale].paths.search}`
}

for (const locale of SAMPLED_LOCALES) {
  const [typed, found, search, help] = WORDS[locale]

  test(
    `the search finds a page by keyboard, despite a typing error: ${locale}`,
    fastIf(locale === DEFAULT_LOCALE),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await visit(page, `/${locale}`)
      const link = page.getByRole('banner').getByRole('link', { name: search, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${searchPath(locale)}#`))
      await expect(page.getByRole('combobox')).toBeFocused()
      await expect(page.getByText(help)).toBeVisible()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      // The heading has the focus, so screen readers read what was searched.
      const field = page.getByRole('combobox')
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: new RegExp(found.split(' ').at(-1) ?? '', 'i'),
        }),
      ).toBeFocused()
      await expect(page.getByRole('link', { name: new RegExp(typed) })).toBeVisible()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInViewport()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: found, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(new RegExp(searchPath(locale)))
      await page.goBack()
      await expect(field).toHaveValue(typed)
    },
  )
}

test('on a phone the search can be opened from the header and from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, '/')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Haku', exact: true }),
  ).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Haku', exact: true }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('a place shows its stations first and links to all of them in the station search', async ({
  page,
}) => {
  await visit(page, `${searchPath('fi-FI')}?q=Tampere`)
  const groups = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(groups.first()).toHaveText(/^Asemat/)
  await page.getByRole('link', { name: /Näytä kaikki \d+ asemaa/ }).click()
  await expect(page).toHaveURL(/\/asemahaku\?.*q=Tampere$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^St1 Tampere/ })
      .first(),
  ).toBeVisible()
})

test('a product is found with its price, and its link points to it on its page', async ({
  page,
}) => {
  await visit(page, `${searchPath('en-EU')}?q=perfect+wash`)
  const product = page
    .locator('.search-hit')
    .filter({ has: page.locator('.search-hit-end', { hasText: '€' }) })
    .first()
  const link = product.getByRole('link')
  const hash = new URL((await link.getAttribute('href')) ?? '', 'http://x.test').hash
  await link.click()
  await expect(page.locator(hash)).toBeInViewport()
})

test('a search without a result links to each of its words', async ({ page }) => {
  await visit(page, `${searchPath('sv-SE')}?q=xyzzyq+vinter+blorbq+plughq`)
  await expect(page.locator('#search-results')).toHaveText(/Inga träffar/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'vinter', exact: true }).click()
  await expect(page.getByRole('heading', { name: /”vinter”/ })).toBeFocused()
})

test(
  'suggestions appear while typing, and arrow keys and Enter open one',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, searchPath('en-EU'))
    const field = page.getByRole('combobox')
    await field.pressSequentially('charg')
    await expect(page.getByRole('option').first()).toHaveText('charging')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    const answered = page.waitForResponse(/\/suggest\?q=chargi$/)
    await field.pressSequentially('i')
    await (await answered).finished()
    await page.getByRole('option', { name: /^EV charging/ }).waitFor()
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('ArrowDown')
      if (await page.getByRole('option', { name: /^EV charging/, selected: true }).isVisible())
        break
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ev-charging$/)
  },
)

test.describe('over the rate limit', () => {
  test.use({ expectedComplaints: [/status of 429/] })

  test('the search says that suggestions are paused, and a search says when to search again', async ({
    page,
  }) => {
    await page.route('**/search/en-EU/suggest?**', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS' } } }),
    )
    await page.route('**/_payload.json?q=**', async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({
        status: 429,
        body: body.replace('"isExact":', '"isLimited":true,"isExact":'),
        contentType: 'application/json',
      })
    })
    await visit(page, searchPath('en-EU'))
    await page.getByRole('combobox').pressSequentially('charging')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Suggestions are paused for a moment. You can still search.' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeFocused()
    await expect(page.getByText('Search for “charging” again in a minute.')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a page that is not found', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('the 404 page searches for the words of the path', { tag: '@fast' }, async ({ page }) => {
    await visit(page, '/fi-FI/yksityisille/vanha-autopesu')
    await expect(page.getByRole('combobox')).toHaveValue('vanha autopesu')
    await page.getByRole('main').getByRole('button', { name: 'Hae' }).click()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Autopesu', exact: true }),
    ).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALE_CODES) {
    test(
      `the search works with links and a form: ${locale}`,
      fastIf(locale === DEFAULT_LOCALE),
      async ({ page }) => {
        const [typed, found, search] = WORDS[locale]
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`/${locale}`)
        await page.getByRole('banner').getByRole('link', { name: search, exact: true }).click()
        await page.getByRole('searchbox').fill(typed)
        await page.getByRole('main').getByRole('button').click()
        await expect(page).toHaveURL(new RegExp(`\\?q=${typed}#search-results$`))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await page.getByRole('main').getByRole('link', { name: found, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    )
  }
})
