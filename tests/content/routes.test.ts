import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MapFile } from '#shared/stations/places/map-file.ts'
import { detours } from '#shared/stations/route/detours.ts'
import { type Leg, quickestWay } from '#shared/stations/route/quickest-way.ts'
import { createRoadGraph } from '#shared/stations/route/road-graph.ts'
import { routeLine } from '#shared/stations/route/route-line.ts'

const [main, regional] = ['main-roads', 'regional-roads'].map((name) =>
  readMapFile(`public/map/${name}.json`),
)
const roads = createRoadGraph([main, regional].filter((file) => file !== undefined))

/** Centres of towns. */
const AT = {
  Alta: [69.969, 23.272],
  Bergen: [60.391, 5.322],
  Bodø: [67.28, 14.405],
  Göteborg: [57.709, 11.975],
  Helsinki: [60.17, 24.938],
  Joensuu: [62.601, 29.764],
  Karlstad: [59.379, 13.504],
  Kiruna: [67.856, 20.225],
  Kuopio: [62.892, 27.677],
  Luleå: [65.585, 22.155],
  Malmö: [55.605, 13.004],
  Mariehamn: [60.097, 19.935],
  Oslo: [59.914, 10.752],
  Oulu: [65.012, 25.465],
  Rovaniemi: [66.504, 25.729],
  Stavanger: [58.97, 5.733],
  Stockholm: [59.329, 18.069],
  Sundsvall: [62.391, 17.307],
  Tampere: [61.498, 23.761],
  Tromsø: [69.649, 18.955],
  Trondheim: [63.431, 10.395],
  Turku: [60.452, 22.267],
  Umeå: [63.826, 20.263],
  Vaasa: [63.096, 21.616],
  Visby: [57.635, 18.295],
  Ålesund: [62.472, 6.15],
  Östersund: [63.179, 14.636],
} as const

type Town = keyof typeof AT

/**
 * Kilometres on the signs and in the tables of the road authorities; with a ferry, of its crossing,
 * too.
 */
test.each<[from: Town, to: Town, kilometres: number, ferries: string[]]>([
  ['Helsinki', 'Oulu', 607, []],
  ['Helsinki', 'Tampere', 179, []],
  ['Helsinki', 'Joensuu', 437, []],
  ['Turku', 'Kuopio', 453, []],
  ['Rovaniemi', 'Oulu', 222, []],
  ['Stockholm', 'Göteborg', 470, []],
  ['Stockholm', 'Malmö', 614, []],
  ['Sundsvall', 'Östersund', 187, []],
  ['Luleå', 'Kiruna', 340, []],
  ['Karlstad', 'Oslo', 220, []],
  ['Oslo', 'Stockholm', 522, []],
  ['Oslo', 'Göteborg', 293, []],
  ['Oslo', 'Trondheim', 494, []],
  ['Oslo', 'Bergen', 463, []],
  ['Oslo', 'Stavanger', 550, []],
  ['Trondheim', 'Bodø', 705, []],
  ['Trondheim', 'Tromsø', 1110, ['Bognes–Skarberget']],
  ['Bergen', 'Trondheim', 657, ['Vangsnes–Dragsvik']],
  [
    'Bergen',
    'Ålesund',
    385,
    ['Oppedal–Lavik', 'Anda–Lote', 'Folkestad–Volda', 'Festøya–Solavågen'],
  ],
  ['Helsinki', 'Mariehamn', 310, ['Turku–Mariehamn']],
  ['Umeå', 'Vaasa', 117, ['Umeå–Vaasa']],
  ['Stockholm', 'Visby', 205, ['Nynäshamn–Visby']],
])('%s–%s: %i km, within 5 %', (from, to, kilometres, ferries) => {
  for (const [start, end] of [
    [from, to],
    [to, from],
  ] as const) {
    const way = quickestWay(roads, placeOf(start), placeOf(end)) ?? []
    const found = lengthOf(way)
    expect(
      Math.abs(found / kilometres - 1),
      `${start}–${end}: ${Math.round(found)} km`,
    ).toBeLessThan(0.05)
  }
  const way = quickestWay(roads, placeOf(from), placeOf(to)) ?? []
  expect(way.flatMap(({ ferry }) => ferry ?? [])).toEqual(ferries)
})

test('the whole network is joined: every point of a road can be reached from Helsinki', () => {
  const reached = new Set([0])
  const open = [0]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { to } of roads.edges[next] ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      open.push(to)
    }
  // small islands have no ferry in the list
  expect(reached.size / roads.points.length).toBeGreaterThan(0.985)
})

/** Added up by hand on the graph, with the roads that lead from the way to the station. */
test.each<[from: Town, to: Town, station: string, at: [number, number], by: string, km?: number]>([
  ['Helsinki', 'Turku', 'Paimio', [60.45564, 22.68123], '181', 7.2],
  ['Helsinki', 'Turku', 'Niittykumpu', [60.1698, 24.76267], '102', 9.1],
  ['Stockholm', 'Malmö', 'Landskrona', [55.86991, 12.83388], '17', 5.9],
  ['Stockholm', 'Göteborg', 'Nacka', [59.3113, 18.15986], '75 and 222', 10],
  ['Stockholm', 'Göteborg', 'Huddinge', [59.24133, 17.96781], '271 and 226', 16.7],
  ['Oslo', 'Trondheim', 'Elverum', [60.87987, 11.55514], '25', 5.8],
  ['Oslo', 'Stavanger', 'Langesund', [59.00277, 9.74501], '354 and 352', 15.7],
  ['Helsinki', 'Oulu', 'Tyrnävä', [64.76552, 25.64796], '827', 10.9],
  // by 101 and 51 it is 17.1 km
  ['Helsinki', 'Turku', 'Lauttasaari', [60.16091, 24.87927], 'streets', 8.8],
  // the graph lacks the link to the motorway
  ['Helsinki', 'Tampere', 'Hyvinkää', [60.637, 24.86352], 'streets', 7.9],
  // 4.6 km away, across a lake; by road 38.2 km
  ['Stockholm', 'Göteborg', 'Ekerö', [59.28879, 17.81867], '261 and 275: too far'],
])('%s–%s: the detour to %s', (from, to, _, [lat, lon], _by, km) => {
  const [start, end] = [placeOf(from), placeOf(to)]
  const way = quickestWay(roads, start, end) ?? []
  const away = routeLine(start, way).nearest({ lat, lon })?.away ?? 0
  const metres = detours(roads, way, [start, end])({ lat, lon }, away)
  expect(metres && Math.round(metres / 50) / 10).toBe(km)
})

test.each<[start: [number, number], end: [number, number], ferries: string[]]>([
  [[59.434, 10.657], [59.417, 10.483], ['Moss–Horten']],
  [[63.431, 10.395], [63.688, 9.667], ['Valset–Brekstad']],
  [
    [60.452, 22.267],
    [60.163, 21.562],
    ['Parainen–Nauvo', 'Nauvo–Korppoo'],
  ],
])('a short way crosses the water by ferry: %j–%j', (start, end, ferries) => {
  const [from, to] = [start, end].map(([lat, lon]) => ({ lat, lon }))
  const way = from && to && quickestWay(roads, from, to)
  expect(way?.flatMap(({ ferry }) => ferry ?? [])).toEqual(ferries)
})

test('a place without a road in reach cannot be reached', () => {
  expect(quickestWay(roads, placeOf('Helsinki'), { lat: 51.5, lon: 0 })).toBeUndefined()
})

function placeOf(town: Town): { lat: number; lon: number } {
  const [lat, lon] = AT[town]
  return { lat, lon }
}

function lengthOf(way: readonly Leg[]): number {
  return way.reduce((sum, { metres }) => sum + metres, 0) / 1000
}

function readMapFile(path: string): MapFile {
  return JSON.parse(readFileSync(path, 'utf8')) as MapFile
}
