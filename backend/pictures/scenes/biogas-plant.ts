import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { at, line } from '../kit/svg.ts'
import { birch, pine } from '../kit/trees.ts'
import { tractor, trailer } from '../kit/truck.ts'
import { digester, tank } from '../kit/works.ts'

const CAMERA = street(960)

/** Green domes among fields: waste becomes biogas, and a tanker fetches it. */
export function biogasPlant(): string {
  const lorry = trailer({ length: 520, tank: true, stripe: '#2f6b63' }) + tractor('#2f746b')
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 141, sunX: 330 }),
      at(90, 780, 1, birch(330, 2)) +
        at(1690, 790, 0.42, pine(880, MORNING, 4)) +
        at(1800, 790, 0.42, pine(700, MORNING, 5)) +
        at(150, 790, 0.42, pine(760, MORNING, 6)),
      at(560, 800, 1.3, longShadow(330, 60, 120) + digester(390, 120)),
      at(1330, 800, 1.3, longShadow(330, 60, 120) + digester(390, 120, '#3b7f6f')),
      at(950, 826, 1.4, longShadow(400, 60, 120) + digester(470, 140, '#245a53')),
      at(1610, 806, 1, tank(120, 210, '#f3f3f3')) + at(250, 806, 1, tank(110, 180, '#f3f3f3')),
      line('M250,650 L330,650 L330,610 L620,610 M1290,610 L1610,610 L1610,640', '#ffca00', 9),
      plane(CAMERA, [-60, 20.5], [60, 10.4], 0, '#a9bccf'),
      mirrored(CAMERA, 7.4, 18.6, lorry, 0.1),
      stand(CAMERA, 7.4, 18.6, longShadow(800, 130, 200) + lorry),
      bank(143, 1060, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}
