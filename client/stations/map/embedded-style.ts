import type {
  ExpressionSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS, OPEN_STREET_MAP } from './map-labels.ts'
import { markerRoom, markerSource } from './marker-room.ts'
import { roadLines, roadNumbers, roadSources } from './road-layers.ts'
import { dotImage } from './road-shield.ts'

const ATTRIBUTION = `${OPEN_STREET_MAP} · Travel Mapping · GeoNames`

/** Towns are few there. */
const NORTH: GeoJSON.Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 64.5],
      [35, 64.5],
      [35, 72],
      [0, 72],
      [0, 64.5],
    ],
  ],
}
/** The thousands of people that a town needs for its name, by zoom; in the north a quarter. */
const NAMED: ExpressionSpecification = [
  '>=',
  ['*', ['get', 'thousands'], ['case', ['within', NORTH], 4, 1]],
  ['step', ['zoom'], 400, 4, 180, 5, 70, 6, 30, 7, 12, 8, 6, 9, 0],
]

/** At the dot of the town, else below or beside a marker that covers the dot; in ems. */
const NAME_SPOTS: VariableAnchorOffsetCollectionSpecification = [
  ...spot('top', 0, 0.4),
  ...spot('bottom', 0, -0.4),
  ...spot('left', 0.4, 0),
  ...spot('right', -0.4, 0),
  ...spot('top', 0, 1.8),
  ...spot('left', 1.8, 0),
  ...spot('right', -1.8, 0),
  ...spot('bottom', 0, -3.2),
  ...spot('top', 0, 2.6),
  ...spot('left', 2.6, 0),
  ...spot('right', -2.6, 0),
]

/** Coast, lakes, borders, roads and towns, without streets. `base`: public/map/base-map.json */
export function embeddedStyle(
  base: GeoJSON.FeatureCollection,
  language: string,
  colors: MapColors,
): StyleSpecification {
  const source = 'base-map'
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  return {
    version: 8,
    sources: {
      [source]: { type: 'geojson', maxzoom: 9, attribution: ATTRIBUTION, data: base },
      ...roadSources(),
      ...markerSource(),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'water',
        type: 'fill',
        source,
        filter: isKind('ocean', 'islands', 'lakes'),
        paint: {
          'fill-color': ['case', isKind('islands'), colors.land, colors.water],
          'fill-outline-color': colors.shore,
        },
      },
      // towns that the coarse coast has in the water; over the shores, too
      {
        id: 'ground',
        type: 'fill',
        source,
        filter: isKind('ground'),
        paint: { 'fill-color': colors.land, 'fill-outline-color': colors.land },
      },
      {
        id: 'borders',
        type: 'line',
        source,
        filter: isKind('border'),
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 1.6],
          'line-dasharray': [3, 2],
        },
      },
      ...roadLines(colors),
      ...roadNumbers(),
      {
        id: 'towns',
        type: 'symbol',
        source,
        filter: ['all', isKind('town'), NAMED],
        layout: {
          'text-field': name,
          'text-font': [MAP_FONTS.regular],
          'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 5, 12, 100, 13.5, 500, 16],
          'symbol-sort-key': ['-', 0, ['get', 'thousands']],
          'icon-image': dotImage(colors),
          // a marker may cover the dot: the name is then below or beside the marker
          'icon-optional': true,
          'text-variable-anchor-offset': NAME_SPOTS,
          'text-justify': 'auto',
          'text-padding': 6,
        },
        paint: {
          'text-color': colors.label,
          'text-halo-color': colors.land,
          'text-halo-width': 1.6,
        },
      },
      {
        id: 'countries-and-seas',
        type: 'symbol',
        source,
        filter: isKind('country', 'sea'),
        maxzoom: 6.5,
        layout: {
          'text-field': name,
          'text-transform': ofSea('none', 'uppercase'),
          'text-font': [MAP_FONTS.bold],
          'text-size': ofSea(12, 14),
          'text-letter-spacing': 0.12,
          'text-max-width': 7,
        },
        paint: {
          'text-color': ofSea(colors['water-label'], colors.label),
          'text-halo-color': ofSea(colors.water, colors.land),
          'text-halo-width': 1.4,
          'text-opacity': 0.85,
        },
      },
      markerRoom(colors),
    ],
  }
}

function spot(anchor: string, right: number, down: number): [string, [number, number]] {
  return [anchor, [right, down]]
}

function isKind(...kinds: string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', kinds]]
}

function ofSea<Value extends string | number>(sea: Value, other: Value): ExpressionSpecification {
  return ['case', isKind('sea'), sea, other]
}
