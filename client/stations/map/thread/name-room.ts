// The names of the base map make room for our markers, which lie on a canvas over it: to MapLibre each is a picture without a colour.
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { CHOSEN_PIN, type MarkerBox, markerBox } from './marker-box.ts'
import type { MapStation, Shape } from '../station-source.ts'

const ROOM = 'marker-room'
const TRANSPARENT = { width: 1, height: 1, data: new Uint8Array(4) }
/** After the list and the markers themselves: it takes a frame of the map's. */
const PAUSE_MS = 250

export function withNameRoom(style: StyleSpecification): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, [ROOM]: { type: 'geojson', data: featuresOf([]), buffer: 64 } },
    layers: [
      ...style.layers,
      {
        id: ROOM,
        type: 'symbol',
        source: ROOM,
        layout: {
          'icon-image': ROOM,
          'icon-size': ['get', 'size'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
        },
      },
    ],
  }
}

/** For a map whose style is there. Returns the keeping itself. */
export function keepNameRoom(map: MapLibre) {
  let timer = 0
  map.addImage(ROOM, TRANSPARENT)
  map.once('remove', () => clearTimeout(timer))
  return (shapes: readonly Shape[], chosen: MapStation | undefined): void => {
    clearTimeout(timer)
    timer = self.setTimeout(() => {
      const rooms = shapes.map((shape) => room(shape, markerBox(shape)))
      map.getSource<GeoJSONSource>(ROOM)?.setData(featuresOf(chosen ? [...rooms, room(chosen, CHOSEN_PIN)] : rooms))
    }, PAUSE_MS)
  }
}

type Room = FeatureCollection['features'][number]

function room({ lon, lat }: { lon: number; lat: number }, { top, width, height }: MarkerBox): Room {
  const isStanding = top === -height
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { size: width, anchor: isStanding ? 'bottom' : 'center' },
  }
}

function featuresOf(features: Room[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}
