import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { labelFont } from './label-font.ts'

/** The layers a press can meet. */
export const PRESSABLE = ['clusters', 'stations', 'selected']

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

const SOURCES: Record<'shapes' | 'selected', SourceSpecification> = {
  shapes: { type: 'geojson', data: NOTHING, buffer: 64 },
  selected: { type: 'geojson', data: NOTHING, buffer: 64 },
}

/** The style with our markers over it. Its names make room for them. */
export function withStations(style: StyleSpecification): StyleSpecification {
  return { ...style, sources: { ...style.sources, ...SOURCES }, layers: [...style.layers, ...stationLayers(labelFont(style))] }
}

function stationLayers(font: string[]): LayerSpecification[] {
  return [
    {
      id: 'stations',
      type: 'symbol',
      source: 'shapes',
      filter: ['==', ['get', 'kind'], 'station'],
      layout: { 'icon-image': 'station', 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
    },
    {
      id: 'clusters',
      type: 'symbol',
      source: 'shapes',
      filter: ['==', ['get', 'kind'], 'cluster'],
      layout: {
        'icon-image': ['concat', 'cluster-', ['get', 'color']],
        'icon-size': ['step', ['get', 'count'], 0.85, 10, 1, 100, 1.15, 1000, 1.35],
        'icon-allow-overlap': true,
        'text-field': ['to-string', ['get', 'count']],
        'text-font': font,
        'text-size': ['step', ['get', 'count'], 14, 1000, 15],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': '#fff' },
    },
    {
      id: 'selected',
      type: 'symbol',
      source: 'selected',
      layout: {
        'icon-image': 'station-selected',
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 14,
        'text-anchor': 'top',
        'text-offset': [0, 0.3],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': '#1a1a1a', 'text-halo-color': '#fff', 'text-halo-width': 2 },
    },
  ]
}

export function showShapes(map: MapLibre, source: 'shapes' | 'selected', data: FeatureCollection): void {
  map.getSource<GeoJSONSource>(source)?.setData(data)
}
