import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS, OPEN_STREET_MAP } from './map-labels.ts'
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
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'water',
        type: 'fill',
        source,
        filter: isKind('ocean', 'islands', 'lakes', 'ground'),
        paint: {
          'fill-color': ['case', isKind('islands', 'ground'), colors.land, colors.water],
          'fill-outline-color': ['case', isKind('ground'), colors.land, colors.shore],
        },
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
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.4,
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
    ],
  }
}

function isKind(...kinds: string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', kinds]]
}

function ofSea<Value extends string | number>(sea: Value, other: Value): ExpressionSpecification {
  return ['case', isKind('sea'), sea, other]
}
