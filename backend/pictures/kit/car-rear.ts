import { glow } from './light.ts'
import { shade, tint } from './palette.ts'
import { ellipse, line, path, rect } from './svg.ts'

/** A car driving away, 190 cm wide and 152 high. */
export function carRear(paint = '#3b5f8f'): string {
  return [
    ellipse(0, 2, 112, 11, '#050c16', { opacity: 0.6 }),
    rect(-88, -42, 30, 44, '#11181f', { radius: 8 }),
    rect(58, -42, 30, 44, '#11181f', { radius: 8 }),
    path(
      'M-78,-96 C-70,-132 -60,-148 -46,-150 C-20,-154 20,-154 46,-150 C60,-148 70,-132 78,-96 L94,-74 L95,-34 C95,-26 90,-22 82,-22 L-82,-22 C-90,-22 -95,-26 -95,-34 L-94,-74 Z',
      paint,
    ),
    path('M-64,-98 C-58,-126 -52,-138 -44,-140 C-20,-143 20,-143 44,-140 C52,-138 58,-126 64,-98 Z', '#10233a'),
    path('M-95,-52 L95,-52 L95,-34 C95,-26 90,-22 82,-22 L-82,-22 C-90,-22 -95,-26 -95,-34 Z', shade(paint, 0.4)),
    line('M-76,-92 C-40,-96 40,-96 76,-92', tint(paint, 0.5), 2.4, 0.8),
    rect(-28, -72, 56, 14, '#f3f3f3', { radius: 2 }),
    rect(-28, -72, 7, 14, '#2863bf', { radius: 2 }),
    path('M-92,-88 L-58,-84 L-58,-70 L-93,-68 Z', '#ed1b2e'),
    path('M92,-88 L58,-84 L58,-70 L93,-68 Z', '#ed1b2e'),
    glow(-76, -78, 90, 66, 'red', 0.75),
    glow(76, -78, 90, 66, 'red', 0.75),
  ].join('')
}
