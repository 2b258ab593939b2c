import { times } from '../kit/chance.ts'
import { deskLamp, laptop, sheet } from '../kit/desk.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { WOOD, YELLOW } from '../kit/palette.ts'
import { cup, outlook, plant, room } from '../kit/room.ts'
import { at, ellipse, rect, turned } from '../kit/svg.ts'
import { turbine } from '../kit/turbine.ts'

/** The year's report at a desk by the window, turbines far outside. */
export function reportDesk(): string {
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 900 }),
      outlook(
        'report-window',
        160,
        110,
        1600,
        640,
        4,
        at(520, 560, 1, turbine(210, 20, '#c3d3e6', '#7590b4')) +
          at(700, 560, 1, turbine(170, 70, '#c3d3e6', '#7590b4')) +
          at(1480, 560, 1, turbine(230, 45, '#c3d3e6', '#7590b4')),
      ),
      plant(1640, 880, 1.1),
      rect(0, 866, 1920, 30, '#dcae76') +
        rect(0, 892, 1920, 308, WOOD) +
        times(5, (row) => rect(0, 946 + row * 54, 1920, 3, '#8a5a2c', { opacity: 0.35 })),
      glow(1000, 930, 900, 130, 'warm', 0.6),
      ellipse(960, 930, 420, 30, '#071425', { opacity: 0.28 }),
      laptop(960, 900, 640),
      deskLamp(400, 910),
      turned(-9, 610, 1050, sheet(480, 940, 240, 320)),
      turned(
        5,
        1330,
        1060,
        rect(1210, 950, 240, 320, YELLOW, { radius: 6 }) +
          rect(1210, 950, 26, 320, '#cc8a00', { radius: 6 }) +
          rect(1262, 1010, 130, 18, '#1a1a1a', { radius: 8 }) +
          rect(1262, 1044, 90, 12, '#1a1a1a', { radius: 6, opacity: 0.6 }),
      ),
      cup(1390, 940, 1.2, '#f3f3f3'),
    ].join(''),
  )
}
