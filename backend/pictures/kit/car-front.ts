import { glow } from './light.ts'
import { INK, YELLOW, shade, tint } from './palette.ts'
import { ellipse, line, path, rect } from './svg.ts'

/** A car coming towards the viewer, 190 cm wide and 150 high. */
export function carFront(paint = '#d7dfe8', lights = true): string {
  return [
    ellipse(0, 2, 112, 11, '#050c16', { opacity: 0.6 }),
    rect(-88, -42, 30, 44, '#11181f', { radius: 8 }),
    rect(58, -42, 30, 44, '#11181f', { radius: 8 }),
    path('M-74,-98 C-66,-132 -56,-146 -44,-148 C-20,-152 20,-152 44,-148 C56,-146 66,-132 74,-98 Z', paint),
    path('M-66,-98 C-59,-126 -52,-138 -42,-140 C-20,-143 20,-143 42,-140 C52,-138 59,-126 66,-98 Z', '#10233a'),
    path('M-66,-98 C-59,-126 -52,-138 -42,-140 C-20,-143 20,-143 42,-140 C52,-138 59,-126 66,-98 Z', 'url(#dusk-glass)', { opacity: 0.55 }),
    path('M-40,-140 L-14,-142 L-38,-98 L-64,-98 Z', '#ffffff', { opacity: 0.12 }),
    path(
      'M-76,-100 C-88,-92 -93,-80 -94,-66 L-95,-36 C-95,-26 -90,-22 -82,-22 L82,-22 C90,-22 95,-26 95,-36 L94,-66 C93,-80 88,-92 76,-100 C40,-104 -40,-104 -76,-100 Z',
      paint,
    ),
    path('M-95,-50 L95,-50 L95,-36 C95,-26 90,-22 82,-22 L-82,-22 C-90,-22 -95,-26 -95,-36 Z', shade(paint, 0.35), { opacity: 0.85 }),
    line('M-70,-96 C-40,-99 40,-99 70,-96', tint(paint, 0.6), 2.4, 0.8),
    path('M-52,-76 L52,-76 L44,-56 L-44,-56 Z', '#16222f'),
    rect(-26, -46, 52, 13, '#f3f3f3', { radius: 2 }),
    rect(-26, -46, 7, 13, '#2863bf', { radius: 2 }),
    rect(-5, -72, 10, 10, YELLOW, { radius: 5 }),
    path('M-90,-80 L-58,-76 L-62,-64 L-90,-66 Z', lights ? '#fff7d6' : '#c5d3e1'),
    path('M90,-80 L58,-76 L62,-64 L90,-66 Z', lights ? '#fff7d6' : '#c5d3e1'),
    rect(-108, -104, 20, 13, shade(paint, 0.15), { radius: 5 }),
    rect(88, -104, 20, 13, shade(paint, 0.15), { radius: 5 }),
    rect(-66, -34, 132, 5, INK, { radius: 2 }),
    lights ? glow(-76, -72, 80, 60, 'white', 0.9) + glow(76, -72, 80, 60, 'white', 0.9) : '',
  ].join('')
}
