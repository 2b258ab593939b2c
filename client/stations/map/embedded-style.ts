import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { BaseMap } from './fetch-base-map.ts'
import { placeNames } from './place-names.ts'
import { borderLines, islandParts, lakeParts, oceans, townNames } from './read-base-map.ts'

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
const CORNERS_PER_PART = 6_000
/** people in a town, in thousands, from which on its name is shown at a zoom */
const LEAST_THOUSANDS: ExpressionSpecification = ['step', ['zoom'], 400, 4, 180, 5, 70, 6, 30, 7, 12, 8, 6, 9, 0]

/** The map that needs no other service: coast, lakes, borders and names, in the site's own colours. */
export function embeddedStyle(baseMap: BaseMap, locale: LocaleCode): StyleSpecification {
  const style: StyleSpecification = { version: 8, sources: {}, layers: [] }
  style.layers.push({ id: 'land', type: 'background', paint: { 'background-color': COLORS.land } })
  addArea('ocean', oceans(baseMap), COLORS.water)
  islandParts(baseMap, CORNERS_PER_PART).forEach((data, part) => addArea(`islands-${part}`, data, COLORS.land))
  lakeParts(baseMap, CORNERS_PER_PART).forEach((data, part) => addArea(`lakes-${part}`, data, COLORS.water))
  style.sources['borders'] = { type: 'geojson', data: borderLines(baseMap), tolerance: 0.5, attribution: ATTRIBUTION }
  style.layers.push({
    id: 'borders',
    type: 'line',
    source: 'borders',
    paint: { 'line-color': COLORS.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 1.6], 'line-dasharray': [3, 2] },
  })
  style.sources['towns'] = { type: 'geojson', data: townNames(baseMap, locale) }
  style.layers.push({
    id: 'towns',
    type: 'symbol',
    source: 'towns',
    filter: ['>=', ['get', 'thousands'], LEAST_THOUSANDS],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 5, 12, 100, 13.5, 500, 16],
      'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      'text-padding': 6,
    },
    paint: { 'text-color': COLORS.text, 'text-halo-color': COLORS.halo, 'text-halo-width': 1.6 },
  })
  style.sources['places'] = { type: 'geojson', data: placeNames(locale) }
  style.layers.push({
    id: 'places',
    type: 'symbol',
    source: 'places',
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
  })
  return style

  function addArea(id: string, data: ReturnType<typeof oceans>, color: string): void {
    style.sources[id] = { type: 'geojson', data, tolerance: 0.3, maxzoom: 9 }
    style.layers.push({ id, type: 'fill', source: id, paint: { 'fill-color': color, 'fill-outline-color': COLORS.shore } })
  }
}
