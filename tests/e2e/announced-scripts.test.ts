// A script that the HTML does not preload is requested only after another script has run. On a
// phone each such step takes 150 ms or more.

import { expect, hydrated, test } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

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
/** Loaded later on purpose: the map. */
const LATER: Record<string, RegExp> = { locator: /map-view|maplibre|take-focus/ }

test.use({ expectedComplaints: [/404|401/] })

for (const [kind, address] of Object.entries(PAGES)) {
  test(`every script of a page is preloaded in its HTML: ${kind}`, async ({ page }) => {
    await seedCart(page, { 'WASH-BASIC': 1 })
    const asked: string[] = []
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname),
    )
    const response = await page.goto(address)
    const html = (await response?.text()) ?? ''
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const found = asked.filter((file) => !html.includes(`="${file}"`) && !LATER[kind]?.test(file))
    expect(found).toEqual([])
    await expect(page.locator('main .ui-skeletons')).toHaveCount(0)
  })
}

test(
  'no page waits for a style sheet before its first paint: the sheets of its kind are inline',
  { tag: '@fast' },
  async ({ request }) => {
    for (const [kind, address] of Object.entries(PAGES)) {
      const html = await (await request.get(address)).text()
      const [head = '', body = ''] = html.split('</head>')
      expect(head, kind).not.toMatch(/<link rel="stylesheet" href="[^"]+"\/>/)
      if (kind === 'station')
        expect(body).toMatch(
          /<link rel="stylesheet" href="\/assets\/icons-[\w-]+\.css"\/><script id="state"/,
        )
    }
  },
)
