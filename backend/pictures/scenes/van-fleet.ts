import { canopy, canopyReflection } from '../kit/canopy.ts'
import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { snowfall } from '../kit/sky.ts'
import { pine } from '../kit/trees.ts'
import { van } from '../kit/truck.ts'

const CAMERA = street(960)
const ROOF = { x: -7, z: 16, w: 14, d: 6.5, snow: '#dfe8f3' }

/** A company's vans fuel before the day's rounds. */
export function vanFleet(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 231, sunX: 1500 }),
      [
        [-14, 26, 1080],
        [-16.4, 28, 1240],
        [13.8, 25, 980],
        [16, 27, 1180],
      ]
        .map(([x = 0, z = 0, h = 0], index) => stand(CAMERA, x, z, pine(h, BLUE_HOUR, index + 2)))
        .join(''),
      plane(CAMERA, [-60, 26], [60, 4], 0, 'url(#asphalt)'),
      canopyReflection(CAMERA, ROOF),
      canopy(CAMERA, ROOF),
      stand(CAMERA, -10, 15, streetLamp(700)) + pool(CAMERA, -8.7, 15, 3.6, 3.4, 'warm', 0.55),
      [-3.6, 3.6].map((x) => stand(CAMERA, x, 18, pump())).join(''),
      mirrored(CAMERA, -3.9, 16.6, van('#e3eaf1')) + stand(CAMERA, -3.9, 16.6, van('#e3eaf1')),
      mirrored(CAMERA, 4.3, 16.2, van('#e3eaf1')) + stand(CAMERA, 4.3, 16.2, van('#e3eaf1')),
      mirrored(CAMERA, 0.2, 11.8, van()) + stand(CAMERA, 0.2, 11.8, van()),
      stand(
        CAMERA,
        3.6,
        11.6,
        person({ coat: '#1d3a5c', vest: '#ffca00', style: 'cap', hat: '#ed1b2e', skin: '#c98f68', left: [-24, -84], right: [18, -104] }),
      ),
      bank(233, 1085, '#b7c9df', '#2a4a73'),
      snowfall(234, 120),
    ].join(''),
  )
}
