import { canopy } from '../kit/canopy.ts'
import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { NIGHT_SKY } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { snowfall } from '../kit/sky.ts'
import { poly } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'
import { tractor, trailer } from '../kit/truck.ts'

const CAMERA = street(1056)

/** A long truck fuels at night under a high roof. */
export function truckNight(): string {
  const rig = trailer() + tractor('#ffca00')
  return frame(
    NIGHT_SKY,
    [
      outdoors({ mood: NIGHT_SKY, seed: 81, sunX: 0, trees: [40, 140] }),
      [
        [-16, 26, 1200],
        [-19, 28, 1400],
        [14.5, 26, 1260],
        [17.2, 28, 1400],
        [12.6, 29, 1100],
      ]
        .map(([x = 0, z = 0, height = 0], index) => stand(CAMERA, x, z, pine(height, NIGHT_SKY, index + 2)))
        .join(''),
      plane(CAMERA, [-30, 25], [30, 5], 0, 'url(#asphalt)'),
      canopy(CAMERA, { x: -12.2, z: 16.6, w: 20.4, d: 8, height: 5.6, snow: '#8fabcc' }),
      stand(CAMERA, 5.2, 17.4, pump()),
      mirrored(CAMERA, 0.6, 16.4, rig, 0.2),
      stand(CAMERA, 0.6, 16.4, rig),
      pool(CAMERA, 6.4, 14.6, 5.4, 4, 'white', 0.35),
      poly(
        [
          [1340, 806],
          [1920, 812],
          [1920, 980],
          [1340, 826],
        ],
        '#fff6dc',
        { opacity: 0.16 },
      ),
      stand(
        CAMERA,
        4.6,
        15,
        person({ coat: '#1d3a5c', vest: '#ffca00', trousers: '#141d29', style: 'cap', hat: '#ed1b2e', stance: 'walk' }),
      ),
      plane(CAMERA, [-30, 10.4], [30, 10.25], 0.01, '#8fabcc', { opacity: 0.4 }),
      bank(83, 1090, '#5a7ba4', '#132c49'),
      snowfall(84, 150, 0.85),
    ].join(''),
  )
}
