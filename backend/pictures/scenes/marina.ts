import { boat } from '../kit/boat.ts'
import { badge } from '../kit/brand.ts'
import { chance, times } from '../kit/chance.ts'
import { clouds, lowSun, sky } from '../kit/sky.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { hills } from '../kit/land.ts'
import { MORNING } from '../kit/mood.ts'
import { YELLOW } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { at, path, rect } from '../kit/svg.ts'
import { treeline } from '../kit/trees.ts'

/** A boat alongside the fuel jetty, the archipelago in the first sun. */
export function marina(): string {
  return frame(
    MORNING,
    [
      sky(690),
      clouds(171, 280, 560, 9, '#fff6e2', 0.5),
      lowSun(470, 690, 0.9, 36),
      hills(MORNING, 694, 172, 110),
      treeline(173, 694, 760, 1960, 20, 80, MORNING.treeline),
      sea(),
      hut(),
      at(1080, 858, 1.12, boat()),
      at(1080, 862, 1, `<g opacity=".16" transform="scale(1.12 -.7)">${boat()}</g>`),
      jetty(),
      at(640, 926, 1.35, pump()),
      at(800, 928, 1.5, person({ coat: YELLOW, trousers: '#1d3a5c', style: 'beanie', hat: '#ed1b2e', skin: '#c98f68', right: [38, -96] })),
      at(1530, 930, 1.5, person({ coat: '#b8303a', long: true, style: 'long', hair: '#c9a15a', skin: '#f0c6a4' })),
    ].join(''),
  )
}

function sea(): string {
  const next = chance(174)
  return [
    rect(0, 690, 1920, 510, '#9dbad8'),
    rect(0, 690, 1920, 510, 'url(#dark)', { opacity: 0.12 }),
    path('M0,900 L1920,900 L1920,1200 L0,1200 Z', '#3f6f9f', { opacity: 0.5 }),
    glow(470, 760, 170, 300, 'warm', 0.95),
    times(26, () =>
      rect(340 + (next() - 0.5) * 300 + 120, 700 + next() * 240, 30 + next() * 110, 4, '#fff3cf', { radius: 2, opacity: 0.8 }),
    ),
    times(46, () => rect(next() * 1900, 705 + next() * 480, 40 + next() * 160, 3, '#ffffff', { radius: 2, opacity: 0.35 })),
  ].join('')
}

function hut(): string {
  return (
    rect(1560, 560, 280, 170, '#b23a2e') +
    times(11, (index) => rect(1560 + index * 26, 560, 2, 170, '#071425', { opacity: 0.2 })) +
    path('M1535,566 L1700,470 L1865,566 Z', '#22364d') +
    path('M1530,564 C1600,510 1670,462 1700,456 S1820,520 1870,564 L1700,474 Z', '#ffffff') +
    rect(1600, 600, 76, 70, '#ffffff') +
    rect(1607, 607, 62, 56, 'url(#window)') +
    rect(1730, 596, 70, 134, '#f3f3f3') +
    badge(1700, 524, 40)
  )
}

function jetty(): string {
  return [
    times(
      9,
      (index) =>
        rect(120 + index * 220, 930, 30, 170, '#6e4a2a') +
        rect(120 + index * 220, 930, 10, 170, '#071425', { opacity: 0.3 }) +
        rect(114 + index * 220, 890, 42, 14, '#ffffff', { radius: 7 }) +
        rect(120 + index * 220, 900, 30, 40, '#8a5f38'),
    ),
    path('M0,914 L1920,914 L1920,946 L0,946 Z', '#d8b184'),
    path('M0,908 L1920,908 L1920,920 L0,920 Z', '#ffffff', { opacity: 0.9 }),
    rect(0, 946, 1920, 26, '#8a5f38'),
    times(40, (index) => rect(index * 48, 920, 3, 26, '#8a5f38', { opacity: 0.6 })),
  ].join('')
}
