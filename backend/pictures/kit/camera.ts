// One-point perspective in metres: x to the right of the centre, y up from the ground, z away from the viewer.
// Objects are drawn in centimetres around the point where they touch the ground, and `stand` puts them there.
import { at, n, poly } from './svg.ts'
import type { Look } from './svg.ts'

export interface Camera {
  horizon: number
  /** pixels from the left, of the vanishing point */
  centre: number
  focal: number
  /** metres above the ground */
  eye: number
}

export interface Box {
  x: number
  y: number
  z: number
  w: number
  h: number
  d: number
}
export interface Paint {
  front: string
  side: string
  flat: string
}

export function street(centre: number, other: Partial<Camera> = {}): Camera {
  return { horizon: 730, centre, focal: 1500, eye: 1.7, ...other }
}

export function project(camera: Camera, x: number, y: number, z: number): [number, number] {
  return [camera.centre + (camera.focal * x) / z, camera.horizon + (camera.focal * (camera.eye - y)) / z]
}

export function stand(camera: Camera, x: number, z: number, drawing: string, flip = false): string {
  const [left, top] = project(camera, x, 0, z)
  return at(left, top, camera.focal / z / 100, drawing, flip)
}

/** What wet asphalt and ice give back of a standing object. */
export function mirrored(camera: Camera, x: number, z: number, drawing: string, opacity = 0.18): string {
  const [left, top] = project(camera, x, 0, z)
  const scale = (camera.focal / z / 100).toFixed(4)
  return `<g opacity="${opacity}" transform="translate(${n(left)} ${n(top)}) scale(${scale} -${scale})">${drawing}</g>`
}

/** A level plane between two corners, at height y. */
export function plane(
  camera: Camera,
  [x1, z1]: [number, number],
  [x2, z2]: [number, number],
  y: number,
  fill: string,
  look?: Look,
): string {
  const corners = [project(camera, x1, y, z1), project(camera, x2, y, z1), project(camera, x2, y, z2), project(camera, x1, y, z2)]
  return poly(corners, fill, look)
}

/** An upright plane running away from the viewer, at x. */
export function wall(camera: Camera, x: number, [z1, z2]: [number, number], [y1, y2]: [number, number], fill: string, look?: Look): string {
  return poly([project(camera, x, y1, z1), project(camera, x, y2, z1), project(camera, x, y2, z2), project(camera, x, y1, z2)], fill, look)
}

/** An upright plane facing the viewer. */
export function face(camera: Camera, [x1, x2]: [number, number], [y1, y2]: [number, number], z: number, fill: string, look?: Look): string {
  return poly([project(camera, x1, y1, z), project(camera, x2, y1, z), project(camera, x2, y2, z), project(camera, x1, y2, z)], fill, look)
}

export function box(camera: Camera, { x, y, z, w, h, d }: Box, paint: Paint): string {
  const parts: string[] = []
  if (y > camera.eye) parts.push(plane(camera, [x, z], [x + w, z + d], y, paint.flat))
  if (y + h < camera.eye) parts.push(plane(camera, [x, z], [x + w, z + d], y + h, paint.flat))
  if (x > 0) parts.push(wall(camera, x, [z, z + d], [y, y + h], paint.side))
  if (x + w < 0) parts.push(wall(camera, x + w, [z, z + d], [y, y + h], paint.side))
  parts.push(face(camera, [x, x + w], [y, y + h], z, paint.front))
  return parts.join('')
}
