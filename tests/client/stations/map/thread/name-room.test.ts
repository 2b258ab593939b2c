import type { StyleSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { isEmbedded } from '../../../../../client/stations/map/embedded-style.ts'
import { loadStyle } from '../../../../../client/stations/map/load-style.ts'
import { withNameRoom } from '../../../../../client/stations/map/thread/name-room.ts'

const SERVICE: StyleSpecification = {
  version: 8,
  glyphs: 'https://maps.example/{fontstack}/{range}.pbf',
  sources: { streets: { type: 'vector', url: 'https://maps.example/streets' } },
  layers: [
    { id: 'land', type: 'background' },
    { id: 'roads', type: 'symbol', source: 'streets', layout: { 'text-field': ['get', 'ref'], 'text-font': ['Noto Sans'] } },
    { id: 'towns', type: 'symbol', source: 'streets', layout: { 'text-field': ['get', 'name'], 'text-font': ['Noto Bold'] } },
  ],
}

function fieldOf(style: StyleSpecification, layer: string): unknown {
  const found = style.layers.find(({ id }) => id === layer)
  return found?.type === 'symbol' ? found.layout?.['text-field'] : undefined
}

test('the room of the markers is kept over everything a style has: its names make way for it', () => {
  const { layers, sources } = withNameRoom(SERVICE)
  expect(layers.map(({ id }) => id)).toEqual(['land', 'roads', 'towns', 'marker-room'])
  expect(Object.keys(sources)).toEqual(['streets', 'marker-room'])
})

test.each([
  ['sv-SE', 'name:sv'],
  ['no-NO', 'name:no'],
] as const)('labels of a configured style speak the page’s language where its tiles know it: %s', async (locale, field) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(SERVICE)))
  const style = await loadStyle({ url: 'https://maps.example/style.json' }, locale)
  expect(fieldOf(style, 'towns')).toEqual(['coalesce', ['get', field], ['get', 'name']])
  expect(fieldOf(style, 'roads')).toEqual(['get', 'ref'])
  expect(isEmbedded(style)).toBe(false)
  vi.unstubAllGlobals()
})

test.each([['null'], ['[]'], ['{"version":8}'], ['<html>'], ['{"version":8,"layers":"none"}']])(
  'what is no style is refused, so that it is tried again: %s',
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
    await expect(loadStyle({ url: 'https://maps.example/style.json' }, 'fi-FI')).rejects.toThrow()
    vi.unstubAllGlobals()
  },
)
