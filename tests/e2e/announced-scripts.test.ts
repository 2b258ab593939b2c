// A script that the HTML does not announce is found only once another one has run: on a phone each such step is 150 ms and more.
import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

const PAGES = {
  front: '/',
  content: '/yksityisille/tuotteet',
  article: '/artikkeli/autopesu-pakkasella',
  news: '/uutiset',
  form: '/yksityisille/ota-yhteytta/asiakaspalvelu',
  locator: '/asemahaku',
  station: '/asemahaku/st1-alavus',
  'car wash': '/yksityisille/palvelut/autopesu',
  cart: '/ostoskori',
  checkout: '/kassa',
  order: '/tilaus',
  'my pages': '/omat-sivut',
  saved: '/tallennetut',
  search: '/haku?q=pesu',
  error: '/ei-ole',
}
/** What stays lazy, once the page stands: the map and the search over all stations, the cart once a product is in view. */
const LATER: Record<string, RegExp> = { locator: /map-view|maplibre|open-station-search|search-worker/, 'car wash': /shop-/ }

test.use({ expectedComplaints: [/404|401/] })

for (const [kind, address] of Object.entries(PAGES)) {
  test(`every script of a page is announced in its HTML: ${kind}`, async ({ page }) => {
    await seedCart(page)
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
    const response = await page.goto(address)
    const html = (await response?.text()) ?? ''
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    const found = asked.filter((file) => !html.includes(`="${file}"`) && !LATER[kind]?.test(file))
    expect(found).toEqual([])
    await expect(page.locator('main .ui-skeletons')).toHaveCount(0)
  })
}

async function seedCart(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('cart', JSON.stringify({ items: [{ code: 'WASH-BASIC', name: 'Basic', amount: 1, price: 12.9 }] })),
  )
}
