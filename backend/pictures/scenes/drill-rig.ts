import { plane, stand, street } from '../kit/camera.ts'
import { wheelAt } from '../kit/car.ts'
import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { door, house, windowLight } from '../kit/house.ts'
import { bank } from '../kit/land.ts'
import { glow, longShadow } from '../kit/light.ts'
import { MORNING } from '../kit/mood.ts'
import { badge } from '../kit/brand.ts'
import { outdoors } from '../kit/outdoors.ts'
import { INK, YELLOW } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ellipse, line, path, rect } from '../kit/svg.ts'
import { pine } from '../kit/trees.ts'

const CAMERA = street(864)

/** A drill rig makes the borehole for a house's ground-source heat. */
export function drillRig(): string {
  return frame(
    MORNING,
    [
      outdoors({ mood: MORNING, seed: 221, sunX: 300 }),
      stand(CAMERA, 11.6, 24, pine(980, MORNING, 2)) +
        stand(CAMERA, 13.6, 26, pine(1120, MORNING, 3)) +
        stand(CAMERA, -9, 24, pine(900, MORNING, 5)) +
        stand(CAMERA, -11, 22, pine(700, MORNING, 6)),
      stand(
        CAMERA,
        7,
        18,
        longShadow(700, 140, 300) +
          house(720, 330, '#b23a2e', '#ffffff') +
          windowLight(-280, -240, 110, 130) +
          windowLight(-120, -240, 110, 130) +
          windowLight(190, -240, 110, 130) +
          windowLight(-50, -466, 100, 96) +
          door(60),
      ),
      plane(CAMERA, [-30, 12.4], [30, 8.4], 0, '#dbe5ef'),
      stand(CAMERA, -0.6, 10.6, longShadow(360, 130, 260) + rig()),
      stand(
        CAMERA,
        2.3,
        10,
        longShadow(36, 170, 220) +
          person({ coat: '#1d3a5c', vest: YELLOW, style: 'helmet', hat: '#ffffff', skin: '#e8b896', left: [-36, -102], right: [24, -84] }),
      ),
      stand(
        CAMERA,
        -3.4,
        10.2,
        longShadow(36, 170, 220) +
          person({ coat: '#c8962e', style: 'helmet', hat: '#ed1b2e', skin: '#9a6545', hair: '#15100e', right: [30, -100] }),
      ),
      bank(223, 1080, '#ffffff', '#9fbbd9'),
    ].join(''),
  )
}

function rig(): string {
  const mast =
    rect(86, -640, 44, 640, YELLOW) +
    rect(86, -640, 14, 640, '#cc8a00') +
    times(14, (index) => line(`M90,${-30 - index * 44} L126,${-62 - index * 44}`, '#a86400', 4, 0.7))
  return [
    ellipse(0, 2, 230, 14, '#071425', { opacity: 0.35 }),
    ellipse(150, 2, 92, 12, '#8297ad'),
    rect(-210, -64, 290, 64, '#16222f', { radius: 32 }) + times(5, (index) => wheelAt(-178 + index * 56, 21)),
    rect(-200, -176, 260, 112, '#24384f', { radius: 8 }) + rect(-200, -176, 130, 112, YELLOW, { radius: 8 }) + badge(-135, -120, 64),
    times(4, (index) => rect(-54 + index * 22, -160, 12, 70, '#0e1c2e', { radius: 4 })),
    path('M-190,-176 L-190,-250 C-190,-262 -182,-268 -172,-268 L-110,-268 L-90,-176 Z', '#1c2f45') +
      path('M-176,-186 L-176,-244 C-176,-250 -172,-254 -166,-254 L-120,-254 L-106,-186 Z', 'url(#window)'),
    line('M20,-150 L96,-380', '#8297ad', 16) + line('M20,-150 L66,-290', '#c3cfdf', 24),
    mast,
    rect(76, -664, 64, 30, INK, { radius: 6 }),
    rect(120, -440, 54, 96, '#ed1b2e', { radius: 8 }) + rect(128, -426, 38, 14, '#ffffff', { radius: 4, opacity: 0.8 }),
    rect(141, -344, 12, 350, '#8297ad') + rect(141, -344, 4, 350, '#e9eef4'),
    rect(118, -96, 58, 22, '#24384f', { radius: 5 }),
    line('M112,-650 C180,-690 190,-560 148,-440', INK, 7),
    path('M112,-6 C124,-30 140,-18 150,-34 C162,-16 184,-28 194,-4 Z', '#8fa3b8'),
    glow(108, -668, 40, 40, 'yellow', 0.9),
  ].join('')
}
