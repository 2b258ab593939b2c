import { chance, times } from './chance.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import type { Mood } from './mood.ts'
import { n, path, rect } from './svg.ts'

/** A line of hills: long waves with smaller ones on them. */
export function ridge(seed: number, base: number, height: number, color: string, waves = 2.4): string {
  const next = chance(seed)
  const phases = [next() * 6.3, next() * 6.3, next() * 6.3]
  const points = Array.from({ length: 49 }, (_, index) => {
    const x = (index / 48) * WIDTH
    const turn = (index / 48) * Math.PI * waves
    const rise =
      0.5 +
      0.32 * Math.sin(turn + (phases[0] ?? 0)) +
      0.16 * Math.sin(turn * 2.7 + (phases[1] ?? 0)) +
      0.05 * Math.sin(turn * 7 + (phases[2] ?? 0))
    return `${n(x)},${n(base - height * rise)}`
  })
  return path(`M0,${base + 40} L${points.join(' L')} L${WIDTH},${base + 40} Z`, color)
}

/** Three layers of hills, each nearer one darker, with haze between them. */
export function hills(mood: Mood, horizon: number, seed: number, height = 150): string {
  return [
    ridge(seed, horizon, height, mood.ridges[0], 2.2),
    ridge(seed + 1, horizon, height * 0.66, mood.ridges[1], 3.1),
    ridge(seed + 2, horizon, height * 0.34, mood.ridges[2], 4.2),
  ].join('')
}

export function snowField(horizon: number): string {
  return rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#snow)')
}

/** Low waves of wind-packed snow in the foreground: a lit crest and a blue hollow under it. */
export function drifts(seed: number, from: number, crest: string, hollow: string, count = 4): string {
  const next = chance(seed)
  return times(count, (index) => {
    const y = from + ((HEIGHT - from) * (index + 0.4)) / count
    const swell = 18 + index * 16
    const lean = (next() - 0.5) * 500
    const wave = (lift: number): string =>
      `M0,${n(y + lift)} C${n(420 + lean)},${n(y - swell + lift)} ${n(760 + lean)},${n(y + swell + lift)} ${n(1150 + lean / 2)},${n(y + lift)} S1700,${n(y - swell + lift)} ${WIDTH},${n(y + swell * 0.4 + lift)}`
    return (
      path(`${wave(0)} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`, hollow, { opacity: 0.16 }) +
      path(
        `${wave(0)} L${WIDTH},${n(y + swell * 0.4 + 9)} C1500,${n(y + swell * 0.2)} 1300,${n(y + 16)} ${n(1150 + lean / 2)},${n(y + 10)} S${n(520 + lean)},${n(y - swell * 0.6 + 10)} 0,${n(y + 8)} Z`,
        crest,
        { opacity: 0.4 },
      )
    )
  })
}

/** Ploughed snow between the viewer and the scene: a soft crest catching the light, blue below. */
export function bank(seed: number, top: number, lit: string, dark: string): string {
  const next = chance(seed)
  const crest = (lift: number): string => {
    const points = Array.from(
      { length: 9 },
      (_, index) => [(index / 8) * WIDTH, top + lift + Math.sin(index * 1.3 + seed) * 22 + next() * 16] as const,
    )
    const first = points[0] ?? [0, top]
    let d = `M0,${n(first[1])}`
    for (let index = 1; index < points.length; index += 1) {
      const [x, y] = points[index] ?? [WIDTH, top]
      const [px, py] = points[index - 1] ?? [0, top]
      d += ` C${n(px + 110)},${n(py)} ${n(x - 110)},${n(y)} ${n(x)},${n(y)}`
    }
    return `${d} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`
  }
  return path(crest(0), lit) + path(crest(26), dark, { opacity: 0.45 }) + path(crest(74), dark, { opacity: 0.55 })
}
