import { roofSnow } from './canopy.ts'
import { times } from './chance.ts'
import { glow } from './light.ts'
import { WHITE, shade } from './palette.ts'
import { line, path, poly, rect } from './svg.ts'

/** A window with a cross, warm inside. */
export function windowLight(x: number, y: number, width: number, height: number, lit = true): string {
  return [
    lit ? glow(x + width / 2, y + height / 2, width * 1.5, height * 1.2, 'warm', 0.55) : '',
    rect(x - 7, y - 7, width + 14, height + 14, WHITE),
    rect(x, y, width, height, lit ? 'url(#window)' : 'url(#dusk-glass)'),
    rect(x + width / 2 - 2.5, y, 5, height, WHITE),
    rect(x, y + height * 0.45, width, 5, WHITE),
    rect(x - 10, y + height + 6, width + 20, 7, '#c9d6e4'),
  ].join('')
}

/** A wooden house seen on its gable: width and height of the wall in centimetres, the roof above it. */
export function house(width = 760, wall = 330, paint = '#b23a2e', snow = '#eef3f8'): string {
  const half = width / 2
  const peak = -wall - width * 0.4
  const eave = half + 50
  return [
    rect(half * 0.42, peak + 10, 60, 170, '#5a4a48'),
    roofSnow(half * 0.42 - 4, half * 0.42 + 64, peak + 10, 14, snow),
    rect(-half, -wall, width, wall, paint),
    poly(
      [
        [-half, -wall + 2],
        [-half, -wall - 26],
        [0, peak - 26],
        [half, -wall - 26],
        [half, -wall + 2],
      ],
      paint,
    ),
    times(Math.floor(width / 26), (index) => rect(-half + index * 26, -wall, 2, wall, shade(paint, 0.35), { opacity: 0.5 })),
    poly(
      [
        [-half, -wall - 26],
        [0, peak - 26],
        [0, 0],
        [-half, 0],
      ],
      shade(paint, 0.4),
      { opacity: 0.35 },
    ),
    rect(-half - 6, -24, width + 12, 24, '#7f8fa2'),
    path(
      `M${-eave},${-wall + 34} L0,${peak - 12} L${eave},${-wall + 34} L${eave},${-wall + 6} L0,${peak - 44} L${-eave},${-wall + 6} Z`,
      '#22364d',
    ),
    path(
      `M${-eave - 8},${-wall + 8} C${-eave},${-wall - 36} ${-half * 0.4},${peak + 60} 0,${peak - 74} C${half * 0.4},${peak + 60} ${eave},${-wall - 36} ${eave + 8},${-wall + 8} L0,${peak - 38} Z`,
      snow,
    ),
    rect(-half, -wall, 14, wall, '#eef3f8'),
    rect(half - 14, -wall, 14, wall, '#eef3f8'),
  ].join('')
}

export function smoke(x: number, y: number): string {
  return line(
    `M${x},${y} C${x - 30},${y - 60} ${x + 50},${y - 110} ${x + 10},${y - 190} S${x + 90},${y - 290} ${x + 60},${y - 380}`,
    '#dfe6ee',
    26,
    0.28,
  )
}

export function door(x: number, width = 96, height = 210, paint = '#1d3a5c'): string {
  return (
    rect(x - 10, -height - 10, width + 20, height + 10, WHITE) +
    rect(x, -height, width, height, paint) +
    rect(x + 18, -height + 22, width - 36, 60, 'url(#window)') +
    rect(x + width - 20, -104, 8, 18, '#ffca00')
  )
}
