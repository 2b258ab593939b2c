import { badge } from './brand.ts'
import type { Camera } from './camera.ts'
import { box, face, plane, project } from './camera.ts'
import { chance, times } from './chance.ts'
import { roofSnow } from './canopy.ts'
import { glow, pool } from './light.ts'
import { MIST, YELLOW } from './palette.ts'

export interface ShopPlan {
  x: number
  z: number
  w: number
  d?: number
  h?: number
  snow?: string
  light?: number
}

/** The station's shop: dark cladding, a yellow band, and a long window with warm light, shelves and a door. */
export function shop(camera: Camera, { x, z, w, d = 6, h = 3.7, snow = MIST, light = 1 }: ShopPlan): string {
  const [left, top] = project(camera, x, h, z)
  const [right] = project(camera, x + w, h, z)
  const [middle, sill] = project(camera, x + w / 2, 1.2, z)
  const scale = camera.focal / z
  const [markX, markY] = project(camera, x + 1.1, h - 0.42, z)
  return [
    box(camera, { x, y: 0, z, w, h, d }, { front: '#1c2f45', side: '#12233a', flat: '#dfe6ee' }),
    face(camera, [x, x + w], [h - 0.75, h - 0.1], z, YELLOW),
    face(camera, [x + 0.3, x + w - 0.3], [0.25, 2.75], z, 'url(#window)'),
    shelves(camera, x + 0.5, w - 4, z),
    frames(camera, x, w, z),
    glow(middle, sill, scale * w * 0.62, scale * 2.6, 'warm', 0.34 * light),
    pool(camera, x + w / 2, z - 0.4, w * 0.6, z * 0.2, 'warm', 0.55 * light),
    badge(markX, markY, scale * 0.52),
    roofSnow(left, right, top, scale * 0.26, snow),
  ].join('')
}

function shelves(camera: Camera, x: number, w: number, z: number): string {
  const next = chance(Math.round(w * 31 + z))
  const goods = ['#c98b2d', '#e9f1f7', '#2863bf', '#a8561f', '#ed1b2e', '#3b7267', '#fff6dc']
  const bays = Math.max(1, Math.floor(w / 1.5))
  return times(bays, (bay) => {
    const left = x + (bay * w) / bays
    const board = (y: number): string => face(camera, [left, left + w / bays - 0.25], [y, y + 0.05], z, '#9c6a26', { opacity: 0.8 })
    const row = (y: number): string =>
      times(5, (index) => {
        const from = left + 0.06 + index * 0.22
        const color = goods[Math.floor(next() * goods.length)] ?? '#c98b2d'
        return face(camera, [from, from + 0.15], [y, y + 0.16 + next() * 0.16], z, color, { opacity: 0.6 })
      })
    return [0.5, 0.95, 1.4].map((y) => row(y + 0.05) + board(y)).join('')
  })
}

function frames(camera: Camera, x: number, w: number, z: number): string {
  const bays = Math.max(3, Math.round(w / 1.6))
  const door = x + w - 2.5
  return [
    times(bays - 1, (index) => {
      const left = x + (w * (index + 1)) / bays
      return face(camera, [left - 0.035, left + 0.035], [0.25, 2.75], z, '#22364d')
    }),
    face(camera, [door, door + 1.9], [0, 2.75], z, '#fff3cf'),
    face(camera, [door - 0.06, door + 0.03], [0, 2.75], z, '#22364d'),
    face(camera, [door + 0.93, door + 0.99], [0, 2.75], z, '#22364d'),
    face(camera, [door + 1.87, door + 1.96], [0, 2.75], z, '#22364d'),
    plane(camera, [door, z - 1.2], [door + 1.9, z], 0.01, '#ffe9b0', { opacity: 0.5 }),
  ].join('')
}
