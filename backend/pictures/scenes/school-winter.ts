import { plane, stand, street } from '../kit/camera.ts'
import { roofSnow } from '../kit/canopy.ts'
import { times } from '../kit/chance.ts'
import { streetLamp } from '../kit/fixtures.ts'
import { frame } from '../kit/frame.ts'
import { door, windowLight } from '../kit/house.ts'
import { bank } from '../kit/land.ts'
import { glow, pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import type { PersonLook } from '../kit/person.ts'
import { person } from '../kit/person.ts'
import { snowfall } from '../kit/sky.ts'
import { at, path, poly, rect } from '../kit/svg.ts'
import { birch, pine } from '../kit/trees.ts'

const CAMERA = street(960)

const PUPILS: readonly [number, number, PersonLook, number][] = [
  [-2.6, 11.4, { coat: '#ed1b2e', style: 'beanie', hat: '#ffca00', stance: 'walk', back: true }, 0.76],
  [-1.5, 11.7, { coat: '#2863bf', style: 'long', hair: '#c9a15a', stance: 'walk', back: true }, 0.7],
  [0.9, 11, { coat: '#2f746b', style: 'beanie', hat: '#f3f3f3', skin: '#9a6545', stance: 'walk', back: true }, 0.8],
  [2.3, 11.6, { coat: '#c8962e', style: 'beanie', hat: '#1d3a5c', stance: 'walk', back: true }, 0.66],
  [3.1, 11.5, { coat: '#28496f', long: true, style: 'long', hair: '#3a2417', stance: 'walk', back: true }, 1],
]

/** First lesson: the school is warm and lit, the yard still blue. */
export function schoolWinter(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 211, sunX: 1540 }),
      stand(CAMERA, -12.6, 22, birch(1000, 3)) +
        stand(CAMERA, 13, 22, pine(980, BLUE_HOUR, 5)) +
        stand(CAMERA, 15, 24, pine(1120, BLUE_HOUR, 6)) +
        stand(CAMERA, -14.6, 24, pine(900, BLUE_HOUR, 7)),
      stand(CAMERA, 0, 18, school()),
      plane(CAMERA, [-1.6, 17.8], [1.6, 4], 0, '#7f9cc0'),
      pool(CAMERA, 0, 16, 5, 4, 'warm', 0.7),
      stand(CAMERA, -7, 13.4, streetLamp(620)) + pool(CAMERA, -5.8, 13.2, 3.6, 3, 'warm', 0.6),
      PUPILS.map(([x, z, look, size]) =>
        stand(
          CAMERA,
          x,
          z,
          at(
            0,
            0,
            size,
            person(look) +
              (size < 1
                ? rect(-15, -138, 30, 40, '#ffca00', { radius: 9 }) + rect(-10, -118, 20, 16, '#1a1a1a', { radius: 5, opacity: 0.35 })
                : ''),
          ),
        ),
      ).join(''),
      bank(213, 1075, '#b7c9df', '#2a4a73'),
      snowfall(214, 140),
    ].join(''),
  )
}

function school(): string {
  return [
    rect(-900, -420, 1800, 420, '#c98f3a'),
    rect(-900, -420, 1800, 420, 'url(#dark)', { opacity: 0.35 }),
    times(60, (index) => rect(-900 + index * 30, -420, 2, 420, '#071425', { opacity: 0.12 })),
    path('M-940,-414 L-860,-520 L860,-520 L940,-414 Z', '#22364d') + roofSnow(-900, 900, -500, 44, '#eef3f8'),
    poly(
      [
        [-230, -420],
        [0, -640],
        [230, -420],
      ],
      '#d9a24c',
    ) + path('M-262,-404 L0,-668 L262,-404 L262,-430 L0,-706 L-262,-430 Z', '#eef3f8'),
    rect(-200, -440, 400, 440, '#d9a24c'),
    windowLight(-45, -560, 90, 90),
    [-800, -640, -480, -320, 240, 400, 560, 720].map((x) => windowLight(x, -360, 84, 110) + windowLight(x, -170, 84, 110)).join(''),
    windowLight(-160, -380, 90, 110) + windowLight(70, -380, 90, 110),
    door(-112, 104, 220, '#1d3a5c') + door(8, 104, 220, '#1d3a5c'),
    glow(0, -120, 260, 200, 'warm', 0.5),
  ].join('')
}
