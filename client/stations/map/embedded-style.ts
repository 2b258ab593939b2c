import type { ExpressionSpecification, GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_FONTS, OPEN_STREET_MAP } from './map-labels.ts'
import type { MapColors } from './map-colors.ts'

const ATTRIBUTION = `${OPEN_STREET_MAP} · GeoNames`

/** the thousands of people that a town needs for its name, by zoom */
const NAMED: ExpressionSpecification = ['>=', ['get', 'thousands'], ['step', ['zoom'], 400, 4, 180, 5, 70, 6, 30, 7, 12, 8, 6, 9, 0]]
/** the radius of a town of a thousand people (1,500 per km²), in pixels at zooms 4 and 12 at 62° north */
const TOWN_RADIUS = { 4: 0.2, 12: 51 }

/** Coast, lakes, borders and towns, without streets. */
export function embeddedStyle(data: GeoJSONSourceSpecification['data'], language: string, colors: MapColors): StyleSpecification {
  const source = 'base-map'
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  return {
    version: 8,
    sources: { [source]: { type: 'geojson', maxzoom: 9, attribution: ATTRIBUTION, data } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'urban-areas',
        type: 'circle',
        source,
        filter: isKind('town'),
        paint: {
          'circle-color': colors.town,
          'circle-blur': 0.2,
          'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 4, townRadius(TOWN_RADIUS[4]), 12, townRadius(TOWN_RADIUS[12])],
        },
      },
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
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1.7,
          'text-justify': 'auto',
          'text-padding': 6,
        },
        paint: { 'text-color': colors.label, 'text-halo-color': colors.land, 'text-halo-width': 1.6 },
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

function townRadius(pixels: number): ExpressionSpecification {
  return ['*', pixels, ['sqrt', ['get', 'thousands']]]
}
