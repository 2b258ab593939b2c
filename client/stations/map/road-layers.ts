// The roads of the embedded map: lines with a casing, and their numbers.

import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { ROAD_ZOOMS } from '#shared/stations/places/map-tiles.ts'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS } from './map-labels.ts'
import { shieldImage } from './road-shield.ts'
import { inLayer } from './tiles.ts'

type RoadKind = keyof typeof ROAD_ZOOMS

/** The points are up to 3 km apart, so the lines get thinner where that can be seen. */
const WIDTHS: Record<RoadKind, [zoom: number, pixels: number][]> = {
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

export function roadLines(colors: MapColors): LayerSpecification[] {
  return [
    line('regional', colors['regional-road']),
    ...cased('national', colors['road-edge'], colors.road),
    ...cased('E', colors['main-road-edge'], colors['main-road']),
  ]
}

function cased(kind: RoadKind, edge: string, fill: string): LayerSpecification[] {
  return [line(kind, edge, CASING), line(kind, fill)]
}

function line(kind: RoadKind, color: string, casing = 0): LayerSpecification {
  return {
    ...inLayer(kind, casing ? `${kind}-casing` : kind),
    type: 'line',
    minzoom: ROAD_ZOOMS[kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        ...WIDTHS[kind].flatMap(([zoom, pixels]) => [zoom, pixels + 2 * casing]),
      ],
    },
  }
}

/**
 * The numbers, in the colours of the countries' signs. They give way to the names of towns, which
 * lie above them.
 */
export function roadNumbers(): LayerSpecification[] {
  return [
    numbers('regional', ROAD_ZOOMS.regional + 2),
    numbers('national', ROAD_ZOOMS.national + 1),
    numbers('E', ROAD_ZOOMS.E + 0.5),
  ]
}

function numbers(kind: RoadKind, minzoom: number): LayerSpecification {
  return {
    ...inLayer(kind, `${kind}-numbers`),
    type: 'symbol',
    minzoom,
    filter: ['has', 'ref'],
    layout: {
      'symbol-placement': 'line',
      // Near, a stretch has its number once. From afar most spots are taken by towns, so more are
      // tried.
      'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 6, 160, 10, 480],
      // also where a road bends, because the number does not follow it
      'text-max-angle': 180,
      'text-field': ['get', 'ref'],
      'text-font': [MAP_FONTS.bold],
      'text-size': 10.5,
      'text-rotation-alignment': 'viewport',
      'text-padding': 8,
      'icon-image': byCountry(
        kind,
        shieldImage('#00713f', '#fff'),
        shieldImage('#c8102e', '#fff'),
        shieldImage('#ffd100', '#1a1a1a'),
        shieldImage('#00549f', '#fff'),
      ),
      'icon-rotation-alignment': 'viewport',
      'icon-text-fit': 'both',
    },
    paint: { 'text-color': byCountry(kind, '#fff', '#fff', '#1a1a1a', '#fff') },
  }
}

function byCountry(
  kind: RoadKind,
  green: string,
  red: string,
  yellow: string,
  blue: string,
): ExpressionSpecification | string {
  if (kind === 'E') return green
  // the numbers of main roads go up to 39
  const isMain: ExpressionSpecification = ['<', ['to-number', ['get', 'ref']], 40]
  const finnish: ExpressionSpecification | string =
    kind === 'national' ? ['case', isMain, red, yellow] : yellow
  return ['match', ['get', 'country'], 'FI', finnish, 'SE', blue, green]
}
