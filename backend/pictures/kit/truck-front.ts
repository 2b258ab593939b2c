import { badge } from './brand.ts'
import { times } from './chance.ts'
import { glow } from './light.ts'
import { AMBER, INK, shade, tint } from './palette.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

/** A tractor facing the viewer, 250 cm wide and 392 high, its box behind it. */
export function truckFront(paint: string, lights = true): string {
  return [
    ellipse(0, 2, 150, 14, '#050c16', { opacity: 0.6 }),
    rect(-128, -404, 256, 300, '#c3d1e0', { radius: 6 }),
    rect(-112, -60, 44, 60, '#11181f', { radius: 8 }) + rect(68, -60, 44, 60, '#11181f', { radius: 8 }),
    path('M-122,-44 L-122,-300 C-120,-350 -104,-384 -70,-390 L70,-390 C104,-384 120,-350 122,-300 L122,-44 Z', paint),
    path('M-122,-44 L-122,-300 C-120,-350 -104,-384 -70,-390 L-40,-390 C-84,-370 -92,-320 -92,-280 L-92,-44 Z', shade(paint, 0.3), {
      opacity: 0.6,
    }),
    path('M-106,-206 L-100,-310 C-98,-322 -92,-328 -82,-328 L82,-328 C92,-328 98,-322 100,-310 L106,-206 Z', '#10233a'),
    path('M-106,-206 L-100,-310 C-98,-322 -92,-328 -82,-328 L82,-328 C92,-328 98,-322 100,-310 L106,-206 Z', 'url(#dusk-glass)', {
      opacity: 0.6,
    }),
    path('M-60,-328 L-24,-328 L-56,-206 L-92,-206 Z', '#ffffff', { opacity: 0.12 }),
    line('M-84,-204 L-20,-228 M6,-204 L70,-228', INK, 4),
    rect(-78, -184, 156, 84, '#16222f', { radius: 10 }),
    times(3, (row) => rect(-68, -172 + row * 24, 136, 8, tint(paint, 0.1), { opacity: 0.5, radius: 4 })),
    badge(0, -142, 46),
    rect(-122, -96, 244, 56, shade(paint, 0.25), { radius: 10 }),
    rect(-112, -86, 46, 24, lights ? '#fff7d6' : '#c5d3e1', { radius: 8 }) +
      rect(66, -86, 46, 24, lights ? '#fff7d6' : '#c5d3e1', { radius: 8 }),
    rect(-146, -310, 20, 76, INK, { radius: 7 }) + rect(126, -310, 20, 76, INK, { radius: 7 }),
    times(4, (index) => circle(-66 + index * 44, -386, 6, AMBER) + glow(-66 + index * 44, -386, 28, 28, 'yellow', 0.8)),
    lights ? glow(-89, -74, 110, 80, 'white', 0.85) + glow(89, -74, 110, 80, 'white', 0.85) : '',
  ].join('')
}
