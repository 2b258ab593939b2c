import { beforeAll, describe, expect, test } from 'vitest'
import { readLayout } from '#shared/contract/read-layout.ts'
import { readPage } from '#shared/contract/read-page.ts'
import { ask, ORIGIN, prepareDatabase } from './ask.ts'

const PAGE = '/cms-view/v1/content/page'

function page(slug: string, title: string): string {
  const openGraphImage = { id: 'p', ext: 'png', src: '{{origin}}/media/p.png' }
  return JSON.stringify({
    localizedPagePaths: { 'fi-FI': slug },
    content: { slug, title, body: [], contentType: 'standardPage', openGraphImage },
  })
}

const stationPage = JSON.stringify({
  localizedPagePaths: {},
  content: { slug: '/asemahaku/tornio', title: 'Tornio', body: [], station: null },
})

beforeAll(() =>
  prepareDatabase(
    `INSERT INTO pages (locale, path, body, draft, station_id) VALUES
      ('fi-FI', '/', '${page('/', 'Etusivu')}', 0, NULL), ('fi-FI', '/a/b', '${page('/a/b', 'B')}', 0, NULL),
      ('sv-SE', '/a/b', '${page('/a/b', 'På svenska')}', 0, NULL), ('fi-FI', '/luonnos', '${page('/luonnos', 'Luonnos')}', 1, NULL),
      ('fi-FI', '/asemahaku/tornio', '${stationPage}', 0, 's-1')`,
    `INSERT INTO layouts (locale, body) VALUES ('fi-FI', '{"navigation":[{"id":"a","url":"/a","text":"A"}]}')`,
    `INSERT INTO stations (id, country, slug, name, hours, time_zone, body) VALUES
      ('s-1', 'FI', 'tornio', 'Tornio', '"always"', 'Europe/Helsinki', '{"id":"s-1","name":"Tornio","address":{"country":"FI"}}'),
      ('s-2', 'SE', 'haparanda', 'Haparanda', '"always"', 'Europe/Stockholm', '{"id":"s-2","name":"Haparanda","address":{"country":"SE"}}')`,
  ),
)

describe('the page endpoint', () => {
  test.each(['/a/b', 'a/b', '/a/b/', '//a/b', '%2Fa%2Fb'])('finds the page of the path %s', async (path) => {
    const response = await ask(`${PAGE}?path=${path}`, { locale: 'fi-FI' })
    expect(response.status).toBe(200)
    expect(readPage(await response.json())?.content.title).toBe('B')
  })

  test.each(['', '?path=', '?path=/'])('takes no path for the landing page: "%s"', async (query) => {
    expect(readPage(await (await ask(PAGE + query)).json())?.content.slug).toBe('/')
  })

  test('speaks the locale of x-st1-locale, fi-FI when there is none (§7)', async () => {
    expect(readPage(await (await ask(`${PAGE}?path=/a/b`, { locale: 'sv-SE' })).json())?.content.title).toBe('På svenska')
    expect(readPage(await (await ask(`${PAGE}?path=/a/b`)).json())?.content.title).toBe('B')
    expect((await ask(`${PAGE}?path=/a/b`, { locale: 'no-NO' })).status).toBe(404)
  })

  test.each(['/nothing', "/'; DROP TABLE pages; --", `/${'x'.repeat(5_000)}`, '/%00', '/..', '/\\evil'])(
    'answers 404 in the error shape for %s',
    async (path) => {
      const response = await ask(`${PAGE}?path=${encodeURIComponent(path)}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
    },
  )

  test('shows an unpublished page in preview mode only (§7)', async () => {
    expect((await ask(`${PAGE}?path=/luonnos`)).status).toBe(404)
    expect((await ask(`${PAGE}?path=/luonnos`, { headers: { 'x-st1-preview': 'true' } })).status).toBe(200)
  })

  test('puts pictures at the address the request came to', async () => {
    const read = readPage(await (await ask(`${PAGE}?path=/`)).json())
    expect(read?.content.openGraphImage?.src).toBe(`${ORIGIN}/media/p.png`)
  })

  test('brings a station page’s station with eight days of hours (§3)', async () => {
    const station = readPage(await (await ask(`${PAGE}?path=/asemahaku/tornio`)).json())?.content.station
    expect(station).toMatchObject({ name: 'Tornio', path: '/asemahaku/tornio', timeZone: 'Europe/Helsinki' })
    expect(station?.openingHours).toHaveLength(8)
  })

  test('answers 304 to who has the page already', async () => {
    const etag = (await ask(`${PAGE}?path=/`)).headers.get('ETag') ?? ''
    expect((await ask(`${PAGE}?path=/`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })
})

test('the layout endpoint has a layout per locale', async () => {
  const response = await ask('/cms-view/v1/content/layout')
  expect(readLayout(await response.json()).navigation).toHaveLength(1)
  expect((await ask('/cms-view/v1/content/layout', { locale: 'sv-SE' })).status).toBe(404)
})

test.each([
  ['fi-FI', ['/asemahaku/tornio']],
  ['sv-SE', ['/hitta-station/haparanda']],
  ['no-NO', []],
  ['en-EU', ['/stationsearch/tornio', '/stationsearch/haparanda']],
] as const)('the stations of %s are %j', async (locale, paths) => {
  const { stations } = await (await ask('/cms-view/v1/stations', { locale })).json<{ stations: { path: string }[] }>()
  expect(stations.map(({ path }) => path)).toEqual(paths)
})
