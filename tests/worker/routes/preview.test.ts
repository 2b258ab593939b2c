import { describe, expect, test } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  redirectPage,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { openSite, type Answer } from '../site.ts'

const LIST = { contentType: 'cardList', display: { component: 'articleList' }, tags: ['news'] }
const PAGES = {
  '/x': pageResponse('Draft', { body: [LIST] }, { 'sv-SE': '/y' }),
  '/asemahaku': pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator' }] }),
  '/kampanja': redirectPage('/x'),
}

/** A backend with other texts in the preview. */
const drafts: Record<string, Answer> = {
  ...contentService(PAGES),
  [LAYOUT_ENDPOINT]: (request) =>
    Response.json({
      ...LAYOUT,
      navigation: [{ ...LAYOUT.navigation[0], text: isPreview(request) ? 'Huominen' : 'Nykyinen' }],
    }),
  [STATIONS_ENDPOINT]: (request) =>
    Response.json({
      stations: [aStation('a', isPreview(request) ? 'St1 Huominen' : 'St1 Nykyinen')],
    }),
}

function isPreview(request: Request): boolean {
  return request.headers.get('x-st1-preview') === 'true'
}

test.each([
  ['/preview/x', '/fi-FI/preview'],
  ['/sv-SE/preview/x', '/sv-SE/preview'],
  ['https://st1.fi/preview/x', '/preview'],
])(
  'every link of the preview %s leads to a preview, also in other languages (§2.1), but for the one that closes it',
  async (address, beginning) => {
    const variables = address.startsWith('https')
      ? { LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' } }
      : {}
    const whole = await (await openSite(drafts, variables).ask(address)).text()
    const [bar] = /<section class="[^"]*layout-preview.*?<\/section>/s.exec(whole) ?? []
    expect(bar).toMatch(/href="[^"]*\/x"/)
    const html = whole.replace(bar ?? '', '')
    const links = [...html.matchAll(/<a [^>]*?href="((?:\/|https:\/\/st1)[^"]*)"/g)].map(
      ([, href]) => href,
    )
    expect(links.length).toBeGreaterThan(4)
    expect(
      links.filter(
        (href) =>
          !/^(?:https:\/\/st1\.(?:fi|se))?(?:\/..-..)?\/preview(?:[/?#]|$)/.test(href ?? ''),
      ),
    ).toEqual([])
    expect(links).toContain(`${beginning}/yksityisille`)
  },
)

test('layout, page, articles and stations come from the preview', async () => {
  const { ask, requests } = openSite(drafts)
  const page = await (await ask('/preview/x')).text()
  expect(page).toContain('Huominen')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  const locator = await (await ask('/fi-FI/preview/asemahaku')).text()
  expect(locator).toContain('St1 Huominen')
  expect(await (await ask('/preview/stations/fi-FI/find')).text()).toContain('St1 Huominen')
  const asked = requests.filter(isPreview).map(({ url }) => new URL(url).pathname)
  for (const endpoint of [PAGE_ENDPOINT, LAYOUT_ENDPOINT, SEARCH_ENDPOINT, STATIONS_ENDPOINT])
    expect(asked).toContain(endpoint)
  expect(requests.every(isPreview)).toBe(true)
})

test('previews and published pages do not share caches', async () => {
  const { ask } = openSite(drafts)
  const read = async (address: string) => (await ask(address)).text()
  for (const path of ['/x', '/asemahaku']) {
    expect(await read(`/preview${path}`)).not.toContain('Nykyinen')
    expect(await read(path)).not.toContain('Huominen')
    expect(await read(`/preview${path}`)).not.toContain('Nykyinen')
  }
})

describe('no response to a preview is cached or indexed', () => {
  test.each([
    '/preview/x',
    '/preview/sv-SE/x',
    '/preview/x/_payload.json',
    '/fi-FI/preview/asemahaku',
    '/preview/kampanja',
    '/fi-FI/preview/nowhere',
    '/preview/stations/fi-FI/find',
    '/preview/x/',
  ])('%s', async (path) => {
    const { headers } = await openSite(drafts).ask(path)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ])
  })
})

test.each([
  ['/preview/kampanja', '/preview/x'],
  ['/sv-SE/preview/kampanja', '/sv-SE/preview/x'],
])('a redirect of a preview leads to a preview: %s → %s', async (path, location) => {
  const { ask, origin } = openSite(drafts)
  expect((await ask(path)).headers.get('location')).toBe(origin + location)
})

test('requests of the browser from a preview get preview content', async () => {
  const { ask, requests } = openSite(drafts)
  await ask('/proxy/cms-view/v1/content/page?path=/x', { headers: { 'x-st1-preview': 'true' } })
  await ask('/proxy/cms-view/v1/search', {
    method: 'POST',
    body: '{}',
    headers: { 'x-st1-preview': 'true' },
  })
  expect(requests.map(isPreview)).toEqual([true, true])
})
