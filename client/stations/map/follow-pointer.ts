import type { Map as MapLibre } from 'maplibre-gl'
import { PRESSABLE } from './station-layers.ts'

type Pressed = { kind: 'shape'; shape: number } | { kind: 'selected' } | { kind: 'nothing' }

/** Half the size of a target for a finger, around where it came down. */
const REACH_PX = 6

export function followPointer(map: MapLibre, onPress: (pressed: Pressed) => void): void {
  map.on('click', ({ point: { x, y } }) => {
    const [met] = map.queryRenderedFeatures(
      [
        [x - REACH_PX, y - REACH_PX],
        [x + REACH_PX, y + REACH_PX],
      ],
      { layers: PRESSABLE },
    )
    if (!met) return onPress({ kind: 'nothing' })
    onPress(met.layer.id === 'selected' ? { kind: 'selected' } : { kind: 'shape', shape: Number(met.properties['shape']) })
  })
  for (const layer of PRESSABLE) {
    map.on('mouseenter', layer, () => map.getCanvas().classList.add('map-pressable'))
    map.on('mouseleave', layer, () => map.getCanvas().classList.remove('map-pressable'))
  }
}
