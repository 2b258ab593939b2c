import { chance } from '../kit/chance.ts'
import { plane, stand, street } from '../kit/camera.ts'
import { carRear } from '../kit/car-rear.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { glow, pool } from '../kit/light.ts'
import { NIGHT_SKY } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { snowPole } from '../kit/fixtures.ts'
import { n, path, poly } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(960, { horizon: 740 })

/** A straight winter road north, northern lights over it. */
export function roadAurora(): string {
  const trees = [
    [-15, 34],
    [-11, 26],
    [-8.4, 19],
    [-7, 14],
    [-6.4, 10.5],
    [15, 34],
    [11.4, 26],
    [8.6, 19],
    [7.2, 14.6],
    [6.6, 10.8],
  ] as const
  return frame(
    NIGHT_SKY,
    [
      outdoors({ mood: NIGHT_SKY, seed: 181, sunX: 0, horizon: 740, height: 130, trees: [30, 110] }),
      curtain(5, 500, 230, 'green', 0.8),
      curtain(6, 380, 330, 'green', 1.3),
      glow(960, 740, 900, 130, 'green', 0.35),
      plane(CAMERA, [-3.6, 400], [3.6, 2.4], 0, '#2c4868'),
      plane(CAMERA, [-3.9, 400], [-3.6, 2.4], 0, '#8fb0d4') + plane(CAMERA, [3.6, 400], [3.9, 2.4], 0, '#8fb0d4'),
      [60, 40, 28, 20.5, 15.5, 11.6, 8.6, 6.2, 4.5]
        .map((z) => plane(CAMERA, [-0.09, z], [0.09, z * 0.86], 0.01, '#c3d3e6', { opacity: 0.8 }))
        .join(''),
      plane(CAMERA, [-2.6, 60], [-2.2, 3], 0.005, '#5a7ba4', { opacity: 0.35 }) +
        plane(CAMERA, [1.1, 60], [1.5, 3], 0.005, '#5a7ba4', { opacity: 0.35 }) +
        plane(CAMERA, [2.5, 60], [2.9, 3], 0.005, '#5a7ba4', { opacity: 0.35 }),
      trees.map(([x, z], index) => stand(CAMERA, x, z, pine(760 + ((index * 137) % 300), NIGHT_SKY, index + 3))).join(''),
      [40, 26, 18, 13, 9.4].map((z) => stand(CAMERA, -4.3, z, snowPole()) + stand(CAMERA, 4.3, z, snowPole())).join(''),
      pool(CAMERA, 1.8, 17, 3.4, 6, 'warm', 0.7),
      poly(
        [
          [1080, 860],
          [1160, 860],
          [1010, 760],
          [965, 760],
        ],
        '#fff6dc',
        { opacity: 0.3 },
      ),
      stand(CAMERA, 1.8, 12.5, carRear('#28496f')),
      pool(CAMERA, 1.8, 11, 1.6, 1.2, 'red', 0.35),
      bank(183, 1110, '#6d8db3', '#132c49'),
    ].join(''),
  )
}

/** A curtain of light: slender strips hanging from a waving hem. */
function curtain(seed: number, base: number, height: number, kind: 'green' | 'blue', strength: number): string {
  const next = chance(seed)
  const phase = next() * 6
  const color = kind === 'green' ? '#6fe0b0' : '#7fb2f0'
  const hem = (x: number): number => base + Math.sin(x / 260 + phase) * 70 + Math.sin(x / 97 + phase * 2) * 18
  const steps = 44
  return (
    Array.from({ length: steps }, (_, index) => {
      const x = (index / steps) * 1920
      const w = 1920 / steps + 1
      const rise = height * (0.6 + 0.4 * Math.sin(index * 0.7 + phase) + next() * 0.3)
      const opacity = strength * (0.28 + 0.22 * Math.sin(index * 0.35 + phase))
      return path(
        `M${n(x)},${n(hem(x))} L${n(x + w)},${n(hem(x + w))} L${n(x + w + 40)},${n(hem(x + w) - rise)} L${n(x + 40)},${n(hem(x) - rise)} Z`,
        `url(#aurora-${kind})`,
        { opacity: Number(Math.max(0.08, opacity).toFixed(2)) },
      )
    }).join('') +
    `<linearGradient id="aurora-${kind}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".12" stop-color="${color}" stop-opacity="1"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`
  )
}
