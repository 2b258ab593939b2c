import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Position } from '#shared/stations/places/distance.ts'
import { MARKERS } from './marker-room.ts'

const ROUTE = 'route'

/** Draws the line of a route below the pins and the names. */
export function useRouteLine(map: MapLibre, line: readonly Position[] | undefined): void {
  useEffect(() => {
    if (!line) return
    const draw = () => drawLine(map, line)
    if (map.getStyle() as StyleSpecification | undefined) draw()
    const { unsubscribe } = map.on('style.load', draw)
    return () => {
      unsubscribe()
      if (map.getLayer(ROUTE)) map.removeLayer(ROUTE)
      if (map.getSource(ROUTE)) map.removeSource(ROUTE)
    }
  }, [map, line])
}

function drawLine(map: MapLibre, line: readonly Position[]): void {
  if (map.getSource(ROUTE)) return
  const coordinates = line.map(({ lon, lat }) => [lon, lat])
  map.addSource(ROUTE, {
    type: 'geojson',
    data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } },
  })
  const { layers } = map.getStyle()
  const route: LayerSpecification = {
    id: ROUTE,
    type: 'line',
    source: ROUTE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    // a blue that is visible on both base maps
    paint: { 'line-color': '#3b82f6', 'line-width': 5, 'line-opacity': 0.85 },
  }
  map.addLayer(route, layers[belowNames(layers)]?.id)
}

/** The index for the route's layer: before the names and the numbers of roads, which come last. */
function belowNames(layers: readonly LayerSpecification[]): number {
  return layers.findLastIndex(({ type }) => type !== 'symbol') + 1
}

/** The style in other colours, with the route and the room of the markers of the style before. */
export function keepDrawn(
  before: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  const drawn = Object.entries(before?.sources ?? {}).filter(
    ([id]) => id === ROUTE || id === MARKERS,
  )
  const route = before?.layers.filter(({ id }) => id === ROUTE) ?? []
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(drawn) },
    layers: next.layers.toSpliced(belowNames(next.layers), 0, ...route),
  }
}
