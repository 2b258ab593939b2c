import { chance, times } from './chance.ts'
import type { Mood } from './mood.ts'
import { line, n, path, poly, rect } from './svg.ts'

/** A distant forest: one jagged silhouette. */
export function treeline(seed: number, base: number, from: number, to: number, lowest: number, highest: number, color: string): string {
  const next = chance(seed)
  let d = `M${from},${base + 6}`
  for (let x = from; x < to;) {
    const height = lowest + (highest - lowest) * next() * next()
    const half = 7 + height * 0.14
    d += ` L${n(x)},${n(base - height * 0.18)} Q${n(x + half * 0.75)},${n(base - height * 0.45)} ${n(x + half)},${n(base - height)} Q${n(x + half * 1.25)},${n(base - height * 0.45)} ${n(x + half * 2)},${n(base - height * 0.16)}`
    x += half * (1.1 + next() * 0.7)
  }
  return path(`${d} L${to},${base + 6} Z`, color)
}

/** A spruce with snow on its boughs; the light comes from the right. In centimetres, around its foot. */
export function pine(height: number, mood: Mood, seed = 1): string {
  const next = chance(seed)
  const tiers = 7
  const step = (height * 0.9) / tiers
  const trunk = rect(-height * 0.018, -height * 0.12, height * 0.036, height * 0.12, mood.pine.dark)
  const boughs = Array.from({ length: tiers }, (_, index) => {
    const top = -height + index * step * 0.97
    const bottom = top + step * 1.65
    const half = height * (0.045 + (0.17 * (index + 1)) / tiers) * (0.92 + next() * 0.16)
    return tier(top, bottom, half, mood)
  })
  return trunk + boughs.toReversed().join('')
}

function tier(top: number, bottom: number, half: number, mood: Mood): string {
  const rise = (bottom - top) * 0.2
  const left = `0,${n(top)} ${n(-half * 0.42)},${n(top + (bottom - top) * 0.5)}`
  const dark = path(
    `M${left} L${n(-half)},${n(bottom)} Q${n(-half * 0.72)},${n(bottom - rise)} ${n(-half * 0.5)},${n(bottom - rise * 0.5)} T0,${n(bottom - rise * 0.4)} Z`,
    mood.pine.dark,
  )
  const lit = path(
    `M0,${n(top)} L${n(half * 0.42)},${n(top + (bottom - top) * 0.5)} L${n(half)},${n(bottom)} Q${n(half * 0.72)},${n(bottom - rise)} ${n(half * 0.5)},${n(bottom - rise * 0.5)} T0,${n(bottom - rise * 0.4)} Z`,
    mood.pine.lit,
  )
  const cap = poly(
    [
      [0, top],
      [half * 0.42, top + (bottom - top) * 0.5],
      [half, bottom],
      [half * 0.5, bottom - rise * 1.5],
      [half * 0.3, bottom - rise * 2.3],
      [half * 0.08, top + (bottom - top) * 0.5],
    ],
    mood.pine.snow,
    { opacity: 0.85 },
  )
  const capLeft = poly(
    [
      [0, top],
      [-half * 0.42, top + (bottom - top) * 0.5],
      [-half, bottom],
      [-half * 0.55, bottom - rise * 1.2],
      [-half * 0.2, top + (bottom - top) * 0.52],
    ],
    mood.pine.snow,
    { opacity: 0.4 },
  )
  return dark + lit + cap + capLeft
}

/** A birch in winter: a pale stem and thin bare branches. */
export function birch(height: number, seed = 1): string {
  const next = chance(seed)
  const stem = path(
    `M${n(-height * 0.016)},0 L${n(-height * 0.005)},${-height} L${n(height * 0.005)},${-height} L${n(height * 0.016)},0 Z`,
    '#dfe6ee',
  )
  const marks = times(7, () => rect(-height * 0.012, -height * next() * 0.8, height * 0.014, height * 0.006, '#3b4a5c'))
  const branches = times(12, (index) => {
    const y = -height * (0.35 + (0.6 * index) / 12)
    const side = index % 2 === 0 ? 1 : -1
    const reach = height * (0.2 - index * 0.012)
    return line(
      `M0,${n(y)} Q${n(side * reach * 0.5)},${n(y - reach * 0.5)} ${n(side * reach)},${n(y - reach * 1.1)}`,
      '#8fa3b8',
      height * 0.006,
    )
  })
  return branches + stem + marks
}
