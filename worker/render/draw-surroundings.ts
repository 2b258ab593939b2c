// A still map of the surroundings of a station, as SVG: the first view of a station's page, without
// a script.

import type { Position } from '#shared/stations/places/distance.ts'
import type { MapFile } from '#shared/stations/places/map-file.ts'
import { escapeXml } from '../xml.ts'

interface MapFiles {
  base: MapFile
  roads: readonly MapFile[]
}

type Point = readonly [x: number, y: number]
type Features = MapFile['features']

const WIDTH = 800
const HEIGHT = 480
/** 24 km from left to right */
const PIXELS_PER_KILOMETRE = WIDTH / 24
const KILOMETRES_PER_DEGREE = 111.195
/** around the picture, so that no outline shows at its edge */
const MARGIN = 20
/** around the pin in the middle */
const PIN = {
  left: WIDTH / 2 - 48,
  right: WIDTH / 2 + 48,
  top: HEIGHT / 2 - 96,
  bottom: HEIGHT / 2 + 16,
}

/** The tones of `--map-…` (client/stations/map/map-view.css), which a picture cannot read. */
const STYLE = `
path{fill:none;stroke-linejoin:round;stroke-linecap:round}path.l,rect.l{fill:#f6f6f3}path.w{fill:#c9dde9}
.rc,.r{stroke:#bfc1bf;stroke-width:1.6}.nc{stroke:#a9adb0;stroke-width:5}.n{stroke:#fff;stroke-width:3.4}.ec{stroke:#b9933a;stroke-width:6.4}.e{stroke:#ffd75e;stroke-width:4.6}
text{font:600 15px Figtree,system-ui,sans-serif;fill:#4a4f56;stroke:#f6f6f3;stroke-width:4px;paint-order:stroke;text-anchor:middle}
.s{font-size:12px;fill:#fff;stroke:none}.y{fill:#1a1a1a}
@media (prefers-color-scheme:dark){path.l,rect.l{fill:#1b2129}path.w{fill:#0f2840}.r{stroke:#3d4753}.nc{stroke:#12171d}.n{stroke:#4a5665}.ec{stroke:#1d1a12}.e{stroke:#8a7638}text{fill:#c4ccd6;stroke:#1b2129}}
`.trim()

export function drawSurroundings(
  { base, roads }: MapFiles,
  at: Position,
  language: string,
): string {
  const longitude =
    Math.cos((at.lat * Math.PI) / 180) * KILOMETRES_PER_DEGREE * PIXELS_PER_KILOMETRE
  const latitude = KILOMETRES_PER_DEGREE * PIXELS_PER_KILOMETRE
  const place = ([lon, lat]: Point): Point => [
    WIDTH / 2 + (lon - at.lon) * longitude,
    HEIGHT / 2 - (lat - at.lat) * latitude,
  ]
  const lines = roads.flatMap(({ features }) => features).flatMap((road) => seenLines(road, place))
  const labels = createLabels()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${STYLE}</style>`,
    `<rect class="l" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...['ocean', 'islands', 'lakes', 'ground'].map((kind) => polygons(base.features, kind, place)),
    ...roadPaths(lines),
    ...townNames(base.features, place, language, labels),
    ...roadNumbers(lines, labels),
    '</svg>',
  ].join('')
}

function polygons(features: Features, kind: string, place: (point: Point) => Point): string {
  const rings = features.flatMap(({ properties, geometry }) =>
    properties.kind === kind && geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  )
  const seen = rings.map((ring) => clipped(ring.map(place))).filter((ring) => ring.length > 2)
  if (seen.length === 0) return ''
  // lakes have holes; pieces of ground overlap
  const tone =
    kind === 'islands' || kind === 'ground' ? 'class="l"' : 'class="w" fill-rule="evenodd"'
  return `<path ${tone} d="${seen.map((ring) => `${pathOf(ring)}z`).join('')}"/>`
}

interface Line {
  kind: string
  country: string
  ref: string | undefined
  points: Point[]
}

/** The parts of a road in the picture. */
function seenLines(
  { properties, geometry }: Features[number],
  place: (point: Point) => Point,
): Line[] {
  if (geometry.type !== 'LineString') return []
  const { kind, country = '', ref } = properties
  const points = geometry.coordinates.map(place)
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && isSeen(before, point)) {
      if (part.length === 0) part.push(before)
      part.push(point)
    } else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return [...parts, part]
    .filter((each) => each.length > 1)
    .map((each) => ({ kind, country, ref, points: each }))
}

function isSeen([x1, y1]: Point, [x2, y2]: Point): boolean {
  return (
    Math.max(x1, x2) > -MARGIN &&
    Math.min(x1, x2) < WIDTH + MARGIN &&
    Math.max(y1, y2) > -MARGIN &&
    Math.min(y1, y2) < HEIGHT + MARGIN
  )
}

/** The part of a ring in the picture (Sutherland–Hodgman). */
function clipped(ring: Point[]): Point[] {
  const edges: [axis: 0 | 1, limit: number, side: 1 | -1][] = [
    [0, -MARGIN, 1],
    [0, WIDTH + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, HEIGHT + MARGIN, -1],
  ]
  return edges.reduce((points, [axis, limit, side]) => {
    const depth = (point: Point) => (point[axis] - limit) * side
    return points.flatMap((point, index): Point[] => {
      const before = points.at(index - 1) ?? point
      const [one, other] = [depth(before), depth(point)]
      const share = one / (one - other)
      const crossing: Point = [
        before[0] + share * (point[0] - before[0]),
        before[1] + share * (point[1] - before[1]),
      ]
      if (other >= 0) return one < 0 ? [crossing, point] : [point]
      return one >= 0 ? [crossing] : []
    })
  }, ring)
}

function roadPaths(lines: readonly Line[]): string[] {
  const of = (...kinds: string[]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ points }) => pathOf(points))
      .join('')
  const [regional, national, main] = [of('regional'), of('national'), of('E', 'motorway')]
  return [
    ['r', regional],
    ['nc', national],
    ['n', national],
    ['ec', main],
    ['e', main],
  ].flatMap(([name, path]) => (path ? [`<path class="${name}" d="${path}"/>`] : []))
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}

function townNames(
  features: Features,
  place: (point: Point) => Point,
  language: string,
  labels: Labels,
): string[] {
  return features
    .flatMap(({ properties, geometry }) => {
      if (properties.kind !== 'town' || geometry.type !== 'Point') return []
      const { name = '', thousands = 0 } = properties
      return [
        {
          name: properties[`name:${language}`] ?? name,
          thousands,
          at: place(geometry.coordinates),
        },
      ]
    })
    .toSorted((one, other) => other.thousands - one.thousands)
    .flatMap(({ name, at: [x, y] }) =>
      labels.takes(x, y, name.length * 8, 18)
        ? [`<text x="${Math.round(x)}" y="${Math.round(y) + 5}">${escapeXml(name)}</text>`]
        : [],
    )
}

/** Each number once, where it covers no other label. */
function roadNumbers(lines: readonly Line[], labels: Labels): string[] {
  const shown = new Set<string>()
  return lines.flatMap(({ kind, country, ref, points }) => {
    if (ref === undefined || shown.has(country + ref)) return []
    const width = ref.length * 8 + 10
    const spot = points.find(([x, y]) => labels.takes(x, y, width, 20))
    if (!spot) return []
    shown.add(country + ref)
    const [x, y] = spot.map(Math.round) as [number, number]
    const [fill, isDark] = shieldColor(kind, country, ref)
    const box = `<rect x="${x - width / 2}" y="${y - 10}" width="${width}" height="20" rx="4" fill="${fill}"/>`
    return [
      `${box}<text class="s${isDark ? '' : ' y'}" x="${x}" y="${y + 4}">${escapeXml(ref)}</text>`,
    ]
  })
}

/** The colours of client/stations/map/road-layers.ts. */
function shieldColor(kind: string, country: string, ref: string): [fill: string, isDark: boolean] {
  if (kind === 'E') return ['#00713f', true]
  if (country === 'SE') return ['#00549f', true]
  if (country !== 'FI') return ['#00713f', true]
  return kind === 'national' && Number(ref) < 40 ? ['#c8102e', true] : ['#ffd100', false]
}

type Labels = ReturnType<typeof createLabels>

/** Keeps labels apart, inside the picture, and off the pin. */
function createLabels() {
  const taken = [PIN]
  return {
    /** Whether a label with this middle is free; it is taken then. */
    takes(x: number, y: number, width: number, height: number): boolean {
      const box = {
        left: x - width / 2 - 4,
        right: x + width / 2 + 4,
        top: y - height / 2 - 4,
        bottom: y + height / 2 + 4,
      }
      const isInside = box.left > 0 && box.right < WIDTH && box.top > 0 && box.bottom < HEIGHT
      const isFree = taken.every(
        (other) =>
          box.right < other.left ||
          box.left > other.right ||
          box.bottom < other.top ||
          box.top > other.bottom,
      )
      if (isInside && isFree) taken.push(box)
      return isInside && isFree
    },
  }
}
