import { bank } from '../kit/land.ts'
import { car } from '../kit/car.ts'
import { plane, stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { snowPole } from '../kit/fixtures.ts'
import { at, path } from '../kit/svg.ts'
import { longShadow } from '../kit/light.ts'
import { pine } from '../kit/trees.ts'
import { turbine } from '../kit/turbine.ts'

const CAMERA = street(1152, { horizon: 800 })

/** Turbines on a fell in the first sun, a service car on the winter road below. */
export function windTurbines(): string {
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 55, sunX: 420, horizon: 800, height: 230, trees: [20, 70] }),
      [
        [250, 735, 210, 20],
        [470, 715, 250, 75],
        [760, 742, 230, 45],
        [1610, 725, 270, 100],
        [1790, 745, 220, 10],
      ]
        .map(([x = 0, y = 0, height = 0, turn = 0]) => at(x, y, 1, turbine(height, turn, '#f2f6fa', '#b3c8de')))
        .join(''),
      path('M0,806 C300,760 560,772 820,800 S1400,742 1920,790 L1920,860 L0,860 Z', '#e3ecf5'),
      at(1480, 800, 1, turbine(440, 70)),
      path('M0,850 C380,800 760,830 1100,812 S1660,800 1920,846 L1920,1200 L0,1200 Z', 'url(#snow)'),
      at(1152, 846, 1, longShadow(30, 300, 420, 0.22) + turbine(560, 46)),
      plane(CAMERA, [-40, 11.2], [40, 8.6], 0, '#8ea4bc'),
      plane(CAMERA, [-40, 9.9], [40, 9.8], 0.01, '#eef2f6', { opacity: 0.7 }),
      [-6.2, -2.4, 5.2].map((x) => stand(CAMERA, x, 11.4, snowPole())).join(''),
      [
        [-8.9, 15, 560],
        [-7.6, 13.6, 420],
        [6.3, 15, 620],
        [7.6, 13.6, 440],
        [-10.2, 13, 640],
        [5.1, 13.8, 330],
      ]
        .map(([x = 0, z = 12, height = 0], index) => stand(CAMERA, x, z, pine(height, MORNING, index + 4)))
        .join(''),
      stand(CAMERA, -3.6, 9.4, longShadow(380, 90, 150) + car({ shape: 'estate', paint: '#ffca00', lights: true })),
      bank(57, 1120, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}
