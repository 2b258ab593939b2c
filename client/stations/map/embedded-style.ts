import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS, OPEN_STREET_MAP } from './map-labels.ts'
import { markerRoom, markerSource } from './marker-room.ts'
import { roadLines, roadNumbers } from './road-layers.ts'
import { dotImage } from './road-shield.ts'
import { inLayer, tileSource } from './tiles.ts'

const ATTRIBUTION = `${OPEN_STREET_MAP} · <a href="/licenses/base-map.txt">Travel Mapping · GeoNames</a>`

/** At the dot of the town, else below or beside a marker that covers the dot; in ems. */
const NAME_SPOTS: VariableAnchorOffsetCollectionSpecification = [
  ...spot('top', 0, 0.4),
  ...spot('bottom', 0, -0.4),
  ...spot('left', 0.4, 0),
  ...spot('right', -0.4, 0),
  ...spot('top', 0, 1.8),
  ...spot('left', 1.8, 0),
  ...spot('right', -1.8, 0),
  ...spot('bottom', 0, -1.8),
  ...spot('top', 0, 2.6),
  ...spot('left', 2.6, 0),
  ...spot('right', -2.6, 0),
]

/** Coast, lakes, borders, roads and towns, without streets. */
export function embeddedStyle(language: string, colors: MapColors): StyleSpecification {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  return {
    version: 8,
    sources: { ...tileSource(ATTRIBUTION), ...markerSource() },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      area('ocean', colors.water, colors.shore),
      area('islands', colors.land, colors.shore),
      area('lakes', colors.water, colors.shore),
      // towns that the coarse coast has in the water; over the shores, too
      area('ground', colors.land, colors.land),
      {
        ...inLayer('border'),
        type: 'line',
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 1.6],
          'line-dasharray': [3, 2],
        },
      },
      ...roadLines(colors),
      ...roadNumbers(),
      {
        ...inLayer('town'),
        type: 'symbol',
        filter: ['<=', ['get', 'zoom'], ['zoom']],
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
      region('country', colors.label, colors.land, {
        'text-field': name,
        'text-size': 14,
        'text-transform': 'uppercase',
      }),
      region('sea', colors['water-label'], colors.water, { 'text-field': name, 'text-size': 12 }),
      markerRoom(colors),
    ],
  }
}

function spot(anchor: string, right: number, down: number): [string, [number, number]] {
  return [anchor, [right, down]]
}

/** One kind, because a colour that depends on a property needs a second shader program. */
function area(kind: string, color: string, edge: string): LayerSpecification {
  return {
    ...inLayer(kind),
    type: 'fill',
    paint: { 'fill-color': color, 'fill-outline-color': edge },
  }
}

function region(
  kind: string,
  color: string,
  halo: string,
  layout: SymbolLayerSpecification['layout'],
): LayerSpecification {
  return {
    ...inLayer(kind),
    type: 'symbol',
    maxzoom: 6.5,
    layout: {
      ...layout,
      'text-font': [MAP_FONTS.bold],
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
    },
    paint: {
      'text-color': color,
      'text-halo-color': halo,
      'text-halo-width': 1.4,
      'text-opacity': 0.85,
    },
  }
}
