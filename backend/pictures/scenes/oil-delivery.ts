import { mirrored, plane, project, stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { door, house, smoke, windowLight } from '../kit/house.ts'
import { bank } from '../kit/land.ts'
import { longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { line, n } from '../kit/svg.ts'
import { birch, pine } from '../kit/trees.ts'
import { tractor, trailer } from '../kit/truck.ts'

const CAMERA = street(864)

/** Heating oil comes to a house in the country; the driver draws the hose across the yard. */
export function oilDelivery(): string {
  const lorry = trailer({ length: 640, tank: true, paint: '#f3f3f3' }) + tractor('#ffca00')
  const [fromX, fromY] = project(CAMERA, -2.2, 1.0, 14)
  const [handX, handY] = project(CAMERA, -3.02, 0.82, 12.2)
  const [wallX, wallY] = project(CAMERA, -5.4, 0.5, 17.9)
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 101, sunX: 1560 }),
      stand(CAMERA, 11.5, 24, pine(900, MORNING, 2)) +
        stand(CAMERA, 13.6, 22, pine(700, MORNING, 3)) +
        stand(CAMERA, 8.5, 27, birch(880, 4)),
      stand(
        CAMERA,
        -6.4,
        18,
        longShadow(700, 150, -300) +
          smoke(180, -610) +
          house(700, 340, '#e0b04c', '#ffffff') +
          windowLight(-250, -240, 100, 120) +
          windowLight(150, -240, 100, 120) +
          windowLight(-50, -470, 100, 96) +
          door(-30),
      ),
      plane(CAMERA, [-9, 16.5], [20, 9.4], 0, '#c3d1e0'),
      mirrored(CAMERA, 4, 14, lorry, 0.1),
      stand(CAMERA, 4, 14, longShadow(900, 170, -260) + lorry),
      line(
        `M${n(fromX)},${n(fromY)} C${n(fromX - 6)},${n(fromY + 110)} ${n(fromX - 30)},${n(fromY + 120)} ${n(fromX - 52)},${n(fromY + 112)} S${n(handX + 24)},${n(handY + 70)} ${n(handX)},${n(handY)} M${n(handX - 58)},${n(handY + 10)} C${n(handX - 66)},${n(handY + 80)} ${n(wallX + 8)},${n(wallY + 80)} ${n(wallX)},${n(wallY)}`,
        '#16222f',
        9,
      ),
      stand(
        CAMERA,
        -3.3,
        12.2,
        longShadow(36, 180, -240) +
          person({
            coat: '#1d3a5c',
            vest: '#ffca00',
            style: 'cap',
            hat: '#ed1b2e',
            skin: '#e8b896',
            right: [24, -86],
            left: [-30, -88],
            stance: 'walk',
          }),
      ),
      bank(103, 1070, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}
