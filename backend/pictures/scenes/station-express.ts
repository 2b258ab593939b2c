import { badge } from '../kit/brand.ts'
import { box, face, mirrored, plane, project, stand, street } from '../kit/camera.ts'
import { roofSnow } from '../kit/canopy.ts'
import { car } from '../kit/car.ts'
import { pylon } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { beam, glow, pool } from '../kit/light.ts'
import { NIGHT_SKY } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { YELLOW } from '../kit/palette.ts'
import { pump } from '../kit/pump.ts'
import { snowfall } from '../kit/sky.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(770)

/** An unstaffed station on a forest road at night: two pumps under one small roof. */
export function stationExpress(): string {
  const estate = car({ shape: 'suv', paint: '#2863bf' })
  return frame(
    NIGHT_SKY,
    [
      outdoors({ mood: NIGHT_SKY, seed: 61, sunX: 0, trees: [40, 150] }),
      [
        [-9, 21, 1000],
        [-6.6, 23, 860],
        [6.6, 22, 1060],
        [9.4, 20, 900],
        [12.6, 22, 1100],
        [-12, 24, 1180],
      ].map(([x = 0, z = 20, h = 900], index) => stand(CAMERA, x, z, pine(h, NIGHT_SKY, index + 2))),
      plane(CAMERA, [-7, 18], [9, 6.4], 0, 'url(#asphalt)'),
      roof(),
      stand(CAMERA, 7, 14.5, pylon(600)),
      [-1.9, 1.9].map((x) => mirrored(CAMERA, x, 13.6, pump()) + stand(CAMERA, x, 13.6, pump())),
      mirrored(CAMERA, 0.7, 11.6, estate),
      stand(CAMERA, 0.7, 11.6, estate),
      bank(15, 1085, '#6d8db3', '#132c49'),
      snowfall(71, 120, 0.8),
    ]
      .flat()
      .join(''),
  )
}

function roof(): string {
  const [left, top] = project(CAMERA, -3.7, 4.9, 12.8)
  const [right] = project(CAMERA, 3.7, 4.9, 12.8)
  const [middle, under] = project(CAMERA, 0, 4, 13)
  const [markX, markY] = project(CAMERA, -2.9, 4.45, 12.8)
  return [
    pool(CAMERA, 0, 14, 6.4, 5, 'warm', 0.85),
    box(CAMERA, { x: -0.22, y: 0, z: 15, w: 0.44, h: 4, d: 0.4 }, { front: '#dfe6ee', side: '#8fa3b8', flat: '#ffffff' }),
    plane(CAMERA, [-3.7, 12.8], [3.7, 17], 4, '#ffedc2'),
    [-2.2, 0, 2.2].map((x) => plane(CAMERA, [x - 0.6, 13.4], [x + 0.6, 16], 3.99, '#ffffff')).join(''),
    [-2.2, 0, 2.2].map((x) => beam(middle + x * 110, under, 130, 430, 450, 0.34)).join(''),
    box(CAMERA, { x: -3.7, y: 4, z: 12.8, w: 7.4, h: 0.9, d: 4.2 }, { front: YELLOW, side: '#e6a800', flat: 'none' }),
    face(CAMERA, [-3.7, 3.7], [3.94, 4.07], 12.8, '#fff6dc'),
    glow(middle, under, 520, 110, 'warm', 0.55),
    badge(markX, markY, 74),
    roofSnow(left, right, top, 26, '#8fabcc'),
  ].join('')
}
