import { badge } from '../kit/brand.ts'
import { canopy } from '../kit/canopy.ts'
import { plane, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { DEEP, INK, YELLOW } from '../kit/palette.ts'
import { snowfall } from '../kit/sky.ts'
import { circle, clipped, faded, line, path, rect, turned } from '../kit/svg.ts'

const CAMERA = street(960, { horizon: 760 })

/** The app in the hand: the nearest station on the map, the forecourt waiting behind. */
export function appPhone(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 151, sunX: 300, horizon: 760 }),
      plane(CAMERA, [-60, 26], [60, 4], 0, 'url(#asphalt)'),
      canopy(CAMERA, { x: -11, z: 19, w: 22, d: 7, snow: '#dfe8f3', height: 4.8 }),
      stand(CAMERA, -6.2, 16, car({ paint: '#b8303a' })),
      stand(CAMERA, 6.4, 17, car({ shape: 'estate', paint: '#c9d4e0' })),
      faded(0.3, rect(0, 0, 1920, 1200, DEEP)),
      snowfall(152, 90),
      glow(960, 620, 640, 640, 'warm', 0.55),
      hand(),
      turned(4, 960, 600, phone()),
      thumb(),
    ].join(''),
  )
}

function phone(): string {
  return (
    rect(744, 120, 448, 900, '#071425', { radius: 62, opacity: 0.4 }) +
    rect(736, 108, 448, 900, INK, { radius: 62 }) +
    rect(754, 126, 412, 864, '#f7fafc', { radius: 46 }) +
    clipped('app', rect(754, 126, 412, 864, INK, { radius: 46 }), screen()) +
    rect(904, 142, 112, 26, INK, { radius: 13 })
  )
}

function screen(): string {
  return [
    rect(754, 126, 412, 560, '#e3ebf3'),
    path('M754,300 C860,280 900,360 1010,330 S1120,240 1166,250 L1166,420 C1080,430 1000,500 900,470 S780,440 754,470 Z', '#cfe0ee'),
    path('M1040,126 C1000,260 1120,420 1090,686 L1166,686 L1166,126 Z', '#bcd3e8'),
    line('M754,560 C860,520 900,420 960,400 S1090,300 1166,330', '#ffffff', 22) +
      line('M840,126 C850,280 930,380 960,400 S990,600 980,686', '#ffffff', 16),
    line('M980,686 C990,600 975,480 960,404', '#2863bf', 12),
    glow(960, 370, 130, 110, 'yellow', 0.9),
    path('M960,414 C916,352 902,330 902,300 A58,58 0 0 1 1018,300 C1018,330 1004,352 960,414 Z', YELLOW) + badge(960, 300, 62),
    ...[
      [840, 250],
      [1090, 520],
      [830, 600],
    ].map(([x = 0, y = 0]) => circle(x, y, 20, INK) + circle(x, y, 9, YELLOW)),
    circle(980, 650, 17, '#ffffff') + circle(980, 650, 11, '#2863bf'),
    rect(754, 650, 412, 360, '#ffffff', { radius: 34 }) + rect(930, 668, 60, 8, '#c3cfdf', { radius: 4 }),
    rect(786, 706, 200, 24, INK, { radius: 8 }) +
      rect(786, 746, 260, 14, '#8fa3b8', { radius: 6 }) +
      rect(1074, 700, 62, 62, '#dfe6ee', { radius: 16 }) +
      path('M1092,744 L1120,716 M1098,714 L1122,714 L1122,738', 'none', { stroke: INK, width: 6 }),
    times(
      3,
      (index) =>
        rect(786 + index * 118, 786, 106, 62, index === 0 ? '#fff3c4' : '#f0f4f8', { radius: 14 }) +
        rect(802 + index * 118, 802, 40, 9, INK, { radius: 4 }) +
        rect(802 + index * 118, 822, 66, 9, '#8fa3b8', { radius: 4 }),
    ),
    rect(786, 876, 348, 76, YELLOW, { radius: 38 }) + rect(886, 906, 148, 16, INK, { radius: 8 }),
  ].join('')
}

function hand(): string {
  return (
    path(
      'M690,1200 C690,1090 700,1010 726,930 C720,860 712,800 734,770 C752,750 770,760 772,790 L800,1000 L1120,1010 C1160,1010 1196,960 1206,900 L1240,1080 L1250,1200 Z',
      '#e0a983',
    ) +
    path('M650,1200 C654,1150 670,1110 690,1090 L1262,1090 C1276,1120 1284,1160 1286,1200 Z', '#c8962e') +
    path('M650,1200 C654,1150 670,1110 690,1090 L840,1090 L830,1200 Z', '#071425', { opacity: 0.18 })
  )
}

function thumb(): string {
  return (
    times(4, (index) =>
      path(
        `M${1150 + index * 3},${640 + index * 92} C${1120},${634 + index * 92} ${1112},${690 + index * 92} ${1150},${698 + index * 92} L${1212},${712 + index * 92} C${1240},${690 + index * 92} ${1236},${652 + index * 92} ${1206},${644 + index * 92} Z`,
        index % 2 === 0 ? '#e0a983' : '#d99f78',
      ),
    ) + path('M1186,640 C1230,660 1250,800 1240,1090 L1190,1090 C1200,900 1196,800 1186,640 Z', '#d99f78')
  )
}
