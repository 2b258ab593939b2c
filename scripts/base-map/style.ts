// How the embedded base map looks, in the site's own colours. The filters read the `kind` of a feature.
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

export const SOURCE = 'base-map'

const COLORS = {
  water: '#d3e0e8',
  land: '#f8f8f6',
  shore: '#b9cbd6',
  border: '#a9b0b8',
  text: '#4a4f56',
  seaText: '#5d7a8c',
}
/** A style without glyphs: MapLibre draws names with the page's font. The first word is the weight. */
const FONT = ['Medium', 'Figtree Variable']
const FONT_STRONG = ['Bold', 'Figtree Variable']
/** thousands of people from which on a town's name is shown at a zoom */
const LEAST_THOUSANDS: ExpressionSpecification = ['step', ['zoom'], 400, 4, 180, 5, 70, 6, 30, 7, 12, 8, 6, 9, 0]
const IS_SEA: ExpressionSpecification = ['==', ['get', 'kind'], 'sea']

export const LAYERS: LayerSpecification[] = [
  { id: 'land', type: 'background', paint: { 'background-color': COLORS.land } },
  {
    id: 'water',
    type: 'fill',
    source: SOURCE,
    filter: ['match', ['get', 'kind'], ['ocean', 'islands', 'lakes'], true, false],
    paint: { 'fill-color': ['match', ['get', 'kind'], 'islands', COLORS.land, COLORS.water], 'fill-outline-color': COLORS.shore },
  },
  {
    id: 'borders',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'kind'], 'border'],
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
    filter: ['all', ['==', ['get', 'kind'], 'town'], ['>=', ['get', 'thousands'], LEAST_THOUSANDS]],
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
    paint: { 'text-color': COLORS.text, 'text-halo-color': COLORS.land, 'text-halo-width': 1.6 },
  },
  {
    id: 'countries-and-seas',
    type: 'symbol',
    source: SOURCE,
    filter: ['any', IS_SEA, ['==', ['get', 'kind'], 'country']],
    maxzoom: 6.5,
    layout: {
      'text-field': ['get', 'name'],
      'text-transform': ['case', IS_SEA, 'none', 'uppercase'],
      'text-font': FONT_STRONG,
      'text-size': ['case', IS_SEA, 12, 14],
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
    },
    paint: {
      'text-color': ['case', IS_SEA, COLORS.seaText, COLORS.text],
      'text-halo-color': ['case', IS_SEA, COLORS.water, COLORS.land],
      'text-halo-width': 1.4,
      'text-opacity': 0.85,
    },
  },
]
