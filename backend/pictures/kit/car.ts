import { glow } from './light.ts'
import { shade, tint } from './palette.ts'
import { circle, clipped, ellipse, line, path, poly, rect } from './svg.ts'

export type CarShape = 'hatch' | 'estate' | 'suv'

interface Outline {
  body: string
  glass: readonly [string, string]
  roof: string
  wheels: readonly [number, number]
  wheel: number
}

// Seen from the side, the front to the right, in centimetres around the middle of the wheelbase.
const OUTLINES: Record<CarShape, Outline> = {
  hatch: {
    body: 'M-206,-36 C-211,-64 -207,-86 -198,-97 C-190,-104 -182,-106 -176,-112 C-162,-134 -140,-149 -112,-150 L-8,-150 C32,-149 58,-126 84,-104 C130,-98 176,-92 194,-80 C206,-70 209,-52 208,-38 C207,-30 202,-28 194,-28 L-194,-28 C-203,-28 -205,-31 -206,-36 Z',
    glass: [
      'M-166,-106 C-154,-126 -136,-139 -112,-140 L-56,-140 L-56,-104 L-160,-102 Z',
      'M-48,-140 L-10,-140 C20,-139 42,-122 64,-104 L-48,-104 Z',
    ],
    roof: 'M-134,-146 C-112,-153 -20,-154 4,-148',
    wheels: [-128, 130],
    wheel: 33,
  },
  estate: {
    body: 'M-236,-38 C-240,-66 -238,-90 -231,-102 C-226,-124 -214,-148 -190,-149 L-12,-149 C30,-148 58,-126 86,-105 C140,-100 196,-94 216,-80 C228,-70 231,-54 230,-40 C229,-31 224,-29 216,-29 L-224,-29 C-232,-29 -235,-32 -236,-38 Z',
    glass: ['M-214,-106 C-208,-126 -200,-139 -184,-140 L-62,-140 L-62,-105 Z', 'M-54,-140 L-14,-140 C18,-139 42,-123 66,-105 L-54,-105 Z'],
    roof: 'M-196,-147 C-180,-152 -22,-153 2,-147',
    wheels: [-144, 144],
    wheel: 34,
  },
  suv: {
    body: 'M-224,-46 C-228,-76 -226,-104 -218,-118 C-208,-142 -190,-168 -160,-170 L-4,-170 C36,-168 64,-142 90,-120 C140,-115 190,-108 208,-94 C220,-84 223,-62 222,-48 C221,-38 216,-36 208,-36 L-212,-36 C-220,-36 -223,-40 -224,-46 Z',
    glass: ['M-198,-120 C-188,-144 -174,-158 -156,-159 L-58,-159 L-58,-119 Z', 'M-50,-159 L-6,-159 C26,-157 48,-140 70,-119 L-50,-119 Z'],
    roof: 'M-172,-168 C-150,-174 -16,-175 12,-167',
    wheels: [-136, 138],
    wheel: 38,
  },
}

export interface CarLook {
  shape?: CarShape
  paint?: string
  snow?: string
  lights?: boolean
  driver?: boolean
}

export function car({ shape = 'hatch', paint = '#d7dfe8', snow, lights = true, driver = false }: CarLook = {}): string {
  const { body, glass, roof, wheels, wheel } = OUTLINES[shape]
  const front = wheels[1] + 74
  const rear = -wheels[1] - 76
  const belt = shape === 'suv' ? -92 : -80
  return [
    ellipse(0, 2, 232, 12, '#050c16', { opacity: 0.55 }),
    path(body, paint),
    clipped(`car-${shape}`, path(body, paint), rect(-260, -62, 520, 62, shade(paint, 0.32))),
    line(roof, tint(paint, 0.6), 4, 0.8),
    glass.map((d) => path(d, '#10233a')).join(''),
    driver
      ? circle(0, shape === 'suv' ? -136 : -120, 11, '#2f4a68') +
        path(shape === 'suv' ? 'M-22,-119 C-18,-132 16,-132 20,-119 Z' : 'M-22,-104 C-18,-114 16,-114 20,-104 Z', '#2f4a68')
      : '',
    glass.map((d) => path(d, 'url(#dusk-glass)', { opacity: 0.55 })).join(''),
    poly(
      [
        [-36, belt - 58],
        [-18, belt - 58],
        [-44, belt - 26],
        [-62, belt - 26],
      ],
      '#ffffff',
      { opacity: 0.12 },
    ),
    line(`M${rear + 14},${belt} C-60,${belt - 8} 60,${belt - 8} ${front - 16},${belt + 4}`, tint(paint, 0.55), 2.4, 0.75),
    line('M-52,-34 L-52,-98', shade(paint, 0.4), 1.6, 0.7),
    rect(-42, belt - 8, 18, 3.6, shade(paint, 0.45), { radius: 2 }),
    wheels.map((x) => wheelAt(x, wheel)).join(''),
    path(
      `M${front - 40},${belt + 2} L${front - 8},${belt + 10} L${front - 6},${belt + 20} L${front - 34},${belt + 15} Z`,
      lights ? '#fff7d6' : '#c5d3e1',
    ),
    rect(rear + 2, belt - 8, 14, 22, lights ? '#ed1b2e' : '#a3202d', { radius: 4 }),
    lights ? glow(front - 12, belt + 12, 70, 46, 'white', 0.85) + glow(rear + 6, belt + 4, 48, 40, 'red', 0.55) : '',
    snow === undefined ? '' : line(roof, snow, 10),
  ].join('')
}

export function wheelAt(x: number, r: number): string {
  return [
    path(`M${x - r - 8},-28 C${x - r - 8},${-r * 2 - 6} ${x + r + 8},${-r * 2 - 6} ${x + r + 8},-28 Z`, '#0a1421'),
    circle(x, -r, r, '#11181f'),
    circle(x, -r, r * 0.64, '#9fb0c2'),
    circle(x, -r, r * 0.5, '#56697e'),
    ...[0, 60, 120].map(
      (turn) =>
        `<rect x="${x - 2.4}" y="${-r * 1.58}" width="4.8" height="${r * 1.16}" fill="#c5d1dd" transform="rotate(${turn} ${x} ${-r})"/>`,
    ),
    circle(x, -r, r * 0.16, '#2b3a4b'),
  ].join('')
}
