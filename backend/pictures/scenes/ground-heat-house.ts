import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { door, house, smoke, windowLight } from '../kit/house.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { RED, YELLOW } from '../kit/palette.ts'
import { snowfall } from '../kit/sky.ts'
import { at, circle, line, path, rect } from '../kit/svg.ts'
import { birch, pine } from '../kit/trees.ts'

const LAYERS = [
  ['#54606f', 0],
  ['#3d4b5f', 70],
  ['#2d3d54', 180],
  ['#213049', 320],
  ['#17253b', 450],
] as const

/** A warm house, and under it, in a section through soil and rock, the borehole that heats it. */
export function groundHeatHouse(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 33, sunX: 1500, horizon: 560, trees: [24, 100] }),
      at(300, 640, 0.62, pine(640, BLUE_HOUR, 3)) +
        at(410, 630, 0.5, pine(560, BLUE_HOUR, 4)) +
        at(1590, 640, 0.62, pine(720, BLUE_HOUR, 5)) +
        at(1710, 630, 0.5, pine(560, BLUE_HOUR, 6)) +
        at(1440, 640, 0.6, birch(560, 2)),
      at(1102, 206, 0.6, smoke(0, 0)),
      glow(960, 660, 620, 60, 'warm', 0.8),
      at(
        960,
        660,
        0.74,
        house(760, 330, '#b23a2e') +
          windowLight(-310, -240, 110, 130) +
          windowLight(-155, -240, 110, 130) +
          windowLight(-50, -478, 100, 96) +
          door(6),
      ),
      snowfall(35, 70),
      ground(),
      plantRoom(1150),
      borehole(1150),
    ].join(''),
  )
}

function ground(): string {
  const top = 690
  return [
    ...LAYERS.map(([color, depth], index) =>
      path(
        `M0,${top + depth + 14} C300,${top + depth - 16 + index * 6} 620,${top + depth + 30} 960,${top + depth + 4} S1600,${top + depth - 22} 1920,${top + depth + 12} L1920,1200 L0,1200 Z`,
        color,
      ),
    ),
    path('M0,668 C360,640 700,664 960,658 S1560,646 1920,670 L1920,704 C1600,668 1300,690 960,694 S300,674 0,704 Z', '#dfe8f3'),
    ...[
      [220, 800, 46],
      [520, 880, 34],
      [1540, 830, 52],
      [1720, 960, 40],
      [360, 1040, 58],
      [720, 1100, 44],
      [1420, 1090, 62],
      [100, 960, 30],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        `M${x - r},${y} l${r * 0.4},${-r * 0.6} l${r},${-r * 0.1} l${r * 0.6},${r * 0.5} l${-r * 0.5},${r * 0.6} l${-r},${r * 0.1} Z`,
        '#8fa3b8',
        { opacity: 0.16 },
      ),
    ),
  ].join('')
}

/** The loop: cold fluid down, warm fluid up, and the warmth of the rock around it. */
function borehole(x: number): string {
  return [
    glow(x, 1130, 520, 330, 'warm', 0.5),
    glow(x, 1190, 300, 220, 'yellow', 0.5),
    times(4, (ring) =>
      circle(x, 1130, 90 + ring * 62, 'none', { stroke: YELLOW, width: 3, opacity: Number((0.34 - ring * 0.07).toFixed(2)) }),
    ),
    rect(x - 32, 716, 64, 436, '#0e1c2e', { radius: 30 }),
    line(`M${x - 14},1112 L${x - 14},640`, '#5f95dd', 12),
    line(`M${x + 14},1112 L${x + 14},640`, YELLOW, 12),
    path(
      `M${x - 20},1108 C${x - 20},1146 ${x + 20},1146 ${x + 20},1108 L${x + 8},1108 C${x + 8},1128 ${x - 8},1128 ${x - 8},1108 Z`,
      YELLOW,
    ),
    times(
      4,
      (arrow) =>
        path(`M${x - 20},${800 + arrow * 84} l6,12 l6,-12 Z`, '#0e1c2e') + path(`M${x + 8},${812 + arrow * 84} l6,-12 l6,12 Z`, '#0e1c2e'),
    ),
  ].join('')
}

/** The wall is cut open where the heat pump stands. */
function plantRoom(x: number): string {
  return [
    glow(x, 585, 150, 110, 'warm', 0.7),
    rect(x - 68, 516, 136, 144, '#f3f3f3'),
    rect(x - 60, 524, 120, 136, 'url(#window)'),
    rect(x - 38, 546, 76, 104, '#f3f3f3', { radius: 6 }),
    rect(x - 38, 546, 22, 104, '#c3cfdf', { radius: 6 }),
    rect(x - 12, 558, 40, 16, '#0e2238', { radius: 3 }),
    circle(x - 2, 566, 3, RED) + circle(x + 10, 566, 3, YELLOW),
    rect(x - 60, 648, 120, 12, '#7f8fa2'),
  ].join('')
}
