import type { Map as MapLibre } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'

const SIZE = { side: 20, dot: 8, radius: 4, density: 2 }

/** The name of a road number's shield: it says the colours. */
export function shieldImage(fill: string, edge: string): string {
  return `shield;${fill};${edge}`
}

/** The name of a town's dot. */
export function dotImage({ land, label }: Pick<MapColors, 'land' | 'label'>): string {
  return `dot;${label};${land}`
}

/**
 * Draws a shield or a dot for a map that asks for it. A shield stretches to the length of the
 * number.
 */
export function addImage(map: MapLibre, name: string): void {
  const [kind, fill, edge] = name.split(';')
  const side = (kind === 'dot' ? SIZE.dot : SIZE.side) * SIZE.density
  const radius = SIZE.radius * SIZE.density
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  // a canvas of the graphics card takes 100 ms to read
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if ((kind !== 'shield' && kind !== 'dot') || !fill || !edge || !pen) return
  pen.roundRect(2, 2, side - 4, side - 4, kind === 'dot' ? side : radius)
  Object.assign(pen, { fillStyle: fill, strokeStyle: edge, lineWidth: SIZE.density })
  pen.fill()
  pen.stroke()
  if (kind === 'dot')
    return void map.addImage(name, pen.getImageData(0, 0, side, side), { pixelRatio: SIZE.density })
  const middle: [number, number] = [radius + 2, side - radius - 2]
  map.addImage(name, pen.getImageData(0, 0, side, side), {
    pixelRatio: SIZE.density,
    stretchX: [middle],
    stretchY: [middle],
    content: [6, 4, side - 6, side - 4],
  })
}
