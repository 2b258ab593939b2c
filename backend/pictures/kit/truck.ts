import { badge } from './brand.ts'
import { wheelAt } from './car.ts'
import { times } from './chance.ts'
import { glow } from './light.ts'
import { AMBER, INK, YELLOW, shade, tint } from './palette.ts'
import { circle, ellipse, line, path, poly, rect } from './svg.ts'

/** A forward-control tractor, 380 cm high, the front to the right; its foot is under the kingpin. */
export function tractor(paint = YELLOW, lights = true): string {
  return [
    rect(-150, -112, 400, 34, '#16222f'),
    path('M30,-70 L30,-330 C30,-352 42,-366 64,-372 L176,-384 C214,-384 238,-360 246,-318 L262,-196 L264,-70 Z', paint),
    path('M30,-70 L30,-160 L264,-160 L264,-70 Z', shade(paint, 0.25), { opacity: 0.75 }),
    path('M64,-372 L176,-384 C200,-384 220,-372 232,-352 L40,-352 C44,-362 52,-369 64,-372 Z', tint(paint, 0.35)),
    path('M150,-318 L226,-318 L244,-204 L150,-204 Z', '#10233a'),
    path('M150,-318 L226,-318 L244,-204 L150,-204 Z', 'url(#dusk-glass)', { opacity: 0.6 }),
    path('M168,-318 L196,-318 L172,-204 L150,-204 L150,-230 Z', '#ffffff', { opacity: 0.12 }),
    line('M142,-326 L142,-96', shade(paint, 0.35), 3, 0.7),
    rect(110, -190, 24, 6, shade(paint, 0.5), { radius: 3 }),
    rect(250, -300, 14, 62, INK, { radius: 5 }),
    badge(86, -258, 62),
    rect(40, -112, 110, 42, '#24384f', { radius: 6 }),
    wheelAt(206, 50),
    wheelAt(-60, 50),
    path('M236,-140 L262,-136 L264,-112 L240,-116 Z', lights ? '#fff7d6' : '#c5d3e1'),
    times(4, (index) => circle(96 + index * 36, -378 - index * 3, 5, lights ? AMBER : '#8a6a3a')),
    lights
      ? glow(254, -124, 150, 90, 'white', 0.9) + times(4, (index) => glow(96 + index * 36, -378 - index * 3, 26, 26, 'yellow', 0.7))
      : '',
  ].join('')
}

export interface TrailerLook {
  length?: number
  paint?: string
  stripe?: string
  tank?: boolean
}

/** What the tractor draws, to the left of its kingpin: a box, or a tank with manholes and a walkway. */
export function trailer({ length = 1080, paint = '#eef3f8', stripe = YELLOW, tank = false }: TrailerLook = {}): string {
  const left = -length
  const axles = [left + 150, left + 270, left + 390]
  const body = tank ? tankBody(left, length, paint, stripe) : boxBody(left, length, paint, stripe)
  return [
    ellipse(left / 2 + 40, 3, length / 2 + 240, 16, '#050c16', { opacity: 0.55 }),
    rect(left + 40, -124, length - 90, 18, '#16222f'),
    body,
    rect(-340, -108, 14, 104, '#2b3a4b'),
    axles.map((x) => wheelAt(x, 48)).join(''),
    rect(left - 2, -150, 10, 34, '#ed1b2e', { radius: 3 }),
    glow(left + 2, -134, 70, 60, 'red', 0.55),
    times(6, (index) => rect(left + 80 + index * ((length - 120) / 6), -120, 12, 6, AMBER)),
  ].join('')
}

function boxBody(left: number, length: number, paint: string, stripe: string): string {
  return [
    rect(left, -396, length - 10, 276, paint, { radius: 6 }),
    rect(left, -200, length - 10, 80, shade(paint, 0.3), { opacity: 0.55 }),
    poly(
      [
        [left, -396],
        [left + length * 0.46, -396],
        [left + length * 0.3, -120],
        [left, -120],
      ],
      stripe,
    ),
    poly(
      [
        [left + length * 0.46, -396],
        [left + length * 0.49, -396],
        [left + length * 0.33, -120],
        [left + length * 0.3, -120],
      ],
      INK,
    ),
    badge(left + length * 0.17, -262, 150, INK, YELLOW),
    rect(left, -396, length - 10, 10, '#ffffff', { opacity: 0.7 }),
  ].join('')
}

function tankBody(left: number, length: number, paint: string, stripe: string): string {
  const right = left + length - 20
  return [
    rect(left, -360, length - 20, 236, paint, { radius: 96 }),
    path(
      `M${left},-250 L${right},-250 L${right},-220 C${right},-166 ${right - 40},-124 ${right - 96},-124 L${left + 96},-124 C${left + 40},-124 ${left},-166 ${left},-220 Z`,
      shade(paint, 0.35),
      { opacity: 0.6 },
    ),
    rect(left, -272, length - 20, 44, stripe),
    rect(left + 60, -346, length - 140, 10, '#ffffff', { radius: 5, opacity: 0.8 }),
    badge(left + length * 0.5, -250, 116, INK, YELLOW),
    times(4, (index) => rect(left + 130 + index * ((length - 200) / 4), -376, 60, 18, '#8297ad', { radius: 4 })),
    line(`M${left + 80},-382 L${right - 80},-382`, '#8297ad', 4),
  ].join('')
}

/** A delivery van, 520 cm long and 250 high. */
export function van(paint = '#f3f3f3', stripe = YELLOW, lights = true): string {
  return [
    ellipse(0, 2, 285, 13, '#050c16', { opacity: 0.55 }),
    path(
      'M-262,-44 L-262,-228 C-262,-242 -254,-250 -240,-250 L70,-250 C108,-249 132,-228 152,-190 L176,-146 C214,-138 246,-126 254,-106 C260,-90 261,-60 260,-44 C259,-36 254,-34 246,-34 L-250,-34 C-258,-34 -262,-38 -262,-44 Z',
      paint,
    ),
    path('M-262,-92 L258,-92 L260,-44 C259,-36 254,-34 246,-34 L-250,-34 C-258,-34 -262,-38 -262,-44 Z', shade(paint, 0.3), {
      opacity: 0.7,
    }),
    poly(
      [
        [-262, -214],
        [-40, -214],
        [-90, -92],
        [-262, -92],
      ],
      stripe,
    ),
    badge(-178, -154, 72, INK, YELLOW),
    path('M44,-228 L74,-228 C100,-226 116,-208 132,-180 L148,-148 L44,-148 Z', '#10233a'),
    path('M44,-228 L74,-228 C100,-226 116,-208 132,-180 L148,-148 L44,-148 Z', 'url(#dusk-glass)', { opacity: 0.6 }),
    line('M30,-240 L30,-50', shade(paint, 0.35), 2, 0.7),
    line('M-40,-240 L-40,-50', shade(paint, 0.35), 2, 0.4),
    wheelAt(-150, 36),
    wheelAt(168, 36),
    path('M216,-128 L248,-116 L254,-96 L222,-104 Z', lights ? '#fff7d6' : '#c5d3e1'),
    rect(-264, -150, 9, 42, '#ed1b2e', { radius: 3 }),
    lights ? glow(246, -110, 84, 56, 'white', 0.85) : '',
  ].join('')
}
