import { expect, test, vi } from 'vitest'
import { loadStyle, styleAddress } from '#client/stations/map/load-style.ts'

test('key, language, region, version and libraries are filled in (§7, §9)', () => {
  const url = 'https://maps.example/style.json?key={key}&language={language}&region={region}&v={version}&libraries={libraries}'
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
  expect(styleAddress({ url: 'https://maps.example/{z}/{toString}' }, 'fi-FI')).toBe('https://maps.example/{z}/{toString}')
})

test('names on the map are in the page’s language if the data has them', async () => {
  const layers = [
    { id: 'towns', type: 'symbol', source: 'map', layout: { 'text-field': ['get', 'name'], 'text-size': 12 } },
    { id: 'numbers', type: 'symbol', source: 'map', layout: { 'text-field': ['get', 'ref'] } },
    { id: 'water', type: 'fill', source: 'map' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ version: 8, sources: {}, layers }))
  const [towns, ...others] = (await loadStyle({ url: 'https://maps.example/style.json' }, 'no-NO')).layers
  expect(towns).toMatchObject({ layout: { 'text-field': ['coalesce', ['get', 'name:no'], ['get', 'name']], 'text-size': 12 } })
  expect(others).toEqual(layers.slice(1))
})
