import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { bread, soupPan, tray } from '../kit/food.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { person } from '../kit/person.ts'
import { WOOD, YELLOW } from '../kit/palette.ts'
import { cup, outlook, pendant, plant, room } from '../kit/room.ts'
import { at, ellipse, path, rect } from '../kit/svg.ts'

/** Lunch is served: a warm counter, the cook, a guest with a tray, and the blue hour in the window. */
export function lunchCounter(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 930 }),
      outlook('lunch-window', 70, 230, 520, 400, 2),
      outlook('lunch-window-2', 1400, 230, 460, 400, 2),
      boards(),
      at(
        1010,
        1010,
        3.3,
        person({
          coat: '#f3f3f3',
          apron: YELLOW,
          skin: '#d9a07a',
          hair: '#241a16',
          style: 'bun',
          stance: 'none',
          left: [-38, -108],
          right: [36, -106],
        }),
      ),
      counter(),
      at(
        610,
        1150,
        3.5,
        person({ back: true, coat: '#1d3a5c', hair: '#7a5230', trousers: '#141d29', left: [-14, -104], right: [30, -104] }),
      ),
      [430, 800, 1180, 1550].map((x) => pendant(x, 170)).join(''),
      plant(1790, 1150, 1.25),
    ].join(''),
  )
}

function boards(): string {
  return [
    rect(680, 200, 640, 250, '#10233a', { radius: 10 }),
    times(
      3,
      (board) =>
        rect(706 + board * 204, 226, 180, 200, '#16304f', { radius: 6 }) +
        rect(722 + board * 204, 246, board === 1 ? 90 : 110, 14, YELLOW, { radius: 4 }) +
        times(
          5,
          (row) =>
            rect(722 + board * 204, 282 + row * 28, 84 + ((row * 37 + board * 23) % 40), 8, '#dfe6ee', { radius: 4 }) +
            rect(848 + board * 204, 282 + row * 28, 22, 8, '#ffdf94', { radius: 4 }),
        ),
    ),
    rect(660, 560, 680, 12, WOOD),
    times(7, (index) =>
      index % 2 === 0
        ? rect(690 + index * 94, 500, 40, 60, '#dfe6ee', { radius: 8 })
        : ellipse(712 + index * 94, 552, 34, 8, '#f3f3f3') +
          ellipse(712 + index * 94, 540, 30, 8, '#dfe6ee') +
          ellipse(712 + index * 94, 528, 27, 7, '#f3f3f3'),
    ),
    glow(1000, 420, 640, 360, 'warm', 0.3),
  ].join('')
}

function counter(): string {
  return [
    rect(280, 746, 1340, 330, YELLOW),
    rect(280, 746, 1340, 330, 'url(#dark)', { opacity: 0.18 }),
    times(10, (index) => rect(300 + index * 134, 786, 3, 290, '#071425', { opacity: 0.12 })),
    path('M240,700 L1660,700 L1640,748 L260,748 Z', WOOD),
    rect(240, 694, 1420, 16, '#dcae76'),
    rect(300, 1060, 1300, 30, '#16283d'),
    ellipse(950, 1102, 760, 20, '#071425', { opacity: 0.35 }),
    soupPan(380, 700),
    soupPan(790, 700),
    bread(1260, 700),
    tray(1010, 700),
    cup(1500, 700, 0.9, '#f3f3f3'),
    cup(1580, 700, 0.9, '#ed1b2e'),
  ].join('')
}
