import { badge } from '../kit/brand.ts'
import { chance, times } from '../kit/chance.ts'
import { bread } from '../kit/food.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { INK, WOOD, YELLOW } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { cup, outlook, pendant, room } from '../kit/room.ts'
import { at, rect } from '../kit/svg.ts'

/** Two of the station's people behind the till, ready for the morning. */
export function stationStaff(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 960 }),
      outlook('staff-window', 1330, 180, 520, 500, 2),
      shelf(120, 200) + shelf(500, 200) + shelf(880, 200),
      glow(864, 480, 760, 460, 'warm', 0.34),
      at(
        680,
        1150,
        4.4,
        person({
          coat: INK,
          apron: YELLOW,
          skin: '#e8b896',
          hair: '#a5672f',
          style: 'long',
          stance: 'none',
          left: [-30, -92],
          right: [28, -90],
        }),
      ),
      at(
        1050,
        1150,
        4.55,
        person({
          coat: YELLOW,
          skin: '#9a6545',
          hair: '#15100e',
          style: 'cap',
          hat: INK,
          stance: 'none',
          left: [-26, -90],
          right: [32, -92],
        }),
      ),
      badge(1094, 620, 54),
      counter(),
      [500, 864, 1228].map((x) => pendant(x, 40)).join(''),
    ].join(''),
  )
}

function shelf(x: number, y: number): string {
  const next = chance(x)
  const goods = ['#f0a63c', '#e9f1f7', '#5f95dd', '#b26a2c', '#ed1b2e', '#3b7267', '#fff6dc']
  return (
    rect(x, y - 20, 340, 620, '#16304f', { radius: 6 }) +
    times(
      4,
      (row) =>
        times(7, (index) => {
          const height = 60 + next() * 50
          return rect(x + 16 + index * 46, y + 116 + row * 140 - height, 36, height, goods[Math.floor(next() * goods.length)] ?? YELLOW, {
            radius: 5,
            opacity: 0.85,
          })
        }) + rect(x, y + 116 + row * 140, 340, 10, WOOD),
    )
  )
}

function counter(): string {
  return (
    rect(200, 790, 1360, 30, '#dcae76') +
    rect(220, 820, 1320, 380, YELLOW) +
    rect(220, 820, 1320, 380, 'url(#dark)', { opacity: 0.2 }) +
    times(9, (index) => rect(240 + index * 148, 850, 3, 350, '#071425', { opacity: 0.12 })) +
    rect(300, 640, 190, 120, '#16222f', { radius: 10 }) +
    rect(312, 652, 166, 96, '#12335c', { radius: 4 }) +
    rect(330, 672, 90, 12, YELLOW, { radius: 4 }) +
    times(3, (row) => rect(330, 696 + row * 16, 120, 7, '#8fb2d8', { radius: 3 })) +
    rect(380, 758, 30, 34, '#8297ad') +
    bread(1370, 792) +
    cup(1190, 792, 0.95, '#f3f3f3')
  )
}
