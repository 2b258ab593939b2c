import { badge } from '../kit/brand.ts'
import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { roofSnow } from '../kit/canopy.ts'
import { streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { glow, pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { INK, YELLOW } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { shop } from '../kit/shop.ts'
import { snowfall } from '../kit/sky.ts'
import { path, poly, rect } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(960, { horizon: 650 })

/** Parcel lockers beside the shop: one door open, a parcel on its way home. */
export function parcelLockers(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 191, sunX: 1560, horizon: 650 }),
      stand(CAMERA, 9, 20, pine(900, BLUE_HOUR, 2)) + stand(CAMERA, 11.4, 22, pine(1040, BLUE_HOUR, 4)),
      shop(CAMERA, { x: -15.4, z: 15, w: 10.4, snow: '#dfe8f3' }),
      plane(CAMERA, [-30, 14.8], [30, 4], 0, 'url(#asphalt)'),
      stand(CAMERA, 4.4, 10.5, streetLamp(480)) + pool(CAMERA, 5.6, 10.3, 3.4, 3, 'warm', 0.6),
      pool(CAMERA, 0, 6.4, 3.6, 1.4, 'warm', 0.7),
      mirrored(CAMERA, 0, 6.8, lockers()),
      stand(CAMERA, 0, 6.8, lockers()),
      stand(
        CAMERA,
        0.7,
        6.2,
        person({ coat: '#2f746b', long: true, style: 'long', hair: '#b07a3a', skin: '#f0c6a4', left: [-16, -106], right: [18, -104] }) +
          parcel(0, -104),
      ),
      bank(193, 1110, '#b7c9df', '#2a4a73'),
      snowfall(194, 130),
    ].join(''),
  )
}

function parcel(x: number, y: number): string {
  return (
    rect(x - 21, y - 17, 42, 30, '#c9975c', { radius: 2 }) +
    rect(x - 21, y - 17, 12, 30, '#071425', { opacity: 0.16 }) +
    rect(x - 4, y - 17, 7, 30, '#e8c590') +
    rect(x + 7, y - 11, 10, 8, '#f3f3f3')
  )
}

function lockers(): string {
  const rows = [
    [-46, 40],
    [-92, 40],
    [-138, 40],
    [-184, 40],
  ] as const
  return [
    poly(
      [
        [-262, 0],
        [-262, -236],
        [-280, -228],
        [-280, 0],
      ],
      '#0c1a2a',
    ),
    rect(-262, -236, 524, 236, '#1c2f45', { radius: 5 }),
    rect(-262, -236, 524, 42, YELLOW, { radius: 5 }),
    badge(-232, -215, 32),
    rect(-204, -220, 120, 10, INK, { radius: 5, opacity: 0.75 }),
    ...[-252, -168, -84, 94, 178].flatMap((x, column) =>
      rows.map(([y, height], row) => cell(x, y - 2, 76, height, column === 3 && row === 2)),
    ),
    rect(2, -186, 80, 172, '#10233a', { radius: 4 }) +
      rect(14, -174, 56, 62, '#d9efff', { radius: 4 }) +
      rect(22, -164, 34, 8, INK, { radius: 4 }) +
      rect(22, -148, 40, 6, '#8fa3b8', { radius: 3 }) +
      rect(22, -134, 40, 12, YELLOW, { radius: 6 }) +
      glow(42, -144, 90, 80, 'blue', 0.4) +
      rect(22, -92, 40, 22, '#16222f', { radius: 4 }),
    path('M-284,-240 L284,-240 L300,-256 L-300,-256 Z', '#24384f'),
    rect(-256, -242, 512, 5, '#fff3cf') + glow(0, -236, 340, 60, 'warm', 0.6),
    roofSnow(-300, 300, -256, 16, '#dfe8f3'),
  ].join('')
}

function cell(x: number, y: number, width: number, height: number, open: boolean): string {
  if (!open)
    return (
      rect(x, y, width, height, '#e3eaf1', { radius: 3 }) +
      rect(x, y, width, 5, '#ffffff', { radius: 3, opacity: 0.7 }) +
      rect(x + width - 13, y + height / 2 - 6, 5, 12, '#8297ad', { radius: 2 })
    )
  return (
    rect(x, y, width, height, 'url(#window)', { radius: 3 }) +
    glow(x + width / 2, y + height / 2, 70, 50, 'warm', 0.7) +
    poly(
      [
        [x, y],
        [x - 26, y - 8],
        [x - 26, y + height + 8],
        [x, y + height],
      ],
      '#c3cfdf',
    )
  )
}
