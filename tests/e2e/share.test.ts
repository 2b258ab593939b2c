import { expect, test, visit } from './site-test.ts'

const ARTICLE = '/fi-FI/artikkeli/uusi-sovellus'
const STATION = '/fi-FI/asemahaku/st1-tampere-hatanpaa'

test('if the device cannot share, the address is copied without its query', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }))
  await visit(page, `${ARTICLE}?utm_source=mail`)
  await page.getByRole('button', { name: 'Jaa', exact: true }).click()
  await expect(page.getByText('Linkki on kopioitu')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${ARTICLE}$`),
  )
})

test('a device that can share gets title and address of a station; cancelling shows no message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = async (data: unknown) => {
      shared.push(data)
      throw new DOMException('', 'AbortError')
    }
    Object.assign(window, { shared })
    for (const [name, value] of Object.entries({ canShare: () => true, share }))
      Object.defineProperty(Navigator.prototype, name, { value })
  })
  await visit(page, STATION)
  await page.getByRole('button', { name: 'Jaa', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([{ title: 'St1 Tampere Hatanpää', url: expect.stringContaining(STATION) }])
  await expect(page.locator('.notifications-message')).toHaveCount(0)
})

test('a failed copy is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'canShare', { value: undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    })
  })
  await visit(page, STATION)
  await page.getByRole('button', { name: 'Jaa', exact: true }).click()
  await expect(page.getByText('Linkkiä ei voitu kopioida')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to share', async ({ page }) => {
    for (const path of [STATION, ARTICLE]) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Jaa', exact: true })).toHaveCount(0)
    }
  })
})
