import { expect, test } from 'vitest'
import { firstView, type MapScene, nextView, type Seen } from '#client/stations/map/next-view.ts'

const HELSINKI = { id: 'helsinki', name: 'Helsinki', lat: 60.2, lon: 24.9 }
const TAMPERE = { id: 'tampere', name: 'Tampere', lat: 61.5, lon: 23.8 }
const OSLO = { id: 'oslo', name: 'Oslo', lat: 59.9, lon: 10.7 }
const AREA = { west: 20, south: 60, east: 30, north: 66 }
const NOTHING: MapScene = {
  area: undefined,
  own: undefined,
  place: undefined,
  line: undefined,
  points: undefined,
  chosen: undefined,
}
const SEEN: Seen = { area: AREA, zoom: 9, isMoved: false, pressed: undefined }

function scene(change: Partial<MapScene> = {}): MapScene {
  return { ...NOTHING, ...change }
}

test.each([
  ['nothing has arrived: the map stays at its start', scene(), undefined],
  [
    'the searched area',
    scene({ area: AREA, points: [OSLO], chosen: OSLO }),
    { area: AREA, closest: 'any' },
  ],
  [
    'the selected station of the address',
    scene({ points: [HELSINKI, TAMPERE], chosen: OSLO }),
    { at: OSLO, closest: 'town' },
  ],
  [
    'all results',
    scene({ points: [HELSINKI, TAMPERE] }),
    { area: { west: 23.8, south: 60.2, east: 24.9, north: 61.5 }, closest: 'town' },
  ],
])('a new map shows %s', (_, first, view) => {
  expect(firstView(first)).toEqual(view)
})

const BOTH = { west: 23.8, south: 60.2, east: 24.9, north: 61.5 }
const ME = { lat: 60.3, lon: 25.5 }

test.each<[string, MapScene, MapScene, Partial<Seen>, ReturnType<typeof nextView>]>([
  [
    'nothing has changed',
    scene({ points: [OSLO] }),
    scene({ points: [{ ...OSLO }] }),
    {},
    undefined,
  ],
  [
    'a new area goes before a new position',
    scene(),
    scene({ area: AREA, own: ME, points: [OSLO] }),
    { area: BOTH },
    { area: AREA, closest: 'any' },
  ],
  [
    'the area on the screen was searched',
    scene(),
    scene({ area: AREA, points: [OSLO] }),
    { area: { ...AREA, west: 20.00004 } },
    undefined,
  ],
  [
    'new results in a searched area',
    scene({ area: AREA }),
    scene({ area: { ...AREA }, points: [OSLO] }),
    {},
    undefined,
  ],
  [
    'the visitor’s position is shown with the nearest stations, even after a pan',
    scene({ points: [HELSINKI] }),
    scene({ points: [HELSINKI], own: ME }),
    { isMoved: true },
    { area: { west: 24.9, south: 60.2, east: 25.5, north: 60.3 }, closest: 'own' },
  ],
  [
    'new results',
    scene({ points: [OSLO] }),
    scene({ points: [HELSINKI, TAMPERE] }),
    {},
    { area: BOTH, closest: 'town' },
  ],
  [
    'after a pan, new results that are in sight',
    scene({ points: [OSLO] }),
    scene({ points: [HELSINKI, TAMPERE] }),
    { isMoved: true },
    undefined,
  ],
  [
    'after a pan, new results that are not in sight',
    scene({ points: [HELSINKI] }),
    scene({ points: [OSLO] }),
    { isMoved: true },
    { area: { west: 10.7, south: 59.9, east: 10.7, north: 59.9 }, closest: 'town' },
  ],
  [
    'no results, around the visitor',
    scene({ points: [HELSINKI], own: ME }),
    scene({ points: [], own: ME }),
    {},
    undefined,
  ],
  [
    'results around a place',
    scene(),
    scene({ points: [HELSINKI], place: TAMPERE }),
    {},
    { area: BOTH, closest: 'town' },
  ],
  [
    'a route',
    scene(),
    scene({ points: [], line: [HELSINKI, TAMPERE] }),
    {},
    { area: BOTH, closest: 'town' },
  ],
  [
    'a station selected in the list, out of sight',
    scene(),
    scene({ chosen: OSLO }),
    {},
    { at: OSLO, closest: 'town' },
  ],
  ['a station selected in the list, in sight', scene(), scene({ chosen: HELSINKI }), {}, undefined],
  [
    'a station selected in the list, in sight of a wide view',
    scene(),
    scene({ chosen: HELSINKI }),
    { zoom: 5 },
    { at: HELSINKI, closest: 'town' },
  ],
  [
    'a pin pressed in a wide view',
    scene(),
    scene({ chosen: HELSINKI }),
    { zoom: 5, pressed: 'helsinki' },
    undefined,
  ],
  [
    'a pin pressed where a card covers it',
    scene(),
    scene({ chosen: OSLO }),
    { pressed: 'oslo' },
    { at: OSLO, closest: 'keep' },
  ],
  [
    'results that arrive with a selection go before it',
    scene(),
    scene({ points: [HELSINKI, TAMPERE], chosen: OSLO }),
    {},
    { area: BOTH, closest: 'town' },
  ],
])('%s', (_, before, after, seen, view) => {
  expect(nextView(before, after, { ...SEEN, ...seen })).toEqual(view)
})

test('a station at sea is ignored, unless it is the only one', () => {
  const astray = { id: 'astray', name: 'Astray', lon: -24.9, lat: 60.2 }
  expect(firstView(scene({ points: [HELSINKI, astray] }))).toMatchObject({
    area: { west: 24.9, east: 24.9 },
  })
  expect(firstView(scene({ points: [astray] }))).toMatchObject({
    area: { west: -24.9, east: -24.9 },
  })
})
