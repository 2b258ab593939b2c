import { badge } from './brand.ts'
import { times } from './chance.ts'
import { glow } from './light.ts'
import { DEEP, INK, WHITE, YELLOW } from './palette.ts'
import { circle, line, path, poly, rect } from './svg.ts'

/** A fast charger, 230 cm high: white housing, lit edge, a screen and two cables. `cable` leads to the car (cm from the foot). */
export function charger(cable?: { x: number; y: number }): string {
  const plug = cable ?? { x: 44, y: -96 }
  return [
    poly(
      [
        [-62, 0],
        [62, 0],
        [56, -12],
        [-56, -12],
      ],
      '#b4c3d3',
    ),
    poly(
      [
        [-42, -12],
        [-42, -230],
        [-54, -223],
        [-54, -12],
      ],
      '#7f93a9',
    ),
    rect(-42, -230, 84, 220, '#eef3f8', { radius: 7 }),
    rect(-42, -230, 84, 54, INK, { radius: 7 }),
    rect(-42, -190, 84, 16, INK),
    badge(0, -203, 38),
    glow(0, -170, 80, 26, 'yellow', 0.8),
    rect(-42, -174, 84, 7, YELLOW),
    rect(-30, -156, 60, 62, DEEP, { radius: 5 }),
    rect(-26, -152, 52, 54, '#12335c', { radius: 3 }),
    path('M5,-148 L-12,-122 L-2,-122 L-6,-103 L12,-130 L2,-130 Z', YELLOW),
    times(3, (index) => rect(-26, -84 + index * 8, 52 - index * 12, 3, '#b4c3d3')),
    rect(34, -230, 8, 218, WHITE, { opacity: 0.7 }),
    rect(40, -128, 9, 34, '#22364d', { radius: 3 }),
    line('M-46,-118 C-74,-100 -72,-20 -58,-16 S-48,-60 -46,-92', '#16222f', 6),
    line(`M46,-118 C70,-60 ${plug.x * 0.4},-6 ${plug.x * 0.7},-12 S${plug.x - 20},${plug.y + 30} ${plug.x},${plug.y}`, '#16222f', 6),
    cable === undefined ? '' : circle(plug.x, plug.y, 9, INK) + circle(plug.x, plug.y, 4, YELLOW),
  ].join('')
}
