import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import type { MapColors } from '#client/stations/map/map-colors.ts'
import { loadStyle, styleAddress } from '#client/stations/map/map-style.ts'
import { keepDrawn } from '#client/stations/map/use-route-line.ts'
import { serveRange, streetArchive } from './street-archive.ts'

const COLORS: MapColors = {
  land: '#01f',
  town: '#02f',
  green: '#03f',
  water: '#04f',
  shore: '#05f',
  road: '#06f',
  'road-edge': '#07f',
  'regional-road': '#00000d',
  'main-road': '#08f',
  'main-road-edge': '#09f',
  border: '#0af',
  label: '#0bf',
  'water-label': '#0cf',
}
const ARCHIVE = 'https://maps.example/nordics.pmtiles'

test('key, language, region, version and libraries are filled in (§7, §9)', () => {
  const url =
    'https://maps.example/style.json?key={key}&language={language}&region={region}&v={version}&libraries={libraries}'
  expect(styleAddress({ url, key: 'k 1' }, 'sv-SE')).toBe(
    'https://maps.example/style.json?key=k%201&language=sv&region=SE&v=weekly&libraries=places%2Cmarker',
  )
})

test.each([
  ['https://maps.example/style.json', 'https://maps.example/style.json?key=abc'],
  ['https://maps.example/style.json?a=1', 'https://maps.example/style.json?a=1&key=abc'],
])('a key without a placeholder is appended to %s', (url, address) => {
  expect(styleAddress({ url, key: 'abc' }, 'fi-FI')).toBe(address)
})

test('unknown placeholders stay unchanged', () => {
  expect(styleAddress({ url: 'https://maps.example/{z}/{toString}' }, 'fi-FI')).toBe(
    'https://maps.example/{z}/{toString}',
  )
})

test('names on the map are in the page’s language if the data has them', async () => {
  const layers = [
    {
      id: 'towns',
      type: 'symbol',
      source: 'map',
      layout: { 'text-field': ['get', 'name'], 'text-size': 12 },
    },
    { id: 'numbers', type: 'symbol', source: 'map', layout: { 'text-field': ['get', 'ref'] } },
    { id: 'water', type: 'fill', source: 'map' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ version: 8, sources: {}, layers }))
  const [towns, ...others] = (
    await loadStyle({ mapStyle: { url: 'https://maps.example/style.json' } }, 'no-NO')
  ).paint(COLORS).layers
  expect(towns).toMatchObject({
    layout: { 'text-field': ['coalesce', ['get', 'name:no'], ['get', 'name']], 'text-size': 12 },
  })
  expect(others).toEqual(layers.slice(1))
})

test('names of towns and numbers of roads give way to the markers, which take their place in the uppermost layer', async () => {
  const { layers } = (await loadStyle({}, 'fi-FI')).paint(COLORS)
  expect(layers.at(-1)).toMatchObject({
    id: 'markers',
    layout: { 'icon-allow-overlap': true },
    paint: { 'icon-opacity': 0 },
  })
})

test('a route lies above the roads, and below their numbers and the names of towns', async () => {
  const style = (await loadStyle({}, 'fi-FI')).paint(COLORS)
  const route: LayerSpecification = { id: 'route', type: 'line', source: 'route' }
  const { layers } = keepDrawn({ ...style, layers: [...style.layers, route] }, style)
  const at = layers.indexOf(route)
  expect(layers.filter(({ type }, index) => (type === 'symbol') !== index > at)).toEqual([])
})

test('an archive with streets has the site’s colours, the page’s language and font, and needs no other file', async () => {
  const archive = streetArchive({}, 0, [4, 54, 32, 72])
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
    serveRange(archive, new Headers(init.headers).get('range')),
  )
  const loaded = await loadStyle({ mapTiles: ARCHIVE }, 'sv-SE')
  expect(loaded.hasStreets).toBe(true)
  const { sources, layers, glyphs, sprite } = loaded.paint(COLORS)
  expect(sources).toMatchObject({
    streets: { url: `pmtiles://${ARCHIVE}`, attribution: expect.stringContaining('OpenStreetMap') },
  })
  expect([glyphs, sprite]).toEqual([undefined, undefined])
  const colors = JSON.stringify(layers).match(/#[\da-f]{3,6}\b/g) ?? []
  expect(colors.filter((color) => !Object.values(COLORS).includes(color))).toEqual([])
  const labels = layers.filter(
    (layer): layer is SymbolLayerSpecification => layer.type === 'symbol',
  )
  expect(JSON.stringify(labels.find(({ id }) => id === 'places_locality'))).toContain('name:sv')
  expect(
    labels.filter(({ layout }) => layout?.['icon-image'] !== undefined).map(({ id }) => id),
  ).toEqual(['roads_shields'])
  expect(JSON.stringify(labels)).not.toMatch(/Noto Sans (?!Devanagari)/)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not found', async () => new Response('', { status: 404 })],
  [
    'is no archive',
    async () =>
      new Response('<!doctype html>', { status: 200, headers: { 'content-length': '15' } }),
  ],
  [
    'has no vector tiles',
    async () => serveRange(streetArchive({}, 0, [4, 54, 32, 72], 'png'), 'bytes=0-16383'),
  ],
])(
  'if the address of the archive %s, the embedded map replaces it, and one line is logged',
  async (_, answer) => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    vi.stubGlobal('fetch', answer)
    const { hasStreets, paint } = await loadStyle({ mapTiles: ARCHIVE }, 'fi-FI')
    expect([hasStreets, Object.keys(paint(COLORS).sources)]).toEqual([false, ['tiles', 'markers']])
    expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringMatching(/^Error: the map archive cannot be opened: /),
    ])
  },
)
