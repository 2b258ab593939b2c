import { describe, expect, test } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { shownHtml } from '../shown-html.ts'
import { type Answer, openSite } from '../site.ts'

const SEARCH_PAGE = {
  '/haku': pageResponse('Haku', { body: [{ contentType: 'search' }], noIndex: true }),
}
const HIT = {
  category: 'Product',
  title: 'Perfect <pesu>',
  slug: '/pesu#perfect',
  price: 19.9,
  summary: 'Harjaton',
}

/** Finds one result for every query. */
const finds: Answer = async (request) => {
  const { query } = await request.json<{ query: string }>()
  return Response.json({ query, items: [HIT], total: 1 })
}

const TAMPERE = [
  aStation('tampere', 'St1 Tampere', {
    services: ['carwash'],
    address: { street: '', postalCode: '33100', city: 'Tampere' },
    location: { lat: 61.5, lon: 23.8 },
  }),
]
const WASHES = Array.from({ length: 9 }, (_, index) =>
  aStation(`asema-${index}`, `St1 Asema ${index}`, { services: ['perfectcarwash'] }),
)

function openSearch(
  search: Answer = finds,
  more: Record<string, Answer> = {},
  variables: Record<string, unknown> = {},
) {
  const stations: Answer = () => Response.json({ stations: TAMPERE })
  const quickNavigation = [
    { text: 'Autopesu', target: { contentType: 'standardPage', slug: '/pesu' } },
  ]
  const layout = { ...LAYOUT, quickNavigation }
  const site = openSite(
    {
      ...contentService(SEARCH_PAGE, layout),
      [SEARCH_ENDPOINT]: search,
      [STATIONS_ENDPOINT]: stations,
      ...more,
    },
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
  expect(page).toContain('<p class="search-hit-end">19,90\u00A0€</p>')
  expect(page).toContain('href="/fi-FI/asemahaku/tampere">St1 <mark>Tampere</mark></a>')
  expect(page).toContain('href="/fi-FI/asemahaku?service=MAIN&amp;q=tampere"')
  expect(page).toMatch(/<h2[^>]*>Asemat.*<h2[^>]*>Tuotteet/s)
  expect(page).toContain('value="tampere"')
  const response = await ask('/haku?q=tampere')
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-cache',
  ])
})

test.each([
  ['a service', 'autopesu', 'autopesu', '9 asemaa, joilla on autopesu'],
  ['an inflected service', 'autopesut', 'autopesut', '9 asemaa, joilla on autopesu'],
  ['a part of the name of a service', 'perfect', 'perfect', '9 asemaa haulla ”perfect”'],
  ['a service beside other words', 'autopesu+xyzzy', 'autopesu', '9 asemaa, joilla on autopesu'],
])('for %s the stations are one row with a link to all: %s', async (_, q, linked, text) => {
  const { html } = openSearch(finds, {
    [STATIONS_ENDPOINT]: () => Response.json({ stations: WASHES }),
  })
  const page = await html(`?q=${q}`)
  expect(page).toContain(`10 tulosta haulla ”${q.replace('+', ' ')}”`)
  expect(page).not.toContain('href="/fi-FI/asemahaku/asema-')
  expect(page).toMatch(new RegExp(`href="/fi-FI/asemahaku[^"]*q=${linked}"[^>]*>${text}<`))
})

test('the row of a service beside other words comes after the pages', async () => {
  const page = { category: 'Page', title: 'Etsi koodini', slug: '/koodi' }
  const { html } = openSearch(async (request) => {
    const { query } = await request.json<{ query: string }>()
    return Response.json({ query, items: [page], total: 1 })
  })
  expect(await html('?q=pesu+hukassa')).toMatch(/<h2[^>]*>Sivut.*<h2[^>]*>Asemat/s)
  expect(await html('?q=pesu')).toMatch(/<h2[^>]*>Asemat.*<h2[^>]*>Sivut/s)
})

test('a distant place that one of several words names by chance finds no stations', async () => {
  const { html } = openSearch()
  expect(await html('?q=kode')).toContain('/asemahaku/tampere')
  expect(await html('?q=pin+kode')).not.toContain('/asemahaku/tampere')
})

test('the row has the status of the service at the station nearest to the visitor', async () => {
  const location = { lat: 61.5, lon: 23.8 }
  const stations = [aStation('nekala', 'St1 Nekala', { services: ['carwash24h'], location })]
  const { ask } = openSearch(finds, { [STATIONS_ENDPOINT]: () => Response.json({ stations }) })
  const page = await shownHtml(
    ask('/haku?q=autopesu', { cf: { latitude: '61.5', longitude: '23.7' } }),
  )
  expect(page).toMatch(/1 asema, jolla on autopesu<.*Pesu auki 24 h.*lähin St1 Nekala, 5,3.km/is)
})

test('for a service and a place the stations come first with the status of the service, below what was understood', async () => {
  const page = await openSearch().html('?q=pesu+tampere')
  expect(page).toMatch(
    /<h1[^>]*>Autopesu, Tampere<.*2 tulosta haulla ”pesu tampere”.*<h2[^>]*>Asemat.*<h2[^>]*>Tuotteet/s,
  )
  expect(page).toMatch(/class="station-status"[^>]*>.*pesu/is)
})

describe('a page whose title or synonym is the query', () => {
  const facts = ['Kortit', 'Toimitus', 'Lämpö', 'Laskutus'].map((name, index) => ({
    name,
    value: `0800 ${index}`,
  }))
  const page = {
    category: 'Page',
    title: 'Tampereen lasku',
    slug: '/lasku',
    summary: 'Laskutus palvelee.',
    facts,
  }
  const answers: Answer = async (request) =>
    Response.json({
      ...(await request.json<{ query: string }>()),
      items: [page, HIT],
      total: 2,
      isAnswered: true,
    })

  test('comes first, with its summary and three facts, first those with a word of the query, and is counted once', async () => {
    const html = await openSearch(answers).html('?q=lasku')
    expect(html).toContain('2 tulosta haulla ”lasku”')
    expect(html).toMatch(
      /href="\/fi-FI\/lasku".*Laskutus palvelee\..*data-meant=""><dt>Laskutus<.*0800 3.*0800 0.*0800 1.*<h2[^>]*>Tuotteet/s,
    )
    expect(html).not.toContain('0800 2')
    expect(html.match(/href="\/fi-FI\/lasku"/g)).toHaveLength(1)
  })

  test('hides stations whose names are only similar, and not those of the place', async () => {
    const masku: Answer = () => Response.json({ stations: [aStation('masku', 'St1 Masku')] })
    expect(
      await openSearch(answers, { [STATIONS_ENDPOINT]: masku }).html('?q=lasku'),
    ).not.toContain('Masku')
    expect(await openSearch(answers).html('?q=tampere')).toMatch(
      /<h2[^>]*>Asemat.*Laskutus palvelee/s,
    )
  })

  test('is an ordinary row among all pages', async () => {
    const html = await openSearch(answers).html('?q=lasku&kind=pages')
    expect(html).toContain('href="/fi-FI/lasku"')
    expect(html).not.toContain('0800 3')
  })
})

describe('kinds of results', () => {
  const items = [
    HIT,
    ...Array.from({ length: 5 }, (_, index) => ({
      category: 'Page',
      title: `Sivu ${index}`,
      slug: `/sivu-${index}`,
    })),
  ]
  const many: Answer = async (request) =>
    Response.json({
      ...(await request.json<{ query: string }>()),
      items,
      total: 9,
      counts: { Page: 8, Product: 1, Article: 0 },
    })

  test('three of each kind are shown, with a link to all; kinds without results are left out', async () => {
    const page = await openSearch(many).html('?q=perfect')
    expect(page.match(/>Sivu \d/g)).toHaveLength(3)
    expect(page).toContain('href="/fi-FI/haku?q=perfect&amp;kind=pages#search-results"')
    expect(page).not.toContain('kind=news')
  })

  test('a chosen kind shows all its results and no other', async () => {
    const page = await openSearch(many).html('?q=perfect&kind=pages')
    expect(page.match(/>Sivu \d/g)).toHaveLength(5)
    expect(page).not.toContain('/pesu#perfect')
    expect(page).toMatch(/aria-current="true"[^>]*>Sivut/)
  })
})

test('known words find stations, and the page says which words did not', async () => {
  const page = await openSearch().html('?q=33100+Tampere+xyzzy')
  expect(page).toContain('>St1 <mark>Tampere</mark>')
  expect(page).toContain('Jätettiin pois asemien hausta: ”xyzzy”')
})

test('words that are spelled like a place find no stations, and the place is offered', async () => {
  const page = await openSearch().html('?q=tampre')
  expect(page).not.toContain('/asemahaku/tampere')
  expect(page).toMatch(/Tarkoititko:.*href="\/fi-FI\/haku\?q=Tampere#search-results"/s)
})

test('for corrected words it says what was searched, and links to the words as typed, which are searched exactly', async () => {
  const { html, asked } = openSearch(async (request) => {
    const { query, exact } = await request.json<{ query: string; exact?: boolean }>()
    return Response.json({ query, items: [HIT], total: 1, ...(!exact && { corrected: 'pesu' }) })
  })
  const page = await html('?q=pseu')
  expect(page).toContain('Tulokset haulla ”pesu”')
  expect(page).toContain('href="/fi-FI/haku?q=pseu&amp;exact=1#search-results"')
  expect(page).toContain('value="pseu"')
  expect(await html('?q=pseu&exact=1')).not.toContain('Tulokset haulla')
  expect(asked(SEARCH_ENDPOINT)).toHaveLength(2)
})

test('a misspelt service has its row of stations, for the corrected word', async () => {
  const { html } = openSearch(async (request) => {
    const { query } = await request.json<{ query: string }>()
    return Response.json({ query, items: [HIT], total: 1, corrected: 'autopesu' })
  })
  expect(await html('?q=autopseu')).toMatch(
    /href="\/fi-FI\/asemahaku[^"]*q=autopesu"[^>]*>1 asema, jolla on autopesu</,
  )
})

test('words beside a part of the name of a service find no stations', async () => {
  const { html } = openSearch()
  expect(await html('?q=pesukatu+xyzzy')).not.toContain('/asemahaku/tampere')
})

test('a correction of the content service does not change which stations are found', async () => {
  const { html } = openSearch(async (request) => {
    const { query } = await request.json<{ query: string }>()
    return Response.json({ query, items: [HIT], total: 1, corrected: 'tampere' })
  })
  const page = await html('?q=tampre')
  expect(page).toContain('Tulokset haulla ”tampere”')
  expect(page).not.toContain('/asemahaku/tampere')
})

describe('suggestions', () => {
  test('they complete the last word, and name stations, pages with the pages above them, products and news', async () => {
    const { ask } = openSearch()
    const response = await ask('/search/fi-FI/suggest?q=perf')
    expect(await response.json()).toEqual([
      { kind: 'words', text: 'perfect' },
      { kind: 'products', text: HIT.title, path: HIT.slug },
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await (await ask('/search/fi-FI/suggest?q=tamp')).json()).toContainEqual(
      expect.objectContaining({ kind: 'stations', text: 'St1 Tampere' }),
    )
  })

  test('the page with this name comes first, and stations with a service are one row', async () => {
    const page = { category: 'Page', title: 'Autopesu', slug: '/pesu' }
    const answers: Answer = async (request) =>
      Response.json({
        ...(await request.json<{ query: string }>()),
        items: [page, HIT],
        total: 2,
        isAnswered: true,
      })
    const { ask } = openSearch(answers, {
      [STATIONS_ENDPOINT]: () => Response.json({ stations: WASHES }),
    })
    expect(await (await ask('/search/fi-FI/suggest?q=pesu')).json()).toMatchObject([
      { kind: 'pages', text: 'Autopesu' },
      { kind: 'stations', text: 'Asemat: 9', note: 'pesu' },
      { kind: 'products' },
    ])
  })

  test.each(['', '?q=', '?q=a', '?q=%00'])(
    'for %j there are none, without a backend call',
    async (query) => {
      const { ask, asked } = openSearch()
      expect(await (await ask(`/search/fi-FI/suggest${query}`)).json()).toEqual([])
      expect(asked(SEARCH_ENDPOINT)).toHaveLength(0)
    },
  )

  test('layout and search are loaded together: neither waits for the other', async () => {
    const isSearched: boolean[] = []
    const layout: Answer = async () => {
      await scheduler.wait(100)
      isSearched.push(asked(SEARCH_ENDPOINT).length > 0)
      return Response.json(LAYOUT)
    }
    const { ask, asked } = openSearch(finds, { [LAYOUT_ENDPOINT]: layout })
    await fakeClock().passTime(ask('/search/fi-FI/suggest?q=perf'))
    expect(isSearched).toEqual([true])
  })

  test('a failed search gives none', async () => {
    const { ask } = openSearch(() => new Response(null, { status: 500 }))
    expect(await (await ask('/search/fi-FI/suggest?q=xyzzy')).json()).toEqual([])
  })
})

describe('a visitor over the limit of searches', () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const limited = { headers: { 'cf-connecting-ip': '192.0.2.1' } }

  test('gets a page with 429 that says when to search again, without a backend call; other visitors find as usual', async () => {
    const { ask, asked } = openSearch(finds, {}, { SEARCH_LIMIT: { limit } })
    const refused = await ask('/haku?q=tampere', limited)
    expect(refused.status).toBe(429)
    const page = await shownHtml(refused)
    expect(page).toContain(
      'Verkostasi on tehty paljon hakuja. Hae ”tampere” uudelleen minuutin kuluttua.',
    )
    expect(page).not.toContain('ei onnistunut')
    expect(asked(SEARCH_ENDPOINT)).toHaveLength(0)
    expect((await ask('/haku', limited)).status).toBe(200)
    expect(
      (await ask('/haku?q=tampere', { headers: { 'cf-connecting-ip': '192.0.2.2' } })).status,
    ).toBe(200)
  })

  test('still gets suggestions: they have a limit of their own, with 429', async () => {
    const ofSearches = openSearch(finds, {}, { SEARCH_LIMIT: { limit } })
    expect((await ofSearches.ask('/search/fi-FI/suggest?q=perf', limited)).status).toBe(200)
    const ofSuggestions = openSearch(finds, {}, { SUGGEST_LIMIT: { limit } })
    const refused = await ofSuggestions.ask('/search/fi-FI/suggest?q=perf', limited)
    expect(refused.status).toBe(429)
    expect((await ofSuggestions.ask('/haku?q=perf', limited)).status).toBe(200)
  })
})

test('the real limiter lets people search and stops a flood', async () => {
  const { ask } = openSearch()
  const isRefused = async (round: number) => {
    return (
      (await ask(`/haku?q=w${round % 3}`, { headers: { 'cf-connecting-ip': '192.0.2.98' } }))
        .status === 429
    )
  }
  const person = Array.from({ length: 15 }, (_, round) => isRefused(round))
  expect(await Promise.all(person)).not.toContain(true)
  // more than twice the limit: a new minute may begin meanwhile
  const flood = Array.from({ length: 250 }, (_, round) => isRefused(round))
  expect(await Promise.all(flood)).toContain(true)
})

test('without words it shows an example and popular pages', async () => {
  const { html, asked } = openSearch()
  for (const query of ['', '?q=', '?q=%20']) {
    const page = await html(query)
    expect(page).toContain('esimerkiksi ”autopesu”')
    expect(page).toMatch(/href="\/fi-FI\/pesu"[^>]*>Autopesu/)
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
  expect(page).toContain('Kirjoita asiakaspalvelulle')
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
    expect(page).toContain('St1 <mark>Tampere</mark>')
    expect(page).not.toContain('Perfect')
  })

  test('and without a list of stations it shows the pages', async () => {
    const page = await openSearch(finds, {
      [STATIONS_ENDPOINT]: () => new Response(null, { status: 503 }),
    }).html('?q=tampere')
    expect(page).toContain('Asemia ei voi hakea juuri nyt')
    expect(page).toContain('Perfect')
  })
})

describe('the cache', () => {
  test('the same words are searched once, independent of letter case and spaces', async () => {
    const { html, asked } = openSearch()
    for (const query of [
      '?q=auto+pesu',
      '?q=Auto%20Pesu',
      '?q=+auto++pesu+',
      '?utm_source=mail&q=auto+pesu',
    ])
      await html(query)
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
    expect(site.requests.filter(({ url }) => new URL(url).pathname === PAGE_ENDPOINT)).toHaveLength(
      1,
    )
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
  expect(result.page.content.body[0]?.answer).toMatchObject({
    q: 'tampere',
    content: [{ kind: 'pages' }, { kind: 'products', total: 1 }, { kind: 'news' }],
    stations: { total: 1, areNamed: true },
  })
})

test('the words of a missing path are offered as a search', async () => {
  const { ask } = openSearch()
  const html = await (await ask('/sv-SE/privat/bil-tvattkort')).text()
  expect(html).toContain('action="/sv-SE/sok#search-results"')
  expect(html).toContain('value="bil tvattkort"')
})
