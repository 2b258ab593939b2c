import { mirrored, plane, project, stand, street } from '../kit/camera.ts'
import { canopy } from '../kit/canopy.ts'
import { car } from '../kit/car.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { pump } from '../kit/pump.ts'
import { snowfall } from '../kit/sky.ts'
import { line, n } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(820, { horizon: 700 })

/** Close to the pump: choosing a grade, the hand on the nozzle. */
export function fuelPump(): string {
  const suv = car({ shape: 'suv', paint: '#3b5f8f' })
  const [fromX, fromY] = project(CAMERA, -0.75, 1.2, 5.5)
  const [toX, toY] = project(CAMERA, 0.88, 0.96, 5.3)
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 13, sunX: 1500, horizon: 700 }),
      stand(CAMERA, 9, 20, pine(900, BLUE_HOUR, 2)),
      stand(CAMERA, 11.6, 22, pine(1060, BLUE_HOUR, 3)),
      stand(CAMERA, -9, 22, pine(900, BLUE_HOUR, 4)),
      plane(CAMERA, [-14, 21], [14, 3.4], 0, 'url(#asphalt)'),
      canopy(CAMERA, { x: -5.4, z: 8.5, w: 10.8, d: 7, snow: '#dfe8f3', height: 4.2 }),
      stand(CAMERA, 3, 11, pump()),
      mirrored(CAMERA, 2.9, 5.9, suv),
      stand(CAMERA, 2.9, 5.9, suv),
      mirrored(CAMERA, -0.95, 5.5, pump()),
      stand(CAMERA, -0.95, 5.5, pump()),
      glow(fromX - 60, fromY - 120, 260, 190, 'warm', 0.3),
      line(
        `M${n(fromX)},${n(fromY)} C${n(fromX + 70)},${n(fromY + 380)} ${n(toX - 190)},${n(toY + 220)} ${n(toX)},${n(toY)}`,
        '#0d1724',
        13,
      ),
      stand(
        CAMERA,
        0.42,
        5.3,
        person({
          coat: '#ffca00',
          trousers: '#1b2736',
          skin: '#c98f68',
          hair: '#1d1512',
          style: 'beanie',
          hat: '#1d3a5c',
          right: [44, -97],
          left: [-24, -82],
        }),
      ),
      bank(18, 1110, '#b7c9df', '#2a4a73'),
      snowfall(17, 110),
    ].join(''),
  )
}
