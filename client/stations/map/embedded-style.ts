import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { NEAREST_TILES, tilesAddress } from './base-map/tile-address.ts'

const COLORS = {
  water: '#d3e0e8',
  land: '#f8f8f6',
  shore: '#b9cbd6',
  border: '#a9b0b8',
  text: '#4a4f56',
  seaText: '#5d7a8c',
  halo: '#f8f8f6',
}
/** no glyphs in the style: names are drawn with the page's own font. The first word is the weight */
const FONT = ['Medium', 'Figtree Variable']
const FONT_STRONG = ['Bold', 'Figtree Variable']
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · Natural Earth · GeoNames'
/** people in a town, in thousands, from which on its name is shown at a zoom */
const LEAST_THOUSANDS: ExpressionSpecification = ['step', ['zoom'], 400, 4, 180, 5, 70, 6, 30, 7, 12, 8, 6, 9, 0]

const SOURCE = 'base-map'

/** The map that needs no other service: coast, lakes, borders and names, in the site's own colours. */
export function embeddedStyle(locale: LocaleCode): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', tiles: [tilesAddress(locale)], maxzoom: NEAREST_TILES, attribution: ATTRIBUTION } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': COLORS.land } },
      area('ocean', COLORS.water),
      area('islands', COLORS.land),
      area('lakes', COLORS.water),
      {
        id: 'borders',
        type: 'line',
        source: SOURCE,
        'source-layer': 'borders',
        paint: {
          'line-color': COLORS.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 1.6],
          'line-dasharray': [3, 2],
        },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: SOURCE,
        'source-layer': 'towns',
        filter: ['>=', ['get', 'thousands'], LEAST_THOUSANDS],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 5, 12, 100, 13.5, 500, 16],
          'symbol-sort-key': ['-', 0, ['get', 'thousands']],
          // beside a marker that stands on the town
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1.7,
          'text-justify': 'auto',
          'text-padding': 6,
        },
        paint: { 'text-color': COLORS.text, 'text-halo-color': COLORS.halo, 'text-halo-width': 1.6 },
      },
      {
        id: 'places',
        type: 'symbol',
        source: SOURCE,
        'source-layer': 'places',
        maxzoom: 6.5,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT_STRONG,
          'text-size': ['match', ['get', 'kind'], 'sea', 12, 14],
          'text-letter-spacing': 0.12,
          'text-max-width': 7,
        },
        paint: {
          'text-color': ['match', ['get', 'kind'], 'sea', COLORS.seaText, COLORS.text],
          'text-halo-color': ['match', ['get', 'kind'], 'sea', COLORS.water, COLORS.halo],
          'text-halo-width': 1.4,
          'text-opacity': 0.85,
        },
      },
    ],
  }
}

function area(layer: string, color: string): LayerSpecification {
  return {
    id: layer,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    paint: { 'fill-color': color, 'fill-outline-color': COLORS.shore },
  }
}

/** Ours needs no validation, which takes longer than drawing it. */
export function isEmbedded({ sources }: StyleSpecification): boolean {
  return Object.hasOwn(sources, SOURCE)
}

/** An error of a map: whether the base map itself is missing. */
export function isOfBaseMap(error: object): boolean {
  return 'sourceId' in error && error.sourceId === SOURCE
}
