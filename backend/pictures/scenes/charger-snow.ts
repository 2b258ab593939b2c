import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { roofSnow } from '../kit/canopy.ts'
import { car } from '../kit/car.ts'
import { charger } from '../kit/charger.ts'
import { snowPole, streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { house, windowLight } from '../kit/house.ts'
import { bank } from '../kit/land.ts'
import { glow, pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { snowfall } from '../kit/sky.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(730, { horizon: 690 })

/** A fast charger at the edge of the forest, a car taking power while the snow comes down. */
export function chargerSnow(): string {
  const electric = car({ shape: 'hatch', paint: '#2f746b', snow: '#eef3f8' })
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 25, sunX: 1480, horizon: 690, trees: [30, 110] }),
      stand(CAMERA, 13.5, 26, house(620, 280, '#a83a30') + windowLight(-170, -200, 90, 110) + windowLight(70, -200, 90, 110)),
      trees(),
      plane(CAMERA, [-14, 13.5], [22, 5.2], 0, 'url(#asphalt)', { opacity: 0.9 }),
      [-1.6, 1.5, 6.4].map((x) => plane(CAMERA, [x, 9.4], [x + 0.14, 5.6], 0.01, '#dfe6ee', { opacity: 0.5 })).join(''),
      stand(CAMERA, -4.6, 11, streetLamp(500)),
      pool(CAMERA, -3.4, 10.6, 4.2, 4, 'warm', 0.65),
      pool(CAMERA, 0, 7, 2.2, 1.6, 'yellow', 0.5),
      stand(CAMERA, 4.4, 10.5, topped()),
      mirrored(CAMERA, 0, 7, charger()),
      stand(CAMERA, 0, 7, glow(0, -150, 240, 230, 'warm', 0.3)),
      mirrored(CAMERA, 2.95, 6.7, electric),
      stand(CAMERA, 2.95, 6.7, electric, true),
      stand(CAMERA, 0, 7, topped({ x: 172, y: -86 })),
      stand(CAMERA, -2.6, 7, snowPole()),
      bank(28, 1075, '#c3d3e6', '#2a4a73'),
      snowfall(29, 170),
    ].join(''),
  )
}

function topped(cable?: { x: number; y: number }): string {
  return charger(cable) + roofSnow(-52, 44, -228, 13, '#eef3f8')
}

function trees(): string {
  const places = [
    [-11.5, 21, 1000],
    [-8.6, 19, 780],
    [-6.2, 22, 1080],
    [-13.5, 18, 860],
    [-3.4, 24, 820],
    [6, 23, 900],
    [8.4, 21, 640],
    [20, 22, 980],
    [17.8, 20, 700],
  ]
  return places.map(([x = 0, z = 20, height = 800], index) => stand(CAMERA, x, z, pine(height, BLUE_HOUR, index + 3))).join('')
}
