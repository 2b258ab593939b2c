import { ellipse, path, poly } from './svg.ts'
import type { Camera } from './camera.ts'
import { project } from './camera.ts'

export type Glow = 'warm' | 'yellow' | 'white' | 'red' | 'blue' | 'green' | 'shadow'

export function glow(x: number, y: number, rx: number, ry: number, kind: Glow = 'warm', opacity = 0.6): string {
  return ellipse(x, y, rx, ry, `url(#glow-${kind})`, { opacity })
}

/** Light or shadow lying on the ground: radii in metres across and away. */
export function pool(camera: Camera, x: number, z: number, across: number, away: number, kind: Glow = 'warm', opacity = 0.6): string {
  const [centre, far] = project(camera, x, 0, z + away)
  const near = project(camera, x, 0, Math.max(z - away, camera.eye * 1.2))[1]
  const middle = project(camera, x, 0, z)[0]
  const rx = (camera.focal * across) / z
  return glow((centre + middle) / 2, (near + far) / 2, rx, (near - far) / 2, kind, opacity)
}

/** Light falling from a lamp: narrow above, wide below, gone before it reaches the ground. */
export function beam(x: number, y: number, top: number, bottom: number, height: number, opacity = 0.5, fill = 'beam'): string {
  return poly(
    [
      [x - top / 2, y],
      [x + top / 2, y],
      [x + bottom / 2, y + height],
      [x - bottom / 2, y + height],
    ],
    `url(#${fill})`,
    { opacity },
  )
}

/** The long shadow of a low sun or lamp, in the object's own centimetres. */
export function longShadow(width: number, length: number, lean: number, opacity = 0.28): string {
  const half = width / 2
  return path(`M${-half},-4 L${half},-4 L${half + lean},${length} L${-half + lean},${length} Z`, 'url(#dark)', { opacity })
}
