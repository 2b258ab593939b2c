import { chance, times } from '../kit/chance.ts'
import { stand, street } from '../kit/camera.ts'
import { frame } from '../kit/frame.ts'
import { bank, drifts } from '../kit/land.ts'
import { glow, longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { person } from '../kit/person.ts'
import { poly } from '../kit/svg.ts'
import { birch, pine, treeline } from '../kit/trees.ts'

const CAMERA = street(960, { horizon: 760 })

/** Low sun through a snow-laden forest, and someone small on the path. */
export function forestCarbon(): string {
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 121, sunX: 960, horizon: 760, height: 190 }),
      treeline(122, 764, -40, 800, 120, 330, '#6f97b8') + treeline(123, 764, 1120, 1960, 120, 330, '#6f97b8'),
      treeline(124, 776, -40, 640, 160, 420, '#3f6f87') + treeline(125, 776, 1300, 1960, 160, 420, '#3f6f87'),
      glow(960, 740, 620, 420, 'yellow', 0.4),
      rays(),
      poly(
        [
          [930, 770],
          [990, 770],
          [1240, 1200],
          [620, 1200],
        ],
        '#ffffff',
        { opacity: 0.65 },
      ),
      poly(
        [
          [956, 770],
          [964, 770],
          [960, 1200],
          [860, 1200],
        ],
        '#adc3dc',
        { opacity: 0.4 },
      ),
      trunks(),
      stand(
        CAMERA,
        0.4,
        15,
        longShadow(36, 300, 40) + person({ coat: '#ed1b2e', style: 'beanie', hat: '#ffca00', back: true, stance: 'walk' }),
      ),
      drifts(126, 1000, '#ffffff', '#9fbbd9', 3),
      bank(127, 1125, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}

function rays(): string {
  return times(9, (index) => {
    const angle = Math.PI * (1.06 + index * 0.11)
    const reach = 1250
    const spread = 0.028
    return poly(
      [
        [960, 745],
        [960 + Math.cos(angle - spread) * reach, 745 + Math.sin(angle - spread) * reach],
        [960 + Math.cos(angle + spread) * reach, 745 + Math.sin(angle + spread) * reach],
      ],
      '#fff6dc',
      { opacity: 0.16 },
    )
  })
}

function trunks(): string {
  const next = chance(128)
  const places = [
    [-7.6, 17, 950],
    [7.4, 17, 900],
    [-5.4, 14, 820],
    [5.6, 13.6, 860],
    [-8.4, 13, 1000],
    [8.2, 12.6, 1020],
    [-4, 10.4, 760],
    [4.4, 10, 740],
    [-6.6, 9.6, 900],
    [6.6, 9.2, 920],
  ]
  return places
    .map(([x = 0, z = 0, height = 0], index) =>
      stand(
        CAMERA,
        x,
        z,
        longShadow(height * 0.1, 260, x * 40, 0.2) +
          (index % 5 === 3 ? birch(height, index + 1) : pine(height * (0.92 + next() * 0.16), MORNING, index + 1)),
      ),
    )
    .join('')
}
