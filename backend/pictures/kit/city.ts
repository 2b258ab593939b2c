import { chance, times } from './chance.ts'
import { WIDTH } from './frame.ts'
import { shade } from './palette.ts'
import { poly, rect } from './svg.ts'

/** A row of town houses with some of their windows lit; `scale` 1 is the nearest row. */
export function skyline(seed: number, base: number, scale: number, color: string, light: string): string {
  const next = chance(seed)
  const parts: string[] = []
  for (let x = -40; x < WIDTH;) {
    const width = (90 + next() * 110) * scale
    const height = (150 + next() * 230) * (scale > 0.8 ? scale : 1.15)
    parts.push(building(x, base, width, height, scale, color, light, next))
    x += width + (next() > 0.7 ? 14 * scale : 0)
  }
  return parts.join('')
}

function building(
  x: number,
  base: number,
  width: number,
  height: number,
  scale: number,
  color: string,
  light: string,
  next: () => number,
): string {
  const tone = shade(color, next() * 0.3)
  const pitched = next() > 0.55
  const roof = pitched
    ? poly(
        [
          [x, base - height],
          [x + width / 2, base - height - 46 * scale],
          [x + width, base - height],
        ],
        '#c3d3e6',
        { opacity: 0.8 },
      )
    : rect(x - 3, base - height - 8 * scale, width + 6, 9 * scale, '#c3d3e6', { opacity: 0.8 })
  const columns = Math.max(2, Math.floor(width / (26 * scale)))
  const rows = Math.floor(height / (40 * scale)) - 1
  const gap = width / columns
  const windows = times(rows, (row) =>
    times(columns, (column) =>
      next() > 0.5
        ? rect(x + gap * (column + 0.28), base - height + (18 + row * 40) * scale, gap * 0.44, 20 * scale, light, {
            opacity: Number((0.4 + next() * 0.6).toFixed(1)),
          })
        : rect(x + gap * (column + 0.28), base - height + (18 + row * 40) * scale, gap * 0.44, 20 * scale, '#071425', { opacity: 0.25 }),
    ),
  )
  return (
    roof +
    rect(x, base - height, width, height, tone) +
    rect(x, base - height, width * 0.14, height, '#071425', { opacity: 0.18 }) +
    windows
  )
}
