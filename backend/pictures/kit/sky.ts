import { chance, times } from './chance.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import { glow } from './light.ts'
import { circle, ellipse, path, rect } from './svg.ts'

export function sky(horizon: number): string {
  return rect(0, 0, WIDTH, horizon + 4, 'url(#sky)')
}

/** The sun just under or over the horizon: a wide veil, a halo and, when it is up, a disc. */
export function lowSun(x: number, y: number, strength = 0.8, disc = 0): string {
  return [
    glow(x, y, 1150, 300, 'warm', strength * 0.75),
    glow(x, y, 420, 230, 'yellow', strength * 0.5),
    disc > 0 ? glow(x, y, disc * 3.2, disc * 3.2, 'white', 0.7) + circle(x, y, disc, '#fff6d8') : '',
  ].join('')
}

/** Long thin winter clouds, lit from below. */
export function clouds(seed: number, from: number, to: number, count: number, color: string, opacity = 0.35): string {
  const next = chance(seed)
  return times(count, () => {
    const x = next() * WIDTH
    const y = from + next() * (to - from)
    const half = 160 + next() * 360
    const thick = 5 + next() * 13
    const d = `M${x - half},${y} C${x - half * 0.4},${y - thick} ${x - half * 0.2},${y - thick * 1.6} ${x},${y - thick} S${x + half * 0.6},${y - thick * 0.8} ${x + half},${y} C${x + half * 0.3},${y + thick * 0.6} ${x - half * 0.4},${y + thick * 0.5} ${x - half},${y} Z`
    return path(
      d.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(0)),
      color,
      { opacity: Number((opacity * (0.5 + next() * 0.5)).toFixed(2)) },
    )
  })
}

export function stars(seed: number, count: number, bottom: number): string {
  const next = chance(seed)
  return times(count, () => {
    const height = next() * next() * bottom
    return circle(next() * WIDTH, height, 1 + next() * 1.6, '#dfe9f7', { opacity: Number((0.25 + next() * 0.6).toFixed(2)) })
  })
}

/** Snow in the air: many small flakes far away, a few large soft ones close by. */
export function snowfall(seed: number, count: number, opacity = 0.8): string {
  const next = chance(seed)
  return times(count, (index) => {
    const near = index % 14 === 0
    const r = near ? 6 + next() * 5 : 1.6 + next() * 2.6
    const strength = (near ? 0.28 : 0.45 + next() * 0.45) * opacity
    return ellipse(next() * WIDTH, next() * HEIGHT, r, r, '#ffffff', { opacity: Number(strength.toFixed(2)) })
  })
}
