import { afterEach, describe, expect, test, vi } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, LAYOUT, PAGE_ENDPOINT, pageResponse, SEARCH_ENDPOINT } from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { type Answer, openSite } from '../site.ts'
import { shownHtml } from '../shown-html.ts'

afterEach(() => vi.restoreAllMocks())

const SEARCH_PAGE = { '/haku': pageResponse('Haku', { body: [{ contentType: 'search' }], noIndex: true }) }
const HIT = { category: 'Product', title: 'Perfect <pesu>', slug: '/pesu#perfect', price: 19.9, summary: 'Harjaton' }

/** Finds one result for every query. */
const finds: Answer = async (request) => {
  const { query } = await request.json<{ query: string }>()
  return Response.json({ query, items: [HIT], total: 1 })
}

const TAMPERE = [aStation('tampere', 'St1 Tampere', { services: ['carwash'] })]
const WASHES = Array.from({ length: 9 }, (_, index) => aStation(`asema-${index}`, `St1 Asema ${index}`, { services: ['perfectcarwash'] }))

function openSearch(search: Answer = finds, more: Record<string, Answer> = {}, variables: Record<string, unknown> = {}) {
  const stations: Answer = () => Response.json({ stations: TAMPERE })
  const quickNavigation = [{ text: 'Autopesu', target: { contentType: 'standardPage', slug: '/pesu' } }]
  const layout = { ...LAYOUT, quickNavigation }
  const site = openSite(
    { ...contentService(SEARCH_PAGE, layout), [SEARCH_ENDPOINT]: search, [STATIONS_ENDPOINT]: stations, ...more },
    variables,
  )
  const html = async (query: string) => shownHtml(site.ask(`/haku${query}`))
  const asked = (path: string) => site.requests.filter(({ url }) => new URL(url).pathname === path)
  return { ...site, html, asked }
}

test('the search page shows the results for the words in its address: products with their price, and stations', async () => {
  const { ask, html } = openSearch()
  const page = await html('?q=tampere')
  expect(page).toContain('2 tulosta haulla ”tampere”')
  expect(page).toContain('href="/fi-FI/pesu#perfect">Perfect &lt;pesu&gt;</a>')
  expect(page).toContain('<span>19,90 €</span>')
  expect(page).toContain('href="/fi-FI/asemahaku/tampere">St1 Tampere</a>')
  expect(page).toContain('href="/fi-FI/asemahaku?q=tampere"')
  expect(page.indexOf('>Asemat<')).toBeLessThan(page.indexOf('>Sivut, artikkelit ja tuotteet<'))
  expect(page).toContain('value="tampere"')
  const response = await ask('/haku?q=tampere')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
})

test('for a service without a place, a few stations follow the pages, with a link to all, and the total counts the shown results', async () => {
  const { html } = openSearch(finds, { [STATIONS_ENDPOINT]: () => Response.json({ stations: WASHES }) })
  const page = await html('?q=autopesu')
  expect(page).toContain('4 tulosta haulla ”autopesu”')
  expect(page.indexOf('>Sivut, artikkelit ja tuotteet<')).toBeLessThan(page.indexOf('>Asemat<'))
  expect(page.match(/class="search-station"/g)).toHaveLength(3)
  expect(page).toContain('Näytä kaikki 9 asemaa')
})

test('a visitor over the limit is asked to wait without a backend call; other visitors are not', async () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const { ask, asked } = openSearch(finds, {}, { SEARCH_LIMIT: { limit } })
  const from = (ip: string, query: string) => shownHtml(ask(`/haku${query}`, { headers: { 'cf-connecting-ip': ip } }))
  const refused = await from('192.0.2.1', '?q=tampere')
  expect(refused).toContain('Haku ”tampere” ei onnistunut')
  expect(refused).toContain('Yritä hetken päästä uudelleen')
  expect(asked(SEARCH_ENDPOINT)).toHaveLength(0)
  expect(await from('192.0.2.1', '')).toContain('esimerkiksi ”autopesu”')
  expect(await from('192.0.2.2', '?q=tampere')).toContain('2 tulosta')
})

test('a search through the proxy counts towards the same limit', async () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const { ask, asked } = openSearch(finds, {}, { SEARCH_LIMIT: { limit } })
  const from = (ip: string) =>
    ask('/proxy/cms-view/v1/search', {
      method: 'POST',
      headers: { 'cf-connecting-ip': ip, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'tampere' }),
    })
  const refused = await from('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(asked(SEARCH_ENDPOINT)).toHaveLength(0)
  expect((await from('192.0.2.2')).status).toBe(200)
})

test('the real limiter lets people search and stops a flood', async () => {
  const { ask } = openSearch()
  const answers: boolean[] = []
  for (let round = 0; round < 70; round++) {
    const response = await ask(`/haku?q=w${round % 3}`, { headers: { 'cf-connecting-ip': '192.0.2.98' } })
    answers.push((await shownHtml(response)).includes('ei onnistunut'))
  }
  expect(answers.slice(0, 15)).not.toContain(true)
  expect(answers).toContain(true)
})

test('without words it shows an example and popular pages', async () => {
  const { html, asked } = openSearch()
  for (const query of ['', '?q=', '?q=%20']) {
    const page = await html(query)
    expect(page).toContain('esimerkiksi ”autopesu”')
    expect(page).toMatch(/class="search-link"[^>]*>Autopesu|href="\/fi-FI\/pesu"[^>]*class="search-link"/)
  }
  expect(asked(SEARCH_ENDPOINT)).toHaveLength(0)
})

test('without results it says so, and offers each word, popular pages and customer service', async () => {
  const { html } = openSearch(async (request) =>
    Response.json({ query: (await request.json<{ query: string }>()).query, items: [], total: 0 }),
  )
  const page = await html('?q=xyzzy+blorb')
  expect(page).toContain('Ei tuloksia haulla ”xyzzy blorb”')
  expect(page).toContain('href="/fi-FI/haku?q=blorb#search-results"')
  expect(page).toContain('href="/fi-FI/yksityisille/ota-yhteytta/asiakaspalvelu"')
})

test.each([
  ['?q=%3Cscript%3Ealert(1)%3C/script%3E', '&lt;script&gt;'],
  ['?q=%22%20onfocus%3Dx', '&quot; onfocus=x'],
  ['?q=%00%E2%80%AE', 'esimerkiksi'],
  [`?q=${'y'.repeat(3_000)}`, `”${'y'.repeat(100)}”`],
  ['?q=%ff%fe', '\uFFFD'],
  ['?q=%ED%A0%80', '\uFFFD'],
  ["?q='%20OR%201=1--", 'OR 1=1--'],
])('hostile words are shown as text: %.30s', async (query, shown) => {
  const { ask, html } = openSearch()
  expect((await ask(`/haku${query}`)).status).toBe(200)
  const page = await html(query)
  expect(page).toContain(shown)
  expect(page).not.toContain('<script>alert')
})

describe('when the content service cannot search, the page says so and still shows stations', () => {
  test.each<[string, Answer]>([
    ['it fails', () => new Response(null, { status: 500 })],
    ['it does not know the endpoint', () => new Response(null, { status: 404 })],
    ['it refuses the category', () => new Response(null, { status: 422 })],
    ['it ignores the words', () => Response.json({ items: [HIT], total: 1 })],
    ['its answer is cut off', () => new Response('{"query":"tampere","items":[')],
    ['it hangs', () => new Promise<Response>(() => undefined)],
  ])('%s', async (_, search) => {
    const page = await fakeClock().passTime(openSearch(search).html('?q=tampere'))
    expect(page).toContain('Sivuja ja artikkeleita ei voi hakea juuri nyt')
    expect(page).toContain('St1 Tampere')
    expect(page).not.toContain('Perfect')
  })

  test('and without a list of stations it shows the pages', async () => {
    const page = await openSearch(finds, { [STATIONS_ENDPOINT]: () => new Response(null, { status: 503 }) }).html('?q=tampere')
    expect(page).toContain('Asemia ei voi hakea juuri nyt')
    expect(page).toContain('Perfect')
  })
})

describe('the cache', () => {
  test('the same words are searched once, independent of letter case and spaces', async () => {
    const { html, asked } = openSearch()
    for (const query of ['?q=auto+pesu', '?q=Auto%20Pesu', '?q=+auto++pesu+', '?utm_source=mail&q=auto+pesu']) await html(query)
    expect(asked(SEARCH_ENDPOINT)).toHaveLength(1)
    await html('?q=lataus')
    expect(asked(SEARCH_ENDPOINT)).toHaveLength(2)
  })

  test('the page itself is cached once for all searches', async () => {
    const { html, asked } = openSearch()
    for (const query of ['?q=a1', '?q=b2', '?q=c3', '']) await html(query)
    expect(asked(PAGE_ENDPOINT)).toHaveLength(1)
  })

  test('words in the address of another page cause no search', async () => {
    const site = openSite(contentService({ '/x': pageResponse('X') }))
    for (const query of ['?q=a', '?q=b', '']) await site.ask(`/x${query}`)
    expect(site.requests.filter(({ url }) => url.endsWith(SEARCH_ENDPOINT))).toHaveLength(0)
    expect(site.requests.filter(({ url }) => new URL(url).pathname === PAGE_ENDPOINT)).toHaveLength(1)
  })

  test('the search of a preview is not cached', async () => {
    const { ask, asked } = openSearch()
    await ask('/preview/haku?q=a')
    await ask('/preview/haku?q=a')
    expect(asked(SEARCH_ENDPOINT)).toHaveLength(2)
  })
})

test('the payload has the same results', async () => {
  const { ask } = openSearch()
  const { result } = await (
    await ask('/haku/_payload.json?q=tampere')
  ).json<{ result: { page: { content: { body: { answer: object }[] } } } }>()
  expect(result.page.content.body[0]?.answer).toMatchObject({ q: 'tampere', content: { total: 1 }, stations: { total: 1, areMeant: true } })
})

test('the words of a missing path are offered as a search', async () => {
  const { ask } = openSearch()
  const html = await (await ask('/sv-SE/privat/bil-tvattkort')).text()
  expect(html).toContain('action="/sv-SE/sok#search-results"')
  expect(html).toContain('value="bil tvattkort"')
})
