import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { bank } from '../kit/land.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { snowfall } from '../kit/sky.ts'
import { at, line, path, rect } from '../kit/svg.ts'
import { stack, tank, tower } from '../kit/works.ts'

/** The refinery by the sea at blue hour, its lamps in the water. */
export function refinery(): string {
  return frame(
    BLUE_HOUR,
    [
      outdoors({ mood: BLUE_HOUR, seed: 131, sunX: 420, horizon: 760, height: 110 }),
      at(1540, 770, 1, stack(520)) + at(1630, 770, 1, stack(430)),
      steam(1540, 244) + steam(1630, 334),
      works(),
      quay(),
      reflections(),
      bank(133, 1105, '#b7c9df', '#2a4a73'),
      snowfall(134, 90),
    ].join(''),
  )
}

function works(): string {
  return [
    glow(1060, 720, 760, 300, 'warm', 0.5),
    at(820, 780, 1, tower(56, 420)) +
      at(930, 780, 1, tower(76, 560, '#c3cfdf')) +
      at(1050, 780, 1, tower(50, 470)) +
      at(1150, 780, 1, tower(86, 380, '#c3cfdf')) +
      at(1260, 780, 1, tower(48, 500)),
    ...[640, 690, 740].map((y) => line(`M780,${y} L1320,${y}`, '#5b7390', 9)),
    times(10, (index) => rect(790 + index * 56, 630, 6, 150, '#3a5472')),
    at(430, 790, 1, tank(230, 150)) +
      at(640, 794, 1, tank(200, 190, '#eef3f8')) +
      at(1420, 792, 1, tank(210, 170, '#eef3f8')) +
      at(1660, 792, 1, tank(240, 140)) +
      at(220, 790, 1, tank(160, 110)),
  ].join('')
}

function quay(): string {
  return (
    rect(0, 784, 1920, 26, '#24384f') +
    rect(0, 784, 1920, 8, '#dfe8f3') +
    rect(0, 810, 1920, 320, '#3d6290') +
    rect(0, 810, 1920, 320, 'url(#dark)', { opacity: 0.5 })
  )
}

function steam(x: number, y: number): string {
  return path(
    `M${x - 8},${y} C${x - 20},${y - 60} ${x + 50},${y - 80} ${x + 40},${y - 140} C${x + 90},${y - 190} ${x + 210},${y - 150} ${x + 260},${y - 190} C${x + 220},${y - 110} ${x + 110},${y - 90} ${x + 70},${y - 70} C${x + 30},${y - 40} ${x + 20},${y - 20} ${x + 8},${y} Z`,
    '#dfe6ee',
    { opacity: 0.35 },
  )
}

function reflections(): string {
  const lamps = [822, 932, 1052, 1152, 1262, 430, 640, 1420, 1660]
  return [
    ...lamps.map((x, index) => glow(x, 880, 26 + (index % 3) * 10, 150, 'warm', 0.65)),
    ...lamps.flatMap((x, index) =>
      [0, 1, 2, 3].map((row) =>
        rect(x - 40 + ((index * 17 + row * 29) % 30), 840 + row * 42, 76 - row * 8, 3, '#ffdf94', { opacity: 0.35, radius: 2 }),
      ),
    ),
    ...Array.from({ length: 16 }, (_, index) =>
      rect((index * 337) % 1900, 826 + ((index * 53) % 260), 120, 3, '#9fb9da', { opacity: 0.3, radius: 2 }),
    ),
  ].join('')
}
