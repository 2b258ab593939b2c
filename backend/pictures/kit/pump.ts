import { badge } from './brand.ts'
import { times } from './chance.ts'
import { DEEP, INK, YELLOW } from './palette.ts'
import { line, path, poly, rect } from './svg.ts'

const GRADES = ['#1a1a1a', '#2863bf', '#3b7267']

/** A fuel pump, 216 cm high, seen from the front with its left side in shade. */
export function pump(): string {
  return [
    poly(
      [
        [-66, 0],
        [66, 0],
        [60, -14],
        [-60, -14],
      ],
      '#c2cdda',
    ),
    rect(-66, -4, 132, 6, '#9fb0c2'),
    poly(
      [
        [-46, -14],
        [-46, -214],
        [-58, -208],
        [-58, -16],
      ],
      '#0c1a2a',
    ),
    rect(-46, -214, 92, 200, '#24384f', { radius: 5 }),
    rect(-46, -214, 92, 42, YELLOW, { radius: 5 }),
    poly(
      [
        [-46, -172],
        [-46, -210],
        [-58, -205],
        [-58, -170],
      ],
      '#cc8a00',
    ),
    badge(-22, -193, 28),
    rect(6, -197, 32, 8, INK, { opacity: 0.75 }),
    rect(-36, -162, 72, 46, DEEP, { radius: 4 }),
    rect(-31, -157, 62, 20, '#d9efff', { radius: 2 }),
    times(3, (index) => rect(-31 + index * 22, -132, 17, 9, index === 0 ? YELLOW : '#4a76aa', { radius: 2 })),
    times(3, (index) => nozzle(-28 + index * 28, GRADES[index] ?? INK)),
    rect(-40, -52, 80, 30, '#1a2b3f', { radius: 3 }),
    path('M46,-214 L46,-14 L38,-14 L38,-214 Z', '#ffffff', { opacity: 0.12 }),
    line('M52,-206 C78,-196 70,-70 58,-48 S44,-60 34,-92', '#0d1724', 4.5),
    line('M-50,-204 C-82,-190 -74,-70 -60,-50 S-42,-66 -30,-92', '#0d1724', 4.5),
  ].join('')
}

function nozzle(x: number, color: string): string {
  return [
    rect(x - 10, -110, 20, 46, '#0f1d2e', { radius: 4 }),
    rect(x - 6, -105, 12, 24, color, { radius: 3 }),
    path(`M${x - 4},-82 L${x + 4},-82 L${x + 3},-68 L${x - 2},-68 Z`, '#b4c3d3'),
  ].join('')
}
