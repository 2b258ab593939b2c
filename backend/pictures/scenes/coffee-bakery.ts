import { times } from '../kit/chance.ts'
import { bread } from '../kit/food.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { WOOD } from '../kit/palette.ts'
import { cup, outlook, pendant, room } from '../kit/room.ts'
import { at, ellipse, line, path, rect } from '../kit/svg.ts'

/** Fresh coffee and cinnamon buns by the window, before the day has come. */
export function coffeeBakery(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 860 }),
      outlook('bakery-window', 200, 120, 1520, 620, 4),
      [330, 860, 1390].map((x) => pendant(x, 90)).join(''),
      rect(0, 856, 1920, 30, '#dcae76'),
      rect(0, 880, 1920, 320, WOOD),
      times(6, (row) => rect(0, 930 + row * 52, 1920, 3, '#8a5a2c', { opacity: 0.4 })),
      glow(864, 900, 900, 120, 'warm', 0.6),
      at(1480, 868, 1.45, bread(0, 0)),
      ellipse(864, 1000, 330, 44, '#071425', { opacity: 0.3 }),
      ellipse(610, 968, 190, 34, '#f3f3f3') + ellipse(610, 962, 150, 24, '#dfe6ee'),
      cup(610, 960, 3.1),
      ellipse(1060, 1010, 270, 46, '#f3f3f3') + ellipse(1060, 1002, 220, 32, '#dfe6ee'),
      bun(960, 990, 1) + bun(1160, 990, 1) + bun(1060, 930, 1.05),
    ].join(''),
  )
}

/** A cinnamon bun, rolled, with pearls of sugar. */
function bun(x: number, y: number, scale: number): string {
  const pearls = [
    [-50, -64],
    [-20, -86],
    [18, -80],
    [48, -60],
    [0, -56],
    [-34, -40],
    [34, -36],
  ] as const
  return at(
    x,
    y,
    scale,
    [
      ellipse(0, -2, 96, 16, '#071425', { opacity: 0.25 }),
      path('M-98,-30 C-104,-84 -56,-112 0,-112 S104,-84 98,-30 C94,-4 50,4 0,4 S-94,-4 -98,-30 Z', '#c47b38'),
      path('M-98,-30 C-104,-84 -56,-112 -10,-112 C-60,-90 -70,-40 -50,0 C-80,-4 -96,-14 -98,-30 Z', '#8a4a1c', { opacity: 0.4 }),
      line('M-66,-34 C-70,-76 -30,-92 6,-88 C46,-84 64,-58 52,-36 C42,-18 8,-20 -8,-32 C-22,-44 -8,-62 10,-58', '#7a3f16', 10),
      ...pearls.map(([dx, dy]) => rect(dx - 5, dy - 5, 10, 10, '#fff6dc', { radius: 3 })),
    ].join(''),
  )
}
