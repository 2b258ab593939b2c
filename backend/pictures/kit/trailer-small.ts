import { badge } from './brand.ts'
import { wheelAt } from './car.ts'
import { YELLOW, shade } from './palette.ts'
import { ellipse, line, path, rect } from './svg.ts'

/** A covered car trailer, 260 cm long, the drawbar to the right. */
export function coveredTrailer(paint = YELLOW): string {
  return [
    ellipse(0, 2, 170, 10, '#050c16', { opacity: 0.5 }),
    line('M120,-46 L214,-46 L228,-54', '#24384f', 9),
    line('M196,-46 L196,-8', '#24384f', 6) + rect(186, -10, 20, 9, '#16222f', { radius: 4 }),
    path('M-132,-92 L-126,-186 C-125,-194 -120,-198 -112,-198 L96,-198 C106,-198 112,-194 116,-186 L132,-92 Z', paint),
    path('M-132,-92 L-126,-186 C-125,-194 -120,-198 -112,-198 L-70,-198 L-78,-92 Z', shade(paint, 0.3), { opacity: 0.5 }),
    path('M-126,-190 C-60,-206 60,-206 112,-192 L110,-182 C50,-194 -60,-194 -124,-180 Z', '#eef3f8'),
    rect(-136, -94, 272, 44, '#b4c3d3', { radius: 3 }),
    rect(-136, -74, 272, 24, '#071425', { opacity: 0.2 }),
    rect(-132, -90, 12, 16, '#ed1b2e', { radius: 3 }),
    badge(10, -142, 60),
    wheelAt(-6, 32),
  ].join('')
}
