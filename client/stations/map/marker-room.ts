// Markers are elements over the map. Invisible symbols take their place in the map, so that names
// of towns and road numbers are not under them.

import {
  GeoJSONSource,
  type GeoJSONSourceSpecification,
  type Map as MapLibre,
  type SymbolLayerSpecification,
} from 'maplibre-gl'
import { useEffect } from 'react'
import type { Shape } from './cluster-stations.ts'
import type { MapColors } from './map-colors.ts'
import { dotImage } from './road-shield.ts'

export const MARKERS = 'markers'
/** of a pin's middle above its tip, in pixels */
const PIN_MIDDLE = 19

export function markerSource(): Record<string, GeoJSONSourceSpecification> {
  return { [MARKERS]: { type: 'geojson', data: roomOf([]) } }
}

/** The uppermost layer: others give way to it. */
export function markerRoom(colors: MapColors): SymbolLayerSpecification {
  return {
    id: MARKERS,
    type: 'symbol',
    source: MARKERS,
    layout: {
      'icon-image': dotImage(colors),
      'icon-padding': ['match', ['get', 'kind'], 'cluster', 15, 12],
      'icon-offset': [
        'match',
        ['get', 'kind'],
        'cluster',
        ['literal', [0, 0]],
        ['literal', [0, -PIN_MIDDLE]],
      ],
      'icon-allow-overlap': true,
    },
    paint: { 'icon-opacity': 0 },
  }
}

/** Draws the room of the markers when the map is still. A style with streets has no such layer. */
export function useMarkerRoom(map: MapLibre, shapes: readonly Shape[]): void {
  useEffect(() => {
    let isDrawn = false

    function draw(): void {
      const source = map.getSource(MARKERS)
      if (!(source instanceof GeoJSONSource) || isDrawn || map.isMoving()) return
      isDrawn = true
      source.setData(roomOf(shapes))
    }

    draw()
    const subscriptions = [map.on('style.load', draw), map.on('moveend', draw)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map, shapes])
}

function roomOf(shapes: readonly Shape[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shapes.map((shape) => {
      const { lon, lat } = shape.kind === 'cluster' ? shape : shape.station
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: { kind: shape.kind },
      }
    }),
  }
}
