import type { Page } from '@playwright/test'
import { expect, test, visit } from './site-test.ts'

test.use({
  expectedComplaints: [
    /Failed to load resource|not a function|not valid as a React child|React error|payload|ERR_INTERNET_DISCONNECTED/,
  ],
})

async function clickTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void navigation.navigate(to), path)
}

/** Changes the payload of the business page. */
async function payloadIs(
  page: Page,
  change: (body: string) => { status?: number; body: string },
): Promise<void> {
  await page.route('**/yrityksille/_payload.json*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, ...change(await response.text()) })
  })
}

test('a page that throws while it renders is replaced by the error page inside the layout, and reported once (§2.5, §8)', async ({
  page,
}) => {
  await visit(page, '/yksityisille')
  await page.evaluate(() =>
    addEventListener('error', () =>
      document.body.append(Object.assign(document.createElement('i'), { id: 'told' })),
    ),
  )
  await payloadIs(page, (body) => {
    const payload = JSON.parse(body)
    payload.result.page.content.body.push({
      contentType: 'cardList',
      display: { component: 'grid' },
      cards: 5,
    })
    return { body: JSON.stringify(payload) }
  })
  await clickTo(page, '/yrityksille')
  await expect(page.locator('.errors-status')).toHaveText('500')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('.errors-details'), 'details are for development').toHaveCount(0)
  await expect(page.locator('#told')).toHaveCount(1)
})

test('a block that throws is replaced by one sentence, and the rest of the page is shown', async ({
  page,
}) => {
  await visit(page, '/yksityisille')
  await payloadIs(page, (body) => {
    const payload = JSON.parse(body)
    payload.result.page.content.body.push({ contentType: 'hero', title: { not: 'a text' } })
    return { body: JSON.stringify(payload) }
  })
  await clickTo(page, '/yrityksille')
  await expect(page.getByText('Tätä sivun osaa ei voida näyttää juuri nyt.')).toBeVisible()
  await expect(page.locator('h1')).toBeVisible()
})

for (const { name, change } of [
  { name: 'a 500 of the worker', change: () => ({ status: 500, body: 'no' }) },
  { name: 'broken JSON', change: () => ({ body: '{"addressing":' }) },
]) {
  test(`${name} has the message of status 500, which does not say that the connection is lost`, async ({
    page,
  }) => {
    await visit(page, '/yksityisille')
    await payloadIs(page, change)
    await clickTo(page, '/yrityksille')
    await expect(page.locator('main')).toContainText('Sisäinen palvelinvirhe')
    await expect(page.locator('body')).not.toContainText('offline')
    await page.unroute('**/yrityksille/_payload.json*')
    await page.locator('main').getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page).toHaveTitle(/Yrityksille/)
  })
}

for (const width of [320, 768, 1280]) {
  test(`the offline line covers nothing at ${width} px and disappears when the connection returns`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await visit(page, '/yksityisille')
    await context.setOffline(true)
    const line = page.locator('.notifications-offline')
    await expect(line).toBeVisible()
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.notifications-offline')?.getBoundingClientRect()
      const pressable = [...document.querySelectorAll('a, button, summary, input')]
      return pressable
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return (
            bar &&
            box.height > 0 &&
            box.bottom > bar.top + 1 &&
            box.top < bar.bottom - 1 &&
            !element.matches('.layout-skip')
          )
        })
        .map((element) => element.textContent)
    })
    expect(covered).toEqual([])
    await context.setOffline(false)
    await expect(line).toHaveCount(0)
  })
}
