import { expect, test } from 'vitest'
import { firstView, type MapScene, nextView, type Seen } from '#client/stations/map/next-view.ts'

const HELSINKI = { id: 'helsinki', name: 'Helsinki', lat: 60.2, lon: 24.9 }
const TAMPERE = { id: 'tampere', name: 'Tampere', lat: 61.5, lon: 23.8 }
const OSLO = { id: 'oslo', name: 'Oslo', lat: 59.9, lon: 10.7 }
const FINNISH = [HELSINKI, TAMPERE]
const AREA = { west: 20, south: 60, east: 30, north: 66 }
const SAME_AREA = { ...AREA, west: 20.00004 }
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

const BOTH = { west: 23.8, south: 60.2, east: 24.9, north: 61.5 }
const SHOWS_AREA = { area: AREA, closest: 'any' }
const SHOWS_BOTH = { area: BOTH, closest: 'town' }
const SHOWS_OSLO = { at: OSLO, closest: 'town' }

test.each<[what: string, first: Partial<MapScene>, view: object | undefined]>([
  ['nothing has arrived: the map stays at its start', {}, undefined],
  ['the searched area', { area: AREA, points: [OSLO], chosen: OSLO }, SHOWS_AREA],
  ['the selected station of the address', { points: FINNISH, chosen: OSLO }, SHOWS_OSLO],
  ['all results', { points: FINNISH }, SHOWS_BOTH],
])('a new map shows %s', (_, first, view) => {
  expect(firstView(scene(first))).toEqual(view)
})

const ME = { lat: 60.3, lon: 25.5 }
const ME_AND_HELSINKI = { west: 24.9, south: 60.2, east: 25.5, north: 60.3 }
const AROUND_OSLO = { west: 10.7, south: 59.9, east: 10.7, north: 59.9 }

type Change = [what: string, before: Partial<MapScene>, after: Partial<MapScene>]

test.each<[...Change, seen?: Partial<Seen>]>([
  ['nothing has changed', { points: [OSLO] }, { points: [{ ...OSLO }] }],
  ['the area on the screen was searched', {}, { area: AREA, points: [OSLO] }, { area: SAME_AREA }],
  ['new results in a searched area', { area: AREA }, { area: { ...AREA }, points: [OSLO] }],
  ['after a pan, results in sight', { points: [OSLO] }, { points: FINNISH }, { isMoved: true }],
  ['no results, around the visitor', { points: [HELSINKI], own: ME }, { points: [], own: ME }],
  ['a station selected in the list, in sight', {}, { chosen: HELSINKI }],
  ['a pin pressed in a wide view', {}, { chosen: HELSINKI }, { zoom: 5, pressed: 'helsinki' }],
])('the view stays: %s', (_, before, after, seen) => {
  expect(nextView(scene(before), scene(after), { ...SEEN, ...seen })).toBeUndefined()
})

test.each<[...Change, view: object, seen?: Partial<Seen>]>([
  [
    'a new area goes before a new position',
    {},
    { area: AREA, own: ME, points: [OSLO] },
    SHOWS_AREA,
    { area: BOTH },
  ],
  [
    'the visitor’s position is shown with the nearest stations, even after a pan',
    { points: [HELSINKI] },
    { points: [HELSINKI], own: ME },
    { area: ME_AND_HELSINKI, closest: 'own' },
    { isMoved: true },
  ],
  ['new results', { points: [OSLO] }, { points: FINNISH }, SHOWS_BOTH],
  [
    'after a pan, new results that are not in sight',
    { points: [HELSINKI] },
    { points: [OSLO] },
    { area: AROUND_OSLO, closest: 'town' },
    { isMoved: true },
  ],
  ['results around a place', {}, { points: [HELSINKI], place: TAMPERE }, SHOWS_BOTH],
  ['a route', {}, { points: [], line: FINNISH }, SHOWS_BOTH],
  ['a station selected in the list, out of sight', {}, { chosen: OSLO }, SHOWS_OSLO],
  [
    'a station selected in the list, in sight of a wide view',
    {},
    { chosen: HELSINKI },
    { at: HELSINKI, closest: 'town' },
    { zoom: 5 },
  ],
  [
    'a pin pressed where a card covers it',
    {},
    { chosen: OSLO },
    { at: OSLO, closest: 'keep' },
    { pressed: 'oslo' },
  ],
  [
    'results that arrive with a selection go before it',
    {},
    { points: FINNISH, chosen: OSLO },
    SHOWS_BOTH,
  ],
])('the view moves: %s', (_, before, after, view, seen) => {
  expect(nextView(scene(before), scene(after), { ...SEEN, ...seen })).toEqual(view)
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
