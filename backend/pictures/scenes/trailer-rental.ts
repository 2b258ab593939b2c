import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { bollard, streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { shop } from '../kit/shop.ts'
import { snowfall } from '../kit/sky.ts'
import { coveredTrailer } from '../kit/trailer-small.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(960)

/** A rented trailer is hitched to the family car; others wait by the shop. */
export function trailerRental(): string {
  const estate = car({ shape: 'estate', paint: '#2863bf' })
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 201, sunX: 360 }),
      stand(CAMERA, 11, 21, pine(940, BLUE_HOUR, 2)) +
        stand(CAMERA, 13, 23, pine(760, BLUE_HOUR, 5)) +
        stand(CAMERA, -12.4, 24, pine(980, BLUE_HOUR, 4)),
      shop(CAMERA, { x: -2, z: 18, w: 11, snow: '#dfe8f3' }),
      plane(CAMERA, [-40, 17.8], [40, 4], 0, 'url(#asphalt)'),
      stand(CAMERA, -7.4, 14, streetLamp(720)) + pool(CAMERA, -6.1, 13.8, 4, 3.6, 'warm', 0.65),
      [-5.6, -2.2].map((x) => stand(CAMERA, x, 15.4, coveredTrailer('#eef3f8'))).join(''),
      [3.2, 4.4, 5.6].map((x) => stand(CAMERA, x, 15.8, bollard())).join(''),
      pool(CAMERA, -0.6, 10, 5, 2.4, 'warm', 0.5),
      mirrored(CAMERA, -2.5, 10.2, coveredTrailer()) + mirrored(CAMERA, 2.2, 10.2, estate),
      stand(CAMERA, 2.2, 10.2, estate),
      stand(CAMERA, -2.5, 10.2, coveredTrailer()),
      stand(
        CAMERA,
        -0.35,
        9.9,
        person({
          coat: '#b8303a',
          trousers: '#1b2736',
          style: 'beanie',
          hat: '#ffca00',
          skin: '#e8b896',
          left: [-12, -62],
          right: [22, -64],
        }),
      ),
      bank(203, 1085, '#b7c9df', '#2a4a73'),
      snowfall(204, 120),
    ].join(''),
  )
}
