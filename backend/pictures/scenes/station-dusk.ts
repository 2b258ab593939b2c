import { canopy, canopyReflection } from '../kit/canopy.ts'
import { mirrored, plane, project, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { bollard, pylon, streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { shop } from '../kit/shop.ts'
import { snowfall } from '../kit/sky.ts'
import { line, n } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(1190)
const ROOF = { x: -4.6, z: 12.5, w: 9.6, d: 6.5, snow: '#dfe8f3' }

/** The forecourt at blue hour: someone fills the car under the lit canopy. */
export function stationDusk(): string {
  return frame(BLUE_HOUR, [duskStill(), duskVerge(), snowfall(11, 130)].join(''))
}

/** All that does not move; the film of the forecourt is made over it. */
export function duskStill(): string {
  return duskBackground() + duskForecourt()
}

/** The ploughed snow in front of everything. */
export function duskVerge(): string {
  return bank(8, 1082, '#b7c9df', '#2a4a73')
}

function duskBackground(): string {
  return [
    outdoors({ mood: BLUE_HOUR, seed: 3, sunX: 520 }),
    stand(CAMERA, -16.5, 26, pine(920, BLUE_HOUR, 2)),
    stand(CAMERA, -13.4, 24, pine(700, BLUE_HOUR, 3)),
    stand(CAMERA, 11, 27, pine(980, BLUE_HOUR, 5)),
    stand(CAMERA, 13, 24, pine(780, BLUE_HOUR, 6)),
    shop(CAMERA, { x: -6.4, z: 23, w: 12.6, snow: '#dfe8f3' }),
  ].join('')
}

function duskForecourt(): string {
  const estate = car({ shape: 'estate', paint: '#c9d4e0' })
  const [pumpX, pumpY] = project(CAMERA, -3.65, 1.1, 13.4)
  const [handX, handY] = project(CAMERA, -2.3, 1.0, 12.2)
  return [
    plane(CAMERA, [-9.5, 22.6], [12, 7.2], 0, 'url(#asphalt)'),
    plane(CAMERA, [-30, 9.8], [30, 6.2], 0, '#243a57'),
    plane(CAMERA, [-30, 8.3], [-2, 8.16], 0, '#dfe6ee', { opacity: 0.35 }),
    plane(CAMERA, [0.6, 8.3], [30, 8.16], 0, '#dfe6ee', { opacity: 0.35 }),
    canopyReflection(CAMERA, ROOF),
    canopy(CAMERA, ROOF),
    stand(CAMERA, -11.4, 18, streetLamp(760)),
    pool(CAMERA, -10, 17.8, 3.4, 3.2, 'warm', 0.5),
    stand(CAMERA, -9.1, 15.6, pylon(640)),
    stand(CAMERA, 3.3, 14.6, pump()),
    stand(CAMERA, 4.6, 14.4, bollard()),
    mirrored(CAMERA, -4, 13.4, pump()),
    stand(CAMERA, -4, 13.4, pump()),
    mirrored(CAMERA, -0.5, 12.6, estate),
    stand(CAMERA, -0.5, 12.6, estate),
    line(
      `M${n(pumpX)},${n(pumpY)} C${n(pumpX + 30)},${n(pumpY + 150)} ${n(handX - 60)},${n(handY + 90)} ${n(handX)},${n(handY)}`,
      '#0d1724',
      6,
    ),
    stand(
      CAMERA,
      -2.75,
      12.2,
      person({ coat: '#c8962e', trousers: '#1b2736', style: 'beanie', hat: '#ed1b2e', right: [33, -96], left: [-22, -84] }),
    ),
  ].join('')
}
