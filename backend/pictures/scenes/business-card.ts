import { logo, mark } from '../kit/brand.ts'
import { plane, stand, street } from '../kit/camera.ts'
import { canopy } from '../kit/canopy.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { DEEP, INK, YELLOW } from '../kit/palette.ts'
import { snowfall } from '../kit/sky.ts'
import { at, clipped, faded, path, rect, turned } from '../kit/svg.ts'
import { van } from '../kit/truck.ts'

const CAMERA = street(960, { horizon: 720 })

/** Two cards for business customers, and the vans they keep on the road. */
export function businessCard(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 161, sunX: 1600, horizon: 720 }),
      plane(CAMERA, [-60, 26], [60, 4], 0, 'url(#asphalt)'),
      canopy(CAMERA, { x: -9, z: 19, w: 22, d: 7, snow: '#dfe8f3', height: 4.6 }),
      stand(CAMERA, -5.3, 15.5, van()),
      stand(CAMERA, 6.9, 16.4, van('#2863bf', '#f3f3f3')),
      faded(0.22, rect(0, 0, 1920, 1200, DEEP)),
      snowfall(162, 90),
      glow(960, 640, 760, 520, 'warm', 0.6),
      turned(9, 960, 640, card('back', 700, 470, INK, YELLOW)),
      turned(-8, 960, 640, card('front', 610, 440, YELLOW, INK)),
    ].join(''),
  )
}

function card(id: string, x: number, y: number, plate: string, ink: string): string {
  const width = 640
  const height = 404
  const light = plate === YELLOW
  return [
    rect(x + 18, y + 26, width, height, '#071425', { radius: 34, opacity: 0.35 }),
    rect(x, y, width, height, plate, { radius: 34 }),
    clipped(
      `card-${id}`,
      rect(x, y, width, height, plate, { radius: 34 }),
      path(
        `M${x + width * 0.56},${y} L${x + width},${y} L${x + width},${y + height} L${x + width * 0.34},${y + height} Z`,
        light ? '#ffd84d' : '#24384f',
        { opacity: 0.8 },
      ) +
        faded(light ? 0.1 : 0.2, at(x + width * 0.5, y + 60, 4.4, mark(ink, plate))) +
        rect(x, y, width, 120, '#ffffff', { opacity: light ? 0.16 : 0.05 }),
    ),
    at(x + 44, y + 44, 0.9, light ? logo(INK, INK, YELLOW) : logo('#ffffff', YELLOW, INK)),
    rect(x + 44, y + 186, 96, 72, light ? '#e9eef4' : '#c3cfdf', { radius: 12 }) +
      path(
        `M${x + 44},${y + 210} h34 v24 h-34 M${x + 140},${y + 210} h-34 v24 h34 M${x + 78},${y + 186} v72 M${x + 106},${y + 186} v72`,
        'none',
        { stroke: '#8297ad', width: 3 },
      ),
    path(`M${x + 166},${y + 204} q18,18 0,36 M${x + 184},${y + 194} q28,28 0,56 M${x + 202},${y + 184} q38,38 0,76`, 'none', {
      stroke: ink,
      width: 6,
    }),
    ...[0, 1, 2, 3].map((group) => rect(x + 44 + group * 116, y + 296, 92, 18, ink, { radius: 8, opacity: 0.8 })),
    rect(x + 44, y + 338, 210, 16, ink, { radius: 8, opacity: 0.5 }),
  ].join('')
}
