import { times } from '../kit/chance.ts'
import { chart } from '../kit/desk.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { WOOD } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { cup, outlook, pendant, plant, room } from '../kit/room.ts'
import { at, ellipse, path, rect } from '../kit/svg.ts'
import { skyline } from '../kit/city.ts'

/** Four colleagues around a table, the town's lights outside. */
export function officeTeam(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 900 }),
      outlook('office-window', 90, 150, 1060, 560, 4, at(90, 524 * 0.45, 0.55, skyline(9, 524, 1, '#2b4c76', '#ffdf94'))),
      rect(1260, 190, 540, 380, '#16283d', { radius: 12 }) +
        rect(1274, 204, 512, 352, '#f7fafc', { radius: 6 }) +
        chart(1320, 250, 420, 250) +
        glow(1530, 380, 420, 300, 'white', 0.14),
      plant(1800, 930, 1.15),
      at(
        560,
        1010,
        3,
        person({ coat: '#b8303a', skin: '#e8b896', hair: '#8a5a2c', style: 'long', stance: 'none', left: [-30, -88], right: [30, -86] }),
      ),
      at(
        840,
        1010,
        3.1,
        person({ coat: '#f3f3f3', skin: '#8d5a3c', hair: '#15100e', stance: 'none', left: [-30, -84], right: [34, -112] }),
      ),
      at(
        1100,
        1010,
        2.95,
        person({ coat: '#2f6b63', skin: '#f0c6a4', hair: '#c9a15a', style: 'bun', stance: 'none', left: [-30, -86], right: [28, -86] }),
      ),
      at(
        1400,
        1040,
        3.35,
        person({ coat: '#1d3a5c', skin: '#d9a07a', hair: '#5b6675', left: [-48, -128], right: [26, -82], trousers: '#141d29' }),
      ),
      table(),
      [560, 960, 1360].map((x) => pendant(x, 60)).join(''),
    ].join(''),
  )
}

function table(): string {
  return [
    ellipse(850, 1130, 640, 30, '#071425', { opacity: 0.35 }),
    path('M330,760 L1290,760 L1390,836 L240,836 Z', '#dcae76'),
    rect(240, 836, 1150, 28, WOOD),
    times(2, (side) =>
      path(side === 0 ? 'M330,864 L380,864 L352,1124 L322,1124 Z' : 'M1250,864 L1300,864 L1308,1124 L1278,1124 Z', '#16283d'),
    ),
    glow(820, 790, 520, 50, 'warm', 0.5),
    path('M470,778 L640,778 L660,812 L460,812 Z', '#ffffff') +
      path('M900,782 L1040,782 L1070,818 L900,818 Z', '#ffffff') +
      path('M740,776 L850,776 L860,808 L730,808 Z', '#ffca00'),
    cup(420, 800, 0.7, '#f3f3f3') + cup(1140, 804, 0.7) + cup(700, 800, 0.66, '#ed1b2e'),
  ].join('')
}
