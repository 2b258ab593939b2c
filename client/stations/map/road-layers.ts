// The roads of public/map/*.json: lines with a casing, and their numbers.

import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
} from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS } from './map-labels.ts'
import { shieldImage } from './road-shield.ts'

const MAIN = 'main-roads'
const REGIONAL = 'regional-roads'
/** the zoom from which a kind of road is drawn */
const MAIN_ZOOM = 4
const NATIONAL_ZOOM = 6
const REGIONAL_ZOOM = 8
/** public/map/{source}.json, from the zoom that shows its roads */
export const ROAD_FILES = [
  { source: MAIN, zoom: MAIN_ZOOM },
  { source: REGIONAL, zoom: REGIONAL_ZOOM },
]
const HIDDEN = { visibility: 'none' } as const
const NO_ROADS: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
/** The points are up to 3 km apart, so the lines get thinner where that can be seen. */
const WIDTHS: Readonly<
  Record<'E' | 'national' | 'regional', readonly (readonly [zoom: number, pixels: number])[]>
> = {
  E: [
    [4, 1.2],
    [7, 2.8],
    [10, 4.4],
    [13, 2.4],
  ],
  national: [
    [6, 1],
    [8, 2.4],
    [10, 3.4],
    [13, 2],
  ],
  regional: [
    [8, 0.8],
    [10, 1.4],
    [13, 0.8],
  ],
}
/** On both sides of a road. */
const CASING = 0.7

const isE: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', ['E', 'motorway']]]
/** Finnish main roads have numbers up to 39, and red signs. */
const isFinnishMain: ExpressionSpecification = [
  'all',
  ['==', ['get', 'kind'], 'national'],
  ['<', ['to-number', ['get', 'ref']], 40],
]

/**
 * They have no roads until use-roads.ts has loaded them, and shows their layers: the map asks its
 * workers only for tiles of sources that it shows.
 */
export function roadSources(): Record<string, GeoJSONSourceSpecification> {
  return Object.fromEntries(
    ROAD_FILES.map(({ source }) => [source, { type: 'geojson', maxzoom: 11, data: NO_ROADS }]),
  )
}

export function roadLines(colors: MapColors): LayerSpecification[] {
  const national: ExpressionSpecification = ['==', ['get', 'kind'], 'national']
  return [
    line('regional', colors['regional-road'], REGIONAL, undefined),
    ...cased('national', colors['road-edge'], colors.road, national),
    ...cased('E', colors['main-road-edge'], colors['main-road'], isE),
  ]

  function cased(
    kind: keyof typeof WIDTHS,
    edge: string,
    fill: string,
    filter: ExpressionSpecification,
  ): LayerSpecification[] {
    return [line(kind, edge, MAIN, filter, CASING), line(kind, fill, MAIN, filter)]
  }
}

function line(
  kind: keyof typeof WIDTHS,
  color: string,
  source: string,
  filter: ExpressionSpecification | undefined,
  casing = 0,
): LayerSpecification {
  const widths = WIDTHS[kind]
  return {
    id: `roads-${kind}${casing ? '-casing' : ''}`,
    type: 'line',
    source,
    minzoom: widths[0]?.[0] ?? 0,
    ...(filter && { filter }),
    layout: { ...HIDDEN, 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        ...widths.flatMap(([zoom, pixels]) => [zoom, pixels + 2 * casing]),
      ],
    },
  }
}

/**
 * The numbers, in the colours of the countries' signs. They give way to the names of towns, which
 * lie above them.
 */
export function roadNumbers(): LayerSpecification[] {
  const main = ['step', ['zoom'], isE, NATIONAL_ZOOM + 1, true] satisfies ExpressionSpecification
  return [numbers(REGIONAL, REGIONAL_ZOOM + 2), numbers(MAIN, 4.5, main)]
}

function numbers(
  source: string,
  minzoom: number,
  filter: ExpressionSpecification = ['literal', true],
): LayerSpecification {
  return {
    id: `${source}-numbers`,
    type: 'symbol',
    source,
    minzoom,
    filter: ['all', ['has', 'ref'], filter],
    layout: {
      ...HIDDEN,
      'symbol-placement': 'line',
      // Near, a stretch has its number once. From afar most spots are taken by towns, so more are
      // tried.
      'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 6, 160, 10, 480],
      // also where a road bends, because the number does not follow it
      'text-max-angle': 180,
      'symbol-sort-key': ['case', isE, 0, 1],
      'text-field': ['get', 'ref'],
      'text-font': [MAP_FONTS.bold],
      'text-size': 10.5,
      'text-rotation-alignment': 'viewport',
      'text-padding': 8,
      'icon-image': byCountry(
        shieldImage('#00713f', '#fff'),
        shieldImage('#c8102e', '#fff'),
        shieldImage('#ffd100', '#1a1a1a'),
        shieldImage('#00549f', '#fff'),
      ),
      'icon-rotation-alignment': 'viewport',
      'icon-text-fit': 'both',
    },
    paint: { 'text-color': byCountry('#fff', '#fff', '#1a1a1a', '#fff') },
  }
}

function byCountry(
  green: string,
  red: string,
  yellow: string,
  blue: string,
): ExpressionSpecification {
  const finnish: ExpressionSpecification = ['case', isFinnishMain, red, yellow]
  return [
    'case',
    ['==', ['get', 'kind'], 'E'],
    green,
    ['match', ['get', 'country'], 'FI', finnish, 'SE', blue, green],
  ]
}
