// What stands around a station: lamps, the price pylon, posts.
import { badge } from './brand.ts'
import { chance, times } from './chance.ts'
import { beam, glow } from './light.ts'
import { INK, YELLOW } from './palette.ts'
import { ellipse, line, poly, rect } from './svg.ts'

export function streetLamp(height = 800, light = 1): string {
  return [
    rect(-6, -height, 12, height, '#233850'),
    line(`M0,${-height + 4} C0,${-height - 40} 40,${-height - 46} 110,${-height - 46}`, '#233850', 9),
    rect(86, -height - 54, 78, 14, '#16283d', { radius: 6 }),
    light > 0 ? beam(125, -height - 40, 60, 620, height, 0.42 * light) + glow(125, -height - 38, 120, 60, 'warm', 0.9 * light) : '',
    rect(92, -height - 42, 66, 6, '#fff3cf'),
  ].join('')
}

/** The price pylon: the mark above four lit rows, no figures to go stale. */
export function pylon(height = 700): string {
  const top = -height
  const next = chance(9)
  return [
    glow(0, top + 95, 230, 200, 'yellow', 0.35),
    ellipse(0, 0, 110, 12, '#050c16', { opacity: 0.4 }),
    poly(
      [
        [-82, 0],
        [-82, top],
        [-104, top + 12],
        [-104, 0],
      ],
      '#0c1a2a',
    ),
    rect(-82, top, 164, height, '#1c2f45', { radius: 6 }),
    rect(-82, top, 164, 190, YELLOW, { radius: 6 }),
    poly(
      [
        [-82, top + 190],
        [-82, top + 2],
        [-104, top + 13],
        [-104, top + 192],
      ],
      '#cc8a00',
    ),
    badge(0, top + 95, 124),
    times(
      4,
      (row) =>
        rect(-66, top + 214 + row * 74, 132, 56, '#0a1727', { radius: 5 }) +
        rect(-56, top + 232 + row * 74, 34, 20, row === 0 ? YELLOW : '#8fa3b8', { radius: 3 }) +
        times(4, (digit) => rect(-10 + digit * 18, top + 226 + row * 74, 12, 32 - (next() > 0.6 ? 0 : 8), '#fff3cf', { radius: 3 })),
    ),
  ].join('')
}

export function bollard(): string {
  return rect(-9, -92, 18, 92, YELLOW, { radius: 8 }) + rect(-9, -70, 18, 12, INK) + rect(-9, -42, 18, 12, INK)
}

/** Tall marker sticks along a winter road. */
export function snowPole(): string {
  return rect(-3, -190, 6, 190, '#f0a63c') + rect(-3, -180, 6, 22, '#fff3cf') + rect(-3, -130, 6, 10, INK)
}
