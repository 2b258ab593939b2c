import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { pylon, streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { shop } from '../kit/shop.ts'
import { snowfall } from '../kit/sky.ts'
import { pine } from '../kit/trees.ts'
import { truckFront } from '../kit/truck-front.ts'

const CAMERA = street(960)

/** Evening at the truck stop: rigs side by side, the restaurant lit behind them. */
export function truckStop(): string {
  const rigs = [
    [-1.9, '#2863bf'],
    [1.9, '#ffca00'],
    [5.7, '#c3303a'],
  ] as const
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 111, sunX: 1240 }),
      [
        [-15, 26, 1100],
        [-18, 28, 1300],
        [15, 27, 1200],
        [17, 25, 900],
      ]
        .map(([x = 0, z = 0, h = 0], index) => stand(CAMERA, x, z, pine(h, BLUE_HOUR, index + 2)))
        .join(''),
      shop(CAMERA, { x: -13.6, z: 24, w: 14.4, h: 4.4, snow: '#dfe8f3' }),
      plane(CAMERA, [-60, 23.6], [60, 4], 0, 'url(#asphalt)'),
      stand(CAMERA, 12.6, 21, pylon(900)),
      stand(CAMERA, -12.2, 18, streetLamp(860)) + pool(CAMERA, -10.8, 18, 6, 6, 'warm', 0.6),
      ...rigs.map(
        ([x, paint]) =>
          mirrored(CAMERA, x, 15.5, truckFront(paint)) +
          stand(CAMERA, x, 15.5, truckFront(paint)) +
          pool(CAMERA, x, 13.4, 2.2, 1.8, 'white', 0.3),
      ),
      stand(
        CAMERA,
        -6,
        14.2,
        person({ coat: '#b8303a', stance: 'walk', style: 'long', hair: '#3a2417', skin: '#c98f68', left: [-24, -86] }),
      ),
      stand(CAMERA, -5.2, 14.4, person({ coat: '#1d3a5c', stance: 'walk', style: 'beanie', hat: '#ffca00' })),
      plane(CAMERA, [-60, 10.2], [60, 10.05], 0.01, '#dfe6ee', { opacity: 0.4 }),
      bank(113, 1085, '#b7c9df', '#2a4a73'),
      snowfall(114, 120),
    ].join(''),
  )
}
