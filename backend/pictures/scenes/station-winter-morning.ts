import { canopy } from '../kit/canopy.ts'
import { plane, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { pylon, snowPole } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { shop } from '../kit/shop.ts'
import { birch, pine } from '../kit/trees.ts'

const CAMERA = street(960)
const ROOF = { x: -5, z: 13, w: 10, d: 6, snow: '#ffffff', light: 0.55 }

/** The same forecourt when the sun has just come up: long blue shadows, a customer walking in for coffee. */
export function stationWinterMorning(): string {
  const hatch = car({ paint: '#b8303a', lights: true, snow: '#f4f7fb' })
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 41, sunX: 1490 }),
      stand(CAMERA, -13.5, 25, pine(900, MORNING, 2)),
      stand(CAMERA, -16, 27, pine(1060, MORNING, 7)),
      stand(CAMERA, 13.4, 26, birch(900, 3)),
      stand(CAMERA, 16, 24, pine(820, MORNING, 6)),
      shop(CAMERA, { x: -7, z: 22, w: 12.4, snow: '#ffffff', light: 0.5 }),
      plane(CAMERA, [-11, 21.8], [11, 6.4], 0, 'url(#asphalt)'),
      canopy(CAMERA, ROOF),
      stand(CAMERA, 8.2, 16, longShadow(150, 420, -300) + pylon(640)),
      stand(CAMERA, -2.6, 15, longShadow(100, 200, -220) + pump()),
      stand(CAMERA, 2.6, 15, longShadow(100, 200, -220) + pump()),
      stand(
        CAMERA,
        -1.5,
        12.7,
        longShadow(36, 190, -260) +
          person({ coat: '#2863bf', long: true, style: 'long', hair: '#5a3a22', stance: 'walk', left: [-26, -86], right: [26, -84] }),
      ),
      stand(CAMERA, 1.2, 12.6, longShadow(400, 150, -240) + hatch),
      stand(CAMERA, -7.6, 12, longShadow(10, 130, -180) + snowPole()),
      stand(CAMERA, 6.9, 10.4, longShadow(10, 130, -180) + snowPole()),
      bank(5, 1070, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}
