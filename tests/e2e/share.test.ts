import type { Page } from '@playwright/test'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { SAMPLED_LOCALES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

const PAGES: Record<LocaleCode, { article: string; share: string; copied: string }> = {
  'fi-FI': { article: '/artikkeli/uusi-sovellus', share: 'Jaa', copied: 'Linkki on kopioitu' },
  'sv-SE': { article: '/artikel/den-nya-appen', share: 'Dela', copied: 'Länken har kopierats' },
  'no-NO': { article: '/artikkel/den-nye-appen', share: 'Del', copied: 'Lenken er kopiert' },
  'en-EU': { article: '/article/the-new-app', share: 'Share', copied: 'The link has been copied' },
}
const STATION = '/fi-FI/asemahaku/st1-tampere-hatanpaa'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
}

for (const locale of SAMPLED_LOCALES) {
  test(`where the device shares nothing, the address is copied, without its query, and that is said: ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { article, share, copied } = PAGES[locale]
    await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }))
    await open(page, `/${locale}${article}?utm_source=mail`)
    await page.getByRole('button', { name: share, exact: true }).click()
    await expect(page.getByText(copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${locale}${article}$`))
  })
}

test('a device that shares gets the title and the address of a station, and a visitor who thinks better of it no message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = async (data: unknown) => {
      shared.push(data)
      throw new DOMException('', 'AbortError')
    }
    Object.assign(window, { shared })
    for (const [name, value] of Object.entries({ canShare: () => true, share })) Object.defineProperty(Navigator.prototype, name, { value })
  })
  await open(page, STATION)
  await page.getByRole('button', { name: 'Jaa', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([{ title: 'St1 Tampere Hatanpää', url: expect.stringContaining(STATION) }])
  await expect(page.locator('.notifications-item, [class*=notifications-message]')).toHaveCount(0)
})

test('where the address cannot be copied either, that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'canShare', { value: undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await open(page, STATION)
  await page.getByRole('button', { name: 'Jaa', exact: true }).click()
  await expect(page.getByText('Linkkiä ei voitu kopioida')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is offered that only scripts can do', async ({ page }) => {
    for (const path of [STATION, '/fi-FI/artikkeli/uusi-sovellus']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Jaa', exact: true })).toHaveCount(0)
    }
  })
})
