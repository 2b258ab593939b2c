// Tanks, columns and domes of a plant; around their foot, in pixels at scale 1.
import { times } from './chance.ts'
import { glow } from './light.ts'
import { shade } from './palette.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

/** A round storage tank with a stair around it and snow on its roof. */
export function tank(width: number, height: number, paint = '#dfe6ee'): string {
  const half = width / 2
  return [
    rect(-half, -height, width, height, paint),
    rect(-half, -height, width * 0.32, height, shade(paint, 0.35), { opacity: 0.7 }),
    rect(half - width * 0.12, -height, width * 0.07, height, '#ffffff', { opacity: 0.55 }),
    path(`M${-half},${-height} Q0,${-height - width * 0.18} ${half},${-height} Z`, '#eef3f8'),
    line(
      `M${-half},${-height * 0.12} C${-half * 0.3},${-height * 0.3} ${half * 0.4},${-height * 0.75} ${half},${-height * 0.94}`,
      '#5b7390',
      4,
    ),
    times(3, (index) => rect(-half, -height * (0.25 + index * 0.25), width, 2, '#071425', { opacity: 0.16 })),
    glow(half * 0.7, -height + 6, 26, 20, 'warm', 0.9),
  ].join('')
}

/** A distillation column with platforms and lamps. */
export function tower(width: number, height: number, paint = '#b4c3d3'): string {
  const decks = Math.max(3, Math.round(height / 90))
  return [
    rect(-width / 2, -height, width, height, paint, { radius: width * 0.3 }),
    rect(-width / 2, -height + width * 0.2, width * 0.4, height - width * 0.2, shade(paint, 0.4), { opacity: 0.7 }),
    times(decks, (index) => {
      const y = -height * ((index + 0.7) / decks)
      return (
        rect(-width * 0.9, y, width * 1.8, 5, '#24384f') +
        line(`M${-width * 0.9},${y - 16} L${width * 0.9},${y - 16}`, '#24384f', 2) +
        circle(width * 0.75, y - 8, 4, '#fff6dc') +
        glow(width * 0.75, y - 8, 44, 34, 'warm', 0.9) +
        circle(-width * 0.75, y - 8, 3, '#fff6dc')
      )
    }),
    rect(-width * 0.1, -height - 30, width * 0.2, 34, '#5b7390'),
    glow(0, -height - 32, 26, 26, 'red', 0.9) + circle(0, -height - 32, 4, '#ed1b2e'),
  ].join('')
}

export function stack(height: number, color = '#c3cfdf'): string {
  return (
    path(`M-16,0 L-9,${-height} L9,${-height} L16,0 Z`, color) +
    path(`M-16,0 L-9,${-height} L-2,${-height} L-4,0 Z`, '#071425', { opacity: 0.22 }) +
    times(3, (index) => rect(-11, -height + 14 + index * 40, 22, 16, '#ed1b2e', { opacity: 0.85 })) +
    glow(0, -height, 30, 30, 'red', 0.8)
  )
}

/** A digester: a round wall and, over it, the membrane dome. */
export function digester(width: number, wall: number, dome = '#2f6b63'): string {
  const half = width / 2
  return [
    ellipse(0, 2, half * 1.1, 12, '#071425', { opacity: 0.3 }),
    path(`M${-half},${-wall} C${-half * 0.9},${-wall - width * 0.42} ${half * 0.9},${-wall - width * 0.42} ${half},${-wall} Z`, dome),
    path(
      `M${-half},${-wall} C${-half * 0.9},${-wall - width * 0.42} ${-half * 0.1},${-wall - width * 0.34} 0,${-wall - width * 0.315} C${-half * 0.3},${-wall - width * 0.2} ${-half * 0.36},${-wall - width * 0.1} ${-half * 0.36},${-wall} Z`,
      '#071425',
      { opacity: 0.22 },
    ),
    path(
      `M${-half * 0.2},${-wall - width * 0.31} C${half * 0.3},${-wall - width * 0.32} ${half * 0.6},${-wall - width * 0.24} ${half * 0.74},${-wall - width * 0.16} C${half * 0.4},${-wall - width * 0.25} ${half * 0.1},${-wall - width * 0.27} ${-half * 0.2},${-wall - width * 0.31} Z`,
      '#ffffff',
      { opacity: 0.75 },
    ),
    rect(-half, -wall, width, wall, '#c3cfdf'),
    rect(-half, -wall, width * 0.32, wall, '#071425', { opacity: 0.2 }),
    rect(-half - 5, -wall - 5, width + 10, 10, '#e9eef4', { radius: 5 }),
    times(Math.floor(width / 46), (index) => rect(-half + 20 + index * 46, -wall, 2, wall, '#071425', { opacity: 0.14 })),
  ].join('')
}
