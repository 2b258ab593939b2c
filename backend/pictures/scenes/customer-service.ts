import { monitor } from '../kit/desk.ts'
import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { INK, WOOD, YELLOW } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { cup, outlook, pendant, plant, room } from '../kit/room.ts'
import { at, line, path, rect } from '../kit/svg.ts'

/** Someone answers: a headset, two screens, the evening in the window. */
export function customerService(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 980 }),
      outlook('service-window', 180, 130, 1560, 560, 5),
      plant(1700, 860, 1.2),
      glow(960, 560, 760, 480, 'warm', 0.3),
      path('M826,640 C826,560 1094,560 1094,640 L1110,900 L810,900 Z', '#16283d'),
      at(
        960,
        1150,
        4.4,
        person({ coat: '#2863bf', skin: '#d9a07a', hair: '#7a4a26', style: 'bun', stance: 'none', left: [-36, -92], right: [36, -92] }) +
          headset(),
      ),
      rect(0, 830, 1920, 34, '#dcae76') +
        rect(0, 864, 1920, 336, WOOD) +
        times(5, (row) => rect(0, 920 + row * 58, 1920, 3, '#8a5a2c', { opacity: 0.35 })),
      monitor(490, 838, 420) + screen(490, 838, 420),
      monitor(1430, 838, 420) + screen(1430, 838, 420),
      rect(800, 868, 320, 22, '#e9eef4', { radius: 8 }) +
        times(14, (index) => rect(812 + index * 21.4, 872, 15, 12, '#b4c3d3', { radius: 3 })),
      cup(1180, 850, 0.95),
      [480, 1440].map((x) => pendant(x, 50)).join(''),
    ].join(''),
  )
}

function headset(): string {
  return (
    line('M-12.6,-164 C-14,-186 14,-186 12.6,-164', INK, 2.6) +
    rect(-15, -168, 5, 11, INK, { radius: 2.4 }) +
    rect(10, -168, 5, 11, INK, { radius: 2.4 }) +
    line('M12,-158 C11,-151 7,-150.5 3.4,-151.4', INK, 1.5) +
    rect(1, -153, 5, 2.8, INK, { radius: 1.4 }) +
    line('M-2.6,-155.4 Q0,-153.8 2.8,-155.4', '#a8664a', 1)
  )
}

function screen(x: number, y: number, width: number): string {
  const height = width * 0.58
  const left = x - width / 2 + 12
  const top = y - 38 - height
  return (
    rect(left, top, width - 24, height - 24, '#f7fafc', { radius: 4 }) +
    rect(left, top, width - 24, 34, YELLOW) +
    times(
      4,
      (row) =>
        rect(left + 24, top + 56 + row * 36, 26, 22, row === 0 ? YELLOW : '#c3cfdf', { radius: 11 }) +
        rect(left + 66, top + 58 + row * 36, 120 + ((row * 53) % 90), 8, INK, { radius: 4, opacity: 0.75 }) +
        rect(left + 66, top + 72 + row * 36, 190 + ((row * 31) % 60), 6, '#8fa3b8', { radius: 3 }),
    )
  )
}
