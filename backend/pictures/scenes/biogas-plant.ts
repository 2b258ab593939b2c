import { mirrored, plane, stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { at, line, rect } from '../kit/svg.ts'
import { birch, pine } from '../kit/trees.ts'
import { tractor, trailer } from '../kit/truck.ts'
import { digester, tank } from '../kit/works.ts'

const CAMERA = street(960)

/** Green domes among fields: waste becomes biogas, and a tanker fetches it. */
export function biogasPlant(): string {
  const lorry = trailer({ length: 520, tank: true, stripe: '#2f6b63' }) + tractor('#2f746b')
  return frame(MORNING, [
    outdoors({ mood: MORNING, seed: 141, sunX: 330 }),
    at(270, 780, 1, birch(330, 2)) + at(1690, 790, 0.42, pine(880, MORNING, 4)) + at(1800, 790, 0.42, pine(700, MORNING, 5)) + at(150, 790, 0.42, pine(760, MORNING, 6)),
    at(640, 800, 1, longShadow(330, 60, 120) + digester(390, 120)),
    at(1330, 800, 1, longShadow(330, 60, 120) + digester(390, 120, '#3b7f6f')),
    at(985, 820, 1, longShadow(400, 60, 120) + digester(470, 140, '#245a53')),
    at(1610, 806, 1, tank(120, 210, '#f3f3f3')) + at(380, 806, 1, tank(110, 180, '#f3f3f3')),
    line('M380,720 L470,720 L470,690 L860,690 M1220,690 L1550,690', '#ffca00', 9),
    rect(1120, 740, 150, 90, '#1c2f45') + rect(1120, 728, 150, 14, '#ffffff') + rect(1140, 760, 50, 40, 'url(#window)') + rect(1210, 752, 40, 78, '#ffca00'),
    plane(CAMERA, [-60, 18], [60, 8.6], 0, '#a9bccf'),
    mirrored(CAMERA, 1.4, 14.4, lorry, 0.1),
    stand(CAMERA, 1.4, 14.4, longShadow(800, 130, 200) + lorry),
    bank(143, 1060, '#ffffff', '#9fbbd9'),
  ].join(''))
}
