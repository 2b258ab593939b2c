import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { charger } from '../kit/charger.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { skyline } from '../kit/city.ts'
import { streetLamp } from '../kit/fixtures.ts'
import { snowfall } from '../kit/sky.ts'

const CAMERA = street(1152, { horizon: 720 })

/** Three fast chargers on a square in town, people on their way home. */
export function chargerCity(): string {
  const estate = car({ shape: 'estate', paint: '#e3eaf1' })
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 91, sunX: 760, horizon: 720 }),
      skyline(5, 724, 0.6, '#5f7ea6', '#ffe2a3'),
      skyline(6, 730, 1, '#2b4c76', '#ffdf94'),
      plane(CAMERA, [-60, 60], [60, 4], 0, 'url(#asphalt)'),
      stand(CAMERA, -8, 15, streetLamp(720)) + pool(CAMERA, -6.8, 15, 4, 4, 'warm', 0.6),
      stand(CAMERA, 6.2, 15, streetLamp(720)) + pool(CAMERA, 7.4, 15, 4, 4, 'warm', 0.6),
      stand(CAMERA, -5.7, 13, person({ coat: '#8fa3b8', long: true, stance: 'walk', style: 'long', hair: '#241a16' })),
      stand(
        CAMERA,
        -5,
        13.2,
        person({ coat: '#b8303a', stance: 'walk', skin: '#9a6545', hair: '#16100e', style: 'beanie', hat: '#1d3a5c' }),
      ),
      [-3.4, 0, 3.4]
        .map(
          (x) =>
            pool(CAMERA, x, 8.8, 1.7, 1.2, 'yellow', 0.5) +
            mirrored(CAMERA, x, 8.8, charger()) +
            stand(CAMERA, x, 8.8, charger(x === 0 ? { x: 132, y: -88 } : undefined)),
        )
        .join(''),
      mirrored(CAMERA, 3.3, 8, estate),
      stand(CAMERA, 3.3, 8, estate, true),
      stand(
        CAMERA,
        -1.5,
        8.2,
        person({ coat: '#1d3a5c', long: true, skin: '#f0c6a4', hair: '#b98a4a', style: 'short', right: [22, -104], left: [-24, -82] }),
      ),
      bank(93, 1100, '#b7c9df', '#2a4a73'),
      snowfall(94, 110),
    ].join(''),
  )
}
