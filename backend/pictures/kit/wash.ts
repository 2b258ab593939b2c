// Inside the car wash: the hall in perspective, its lit arches, brushes, foam and spray.
import type { Camera } from './camera.ts'
import { face, plane, stand, wall } from './camera.ts'
import { chance, times } from './chance.ts'
import { glow } from './light.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

export function washHall(camera: Camera, near: number, far: number): string {
  const half = 3.7
  const height = 4.7
  return [
    wall(camera, -half, [near, far], [0, height], '#14304f'),
    wall(camera, half, [near, far], [0, height], '#10283f'),
    plane(camera, [-half, near], [half, far], height, '#0b1d31'),
    plane(camera, [-half, near], [half, far], 0, '#1b3a5c'),
    times(
      9,
      (row) =>
        wall(camera, -half, [near, far], [0.5 + row * 0.5, 0.52 + row * 0.5], '#2c537f', { opacity: 0.45 }) +
        wall(camera, half, [near, far], [0.5 + row * 0.5, 0.52 + row * 0.5], '#2c537f', { opacity: 0.35 }),
    ),
    times(2, (side) => wall(camera, side === 0 ? -half + 0.01 : half - 0.01, [near, far], [3.5, 3.72], '#fff1c4', { opacity: 0.95 })),
    times(2, (side) =>
      plane(camera, [side === 0 ? -1.75 : 1.5, near], [side === 0 ? -1.5 : 1.75, far], 0.01, '#ffca00', { opacity: 0.55 }),
    ),
    plane(camera, [-0.3, near], [0.3, far], 0.01, '#0b1d31', { opacity: 0.7 }),
  ].join('')
}

export function washExit(camera: Camera, z: number, view: string): string {
  return (
    face(camera, [-3.7, 3.7], [0, 4.7], z, '#16283d') +
    view +
    face(camera, [-2.7, -2.5], [0, 3.9], z, '#ffca00') +
    face(camera, [2.5, 2.7], [0, 3.9], z, '#ffca00') +
    face(camera, [-2.7, 2.7], [3.7, 3.95], z, '#ffca00')
  )
}

/** One arch over the lane: a coloured frame with a row of lights and nozzles on its inner side. */
export function arch(camera: Camera, z: number, color: string, light: string): string {
  const frame = path(
    'M-300,0 L-300,-350 C-300,-400 -270,-426 -226,-426 L226,-426 C270,-426 300,-400 300,-350 L300,0 L246,0 L246,-340 C246,-362 234,-374 212,-374 L-212,-374 C-234,-374 -246,-362 -246,-340 L-246,0 Z',
    color,
  )
  const edge = line('M-246,-6 L-246,-340 C-246,-362 -234,-374 -212,-374 L212,-374 C234,-374 246,-362 246,-340 L246,-6', light, 9)
  const shine = line('M-290,-20 L-290,-350 C-290,-392 -266,-416 -226,-416 L226,-416', '#ffffff', 4, 0.35)
  const nozzles =
    times(7, (index) => circle(-180 + index * 60, -392, 6, '#dfe6ee')) +
    times(4, (index) => circle(-264, -80 - index * 70, 6, '#dfe6ee') + circle(264, -80 - index * 70, 6, '#dfe6ee'))
  return stand(camera, 0, z, glow(0, -426, 420, 120, 'blue', 0.14) + frame + shine + edge + nozzles)
}

/** A standing brush, 300 cm: soft bristles in two colours. */
export function brush(a: string, b: string, seed = 1): string {
  const next = chance(seed)
  const strands = times(30, (row) => {
    const y = -300 + row * 10
    const reach = 58 + next() * 16
    return line(`M-${reach.toFixed(0)},${y + 12} Q0,${y - 8} ${reach.toFixed(0)},${y + 14}`, row % 6 < 3 ? a : b, 13)
  })
  return (
    ellipse(0, 2, 90, 12, '#050c16', { opacity: 0.4 }) +
    rect(-10, -330, 20, 326, '#8297ad') +
    strands +
    rect(-74, -312, 40, 318, '#071425', { opacity: 0.22 })
  )
}

export function foam(seed: number, x: number, y: number, width: number, height: number, count: number, size: number): string {
  const next = chance(seed)
  const blobs = Array.from({ length: count }, () => ({ x: x + next() * width, y: y + next() * height, r: size * (0.5 + next() * 0.8) }))
  return [
    ...blobs.map((blob) => circle(blob.x, blob.y + blob.r * 0.22, blob.r, '#a9c6e6')),
    ...blobs.map((blob) => circle(blob.x, blob.y, blob.r, '#eef5fc')),
    ...blobs.map((blob) => circle(blob.x - blob.r * 0.25, blob.y - blob.r * 0.3, blob.r * 0.5, '#ffffff')),
  ].join('')
}

export function drops(seed: number, x: number, y: number, width: number, height: number, count: number): string {
  const next = chance(seed)
  return times(count, () => {
    const left = x + next() * width
    const top = y + next() * height
    const long = 6 + next() * 26
    return line(
      `M${left.toFixed(0)},${top.toFixed(0)} l${(long * 0.2).toFixed(0)},${long.toFixed(0)}`,
      '#dcecff',
      2 + next() * 2,
      Number((0.25 + next() * 0.5).toFixed(2)),
    )
  })
}
