// Rooms of the same house: a wall, a floor, windows on the blue hour outside, lamps hanging from the ceiling.
import { chance, times } from './chance.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import { beam, glow } from './light.ts'
import { BLUE_HOUR } from './mood.ts'
import { hills } from './land.ts'
import { treeline } from './trees.ts'
import { at, clipped, ellipse, line, path, poly, rect } from './svg.ts'

export interface RoomPlan {
  wall: string
  floor: string
  skirting: number
}

export function room({ wall, floor, skirting }: RoomPlan): string {
  return [
    rect(0, 0, WIDTH, skirting, wall),
    glow(960, skirting * 0.5, 1200, skirting * 0.62, 'warm', 0.42),
    rect(0, skirting, WIDTH, HEIGHT - skirting, floor),
    rect(0, skirting, WIDTH, HEIGHT - skirting, 'url(#dark)', { opacity: 0.35 }),
    times(14, (index) =>
      poly(
        [
          [960 + (index - 7) * 150, skirting],
          [960 + (index - 7) * 150 + 2, skirting],
          [960 + (index - 7) * 420 + 4, HEIGHT],
          [960 + (index - 7) * 420, HEIGHT],
        ],
        '#071425',
        { opacity: 0.1 },
      ),
    ),
    rect(0, skirting - 8, WIDTH, 16, '#071425', { opacity: 0.25 }),
  ].join('')
}

/** A wide window on snow, forest and the last light. */
export function outlook(id: string, x: number, y: number, width: number, height: number, bars = 3, extra = ''): string {
  const horizon = y + height * 0.66
  const view = [
    at(0, y, 1, rect(0, 0, WIDTH, height * 0.67, 'url(#sky)')),
    glow(x + width * 0.7, horizon, width * 0.6, height * 0.3, 'warm', 0.8),
    hills(BLUE_HOUR, horizon, 33, 90),
    treeline(8, horizon + 4, x - 20, x + width + 20, 24, 90, BLUE_HOUR.treeline),
    rect(x, horizon, width, height, 'url(#snow)'),
    extra,
    flakes(x, y, width, height),
  ].join('')
  return [
    rect(x - 14, y - 14, width + 28, height + 28, '#16283d'),
    clipped(id, rect(x, y, width, height, '#000000'), view),
    times(bars - 1, (index) => rect(x + (width * (index + 1)) / bars - 6, y, 12, height, '#16283d')),
    rect(x - 24, y + height + 14, width + 48, 16, '#dfe6ee'),
  ].join('')
}

function flakes(x: number, y: number, width: number, height: number): string {
  const next = chance(Math.round(x + width))
  return times(36, () => ellipse(x + next() * width, y + next() * height, 2.6, 2.6, '#ffffff', { opacity: 0.7 }))
}

export function pendant(x: number, length: number, color = '#1c2f45'): string {
  return [
    rect(x - 2, 0, 4, length, '#16222f'),
    beam(x, length + 62, 150, 560, 520, 0.34),
    glow(x, length + 60, 200, 110, 'warm', 0.75),
    path(
      `M${x - 18},${length} L${x + 18},${length} C${x + 60},${length + 10} ${x + 82},${length + 36} ${x + 86},${length + 62} L${x - 86},${length + 62} C${x - 82},${length + 36} ${x - 60},${length + 10} ${x - 18},${length} Z`,
      color,
    ),
    path(
      `M${x - 18},${length} L${x - 2},${length} L${x - 26},${length + 62} L${x - 86},${length + 62} C${x - 82},${length + 36} ${x - 60},${length + 10} ${x - 18},${length} Z`,
      '#071425',
      { opacity: 0.2 },
    ),
    ellipse(x, length + 62, 86, 10, '#fff6dc'),
  ].join('')
}

export function plant(x: number, y: number, scale = 1): string {
  const leaf = (dx: number, dy: number, fill: string): string =>
    path(`M0,-70 Q${dx * 0.2 - 16},${dy * 0.6} ${dx},${dy} Q${dx * 0.5 + 18},${dy * 0.5} 0,-70 Z`, fill)
  const leaves = [
    [-90, -190, '#1f4a44'],
    [90, -200, '#2c6359'],
    [-50, -260, '#2c6359'],
    [50, -270, '#1f4a44'],
    [0, -300, '#3b7267'],
    [-110, -120, '#3b7267'],
    [112, -124, '#1f4a44'],
  ] as const
  return at(
    x,
    y,
    scale,
    leaves.map(([dx, dy, fill]) => leaf(dx, dy, fill)).join('') +
      path('M-52,-86 L52,-86 L40,0 L-40,0 Z', '#dfe6ee') +
      path('M-52,-86 L-10,-86 L-12,0 L-40,0 Z', '#b4c3d3'),
  )
}

/** A cup of coffee with steam; its foot at (x, y). */
export function cup(x: number, y: number, scale = 1, color = '#ffca00'): string {
  return at(
    x,
    y,
    scale,
    [
      line('M-10,-112 C-24,-140 8,-156 -6,-190 M16,-112 C2,-142 34,-160 20,-196', '#ffffff', 6, 0.4),
      line('M38,-74 C72,-78 72,-28 32,-30', color, 11),
      path('M-42,-96 L42,-96 C42,-40 34,-8 16,0 L-16,0 C-34,-8 -42,-40 -42,-96 Z', color),
      path('M-42,-96 L-14,-96 C-16,-50 -14,-14 -8,0 L-16,0 C-34,-8 -42,-40 -42,-96 Z', '#071425', { opacity: 0.2 }),
      ellipse(0, -96, 42, 9, '#fff6dc'),
      ellipse(0, -95, 35, 6, '#5a3520'),
    ].join(''),
  )
}
