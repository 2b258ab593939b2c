import { times } from './chance.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

/** A deep pan of soup over the flame, with steam; its foot at (x, y). */
export function soupPan(x: number, y: number): string {
  return [
    line(
      `M${x - 30},${y - 120} C${x - 60},${y - 170} ${x},${y - 190} ${x - 30},${y - 250} M${x + 20},${y - 120} C${x - 10},${y - 180} ${x + 50},${y - 200} ${x + 24},${y - 270}`,
      '#ffffff',
      12,
      0.22,
    ),
    path(`M${x - 92},${y - 96} L${x + 92},${y - 96} L${x + 80},${y} L${x - 80},${y} Z`, 'url(#metal)'),
    path(`M${x - 92},${y - 96} L${x - 40},${y - 96} L${x - 36},${y} L${x - 80},${y} Z`, '#071425', { opacity: 0.2 }),
    ellipse(x, y - 96, 92, 16, '#e9eef4'),
    ellipse(x, y - 95, 80, 12, '#d98a2e'),
    ...[-44, -14, 20, 48].map((dx, index) => ellipse(x + dx, y - 95 + (index % 2) * 3, 8, 3.4, index % 2 === 0 ? '#3b7267' : '#fff3cf')),
    line(`M${x + 40},${y - 98} L${x + 96},${y - 168}`, '#5b6b7d', 8),
    rect(x - 120, y - 82, 30, 10, '#16283d', { radius: 5 }),
    rect(x + 90, y - 82, 30, 10, '#16283d', { radius: 5 }),
  ].join('')
}

export function bread(x: number, y: number): string {
  const loaf = (dx: number, dy: number, color: string): string =>
    path(
      `M${x + dx - 66},${y - dy} C${x + dx - 74},${y - dy - 46} ${x + dx - 30},${y - dy - 58} ${x + dx},${y - dy - 58} S${x + dx + 74},${y - dy - 46} ${x + dx + 66},${y - dy} Z`,
      color,
    ) + times(3, (cut) => line(`M${x + dx - 34 + cut * 28},${y - dy - 48} l14,18`, '#f6dcae', 5))
  return (
    loaf(-46, 26, '#b26a2c') +
    loaf(56, 26, '#a55f26') +
    loaf(6, 58, '#c47b38') +
    path(`M${x - 134},${y - 34} L${x + 140},${y - 34} L${x + 116},${y} L${x - 110},${y} Z`, '#8a5a2c') +
    times(6, (index) => rect(x - 122 + index * 44, y - 30, 4, 28, '#6e4520'))
  )
}

/** A tray with a plate of salmon, potatoes and greens. */
export function tray(x: number, y: number): string {
  return [
    rect(x - 130, y - 12, 260, 12, '#1d3a5c', { radius: 6 }),
    ellipse(x - 26, y - 20, 92, 14, '#f3f3f3'),
    ellipse(x - 26, y - 23, 70, 9, '#dfe6ee'),
    path(`M${x - 78},${y - 26} C${x - 70},${y - 52} ${x - 16},${y - 52} ${x - 8},${y - 26} Z`, '#f08a5c'),
    ...[0, 20, 38].map((dx) => circle(x + dx, y - 32, 11, '#f3d27a')),
    ...[-34, -22, -10].map((dx) => circle(x + dx, y - 46, 7, '#3b7267')),
    path(`M${x + 84},${y - 60} L${x + 116},${y - 60} L${x + 112},${y - 12} L${x + 88},${y - 12} Z`, '#dcecff', { opacity: 0.7 }),
  ].join('')
}
