import { wordmark } from './brand.ts'
import type { Camera } from './camera.ts'
import { box, face, mirrored, plane, project } from './camera.ts'
import { times } from './chance.ts'
import { beam, glow, pool } from './light.ts'
import { INK, MIST, WHITE, YELLOW, mix } from './palette.ts'
import { path, n, rect } from './svg.ts'

export interface CanopyPlan {
  /** metres: left edge, distance of the front, width, depth */
  x: number
  z: number
  w: number
  d: number
  height?: number
  snow?: string
  /** 0 by day, 1 in the dark */
  light?: number
}

/** The lit roof over the pumps, with its columns and the light it throws on the ground. */
export function canopy(camera: Camera, { x, z, w, d, height = 4.7, snow = MIST, light = 1 }: CanopyPlan): string {
  const middle = z + d / 2
  const lamps = 4
  return [
    pool(camera, x + w / 2, middle, w * 0.62, d * 0.9, 'warm', 0.75 * light),
    columns(camera, x, w, middle, height),
    plane(camera, [x, z], [x + w, z + d], height, mix('#b9c6d4', '#ffedc2', light)),
    times(3, (row) => times(lamps, (index) => panel(camera, x + (w * (index + 0.5)) / lamps, z + 0.7 + (row * (d - 1)) / 3, height))),
    times(lamps, (index) => lampBeam(camera, x + (w * (index + 0.5)) / lamps, middle, height, light)),
    fascia(camera, x, z, w, d, height, snow),
    lightLine(camera, x, w, z, height, light),
  ].join('')
}

function columns(camera: Camera, x: number, w: number, z: number, height: number): string {
  return [x + w * 0.14, x + w * 0.86]
    .map((left) => {
      const foot = box(camera, { x: left - 0.3, y: 0, z, w: 0.6, h: 0.9, d: 0.5 }, { front: YELLOW, side: '#cc8a00', flat: YELLOW })
      return box(camera, { x: left - 0.2, y: 0, z, w: 0.4, h: height, d: 0.4 }, { front: '#e3eaf1', side: '#8fa3b8', flat: WHITE }) + foot
    })
    .join('')
}

function panel(camera: Camera, x: number, z: number, height: number): string {
  return plane(camera, [x - 0.75, z], [x + 0.75, z + 0.8], height - 0.01, '#ffffff')
}

function lampBeam(camera: Camera, x: number, z: number, height: number, light: number): string {
  const [left, top] = project(camera, x, height, z)
  const scale = camera.focal / z
  return light > 0 ? beam(left, top, scale * 1.2, scale * 4, scale * height, 0.4 * light) : ''
}

function fascia(camera: Camera, x: number, z: number, w: number, d: number, height: number, snow: string): string {
  const band = 1.05
  const sides = box(camera, { x, y: height, z, w, h: band, d }, { front: YELLOW, side: '#e6a800', flat: 'none' })
  const [left, top] = project(camera, x, height + band, z)
  const [right] = project(camera, x + w, 0, z)
  const scale = camera.focal / z
  const [signX, signY] = project(camera, x + w * 0.82, height + band * 0.5, z)
  const shine = rect(left, top, right - left, scale * 0.32, '#ffe27a', { opacity: 0.55 })
  return sides + shine + roofSnow(left, right, top, scale * 0.24, snow) + wordmark(signX, signY, scale * band * 0.62, INK, INK, YELLOW)
}

/** Snow lying on a roof edge, thicker here and thinner there. */
export function roofSnow(left: number, right: number, top: number, thick: number, color: string): string {
  const span = right - left
  const x = (share: number): string => n(left + span * share)
  const y = (lift: number): string => n(top + thick * lift)
  return path(
    `M${x(-0.004)},${y(0.25)} C${x(0)},${y(-0.9)} ${x(0.12)},${y(-1.1)} ${x(0.3)},${y(-0.95)} S${x(0.6)},${y(-1.3)} ${x(0.78)},${y(-1)} S${x(1.002)},${y(-0.7)} ${x(1.004)},${y(0.2)} C${x(0.9)},${y(0.45)} ${x(0.82)},${y(0.1)} ${x(0.7)},${y(0.2)} S${x(0.45)},${y(0.5)} ${x(0.33)},${y(0.2)} S${x(0.1)},${y(0.45)} ${x(-0.004)},${y(0.25)} Z`,
    color,
  )
}

function lightLine(camera: Camera, x: number, w: number, z: number, height: number, light: number): string {
  const [cx, cy] = project(camera, x + w / 2, height, z)
  const half = (camera.focal * w) / z / 2
  return (
    glow(cx, cy, half * 1.15, half * 0.22, 'warm', 0.5 * light) + face(camera, [x, x + w], [height - 0.06, height + 0.07], z, '#fff6dc')
  )
}

/** What the wet ground gives back of the fascia. */
export function canopyReflection(camera: Camera, { x, z, w, height = 4.7 }: CanopyPlan): string {
  const band = rect(x * 100, -(height + 1) * 100, w * 100, 105, YELLOW) + rect(x * 100, -height * 100, w * 100, 120, '#ffedc2')
  return mirrored(camera, 0, z, band, 0.14)
}
