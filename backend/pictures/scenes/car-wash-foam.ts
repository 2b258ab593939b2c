import { mirrored, stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { YELLOW } from '../kit/palette.ts'
import { circle, ellipse, path, rect } from '../kit/svg.ts'
import { chance, times } from '../kit/chance.ts'
import { brush, drops, foam } from '../kit/wash.ts'

const CAMERA = street(960, { horizon: 560 })

/** Thick foam running down a car between the brushes. */
export function carWashFoam(): string {
  const suv = car({ shape: 'suv', paint: '#2863bf', lights: false })
  return frame(
    BLUE_HOUR,
    [
      rect(0, 0, 1920, 1200, '#14304f'),
      times(12, (row) => rect(0, 60 + row * 78, 1920, 3, '#2c537f', { opacity: 0.5 })),
      times(13, (column) => rect(column * 156, 0, 3, 940, '#2c537f', { opacity: 0.35 })),
      rect(0, 150, 1920, 30, '#fff1c4') + glow(960, 165, 1300, 260, 'warm', 0.5),
      rect(0, 930, 1920, 270, '#1b3a5c') + rect(0, 930, 1920, 270, 'url(#dark)', { opacity: 0.6 }),
      glow(960, 1010, 900, 120, 'blue', 0.35),
      stand(CAMERA, -4.1, 7.6, brush(YELLOW, '#eba900', 3)),
      stand(CAMERA, 4.1, 7.6, brush(YELLOW, '#eba900', 4)),
      drops(5, 100, 190, 1720, 640, 130),
      mirrored(CAMERA, 0, 6.6, suv, 0.22),
      stand(CAMERA, 0, 6.6, suv + coat()),
      foam(21, 250, 1080, 460, 80, 40, 34) + foam(22, 1210, 1090, 480, 70, 40, 34),
      bubbles(),
    ].join(''),
  )
}

/** A sheet of foam over roof and bonnet, its lower edge running down in drops. */
function coat(): string {
  const edge = [
    [-214, -76],
    [-186, -106],
    [-158, -70],
    [-126, -112],
    [-94, -84],
    [-62, -120],
    [-34, -72],
    [-4, -116],
    [28, -96],
    [56, -120],
    [84, -74],
    [114, -98],
    [142, -64],
    [170, -88],
    [196, -70],
  ] as const
  return [
    path(sheetDown(edge), '#eef5fc'),
    foam(31, -176, -188, 190, 22, 34, 17),
    foam(32, 18, -164, 70, 36, 14, 14),
    foam(33, 92, -128, 116, 20, 22, 13),
    foam(34, -220, -140, 34, 44, 12, 13),
  ].join('')
}

function sheetDown(edge: readonly (readonly [number, number])[]): string {
  const top = 'M-226,-96 C-216,-142 -196,-176 -160,-184 C-110,-190 -30,-192 6,-184 C44,-176 70,-150 96,-132 C146,-130 204,-116 216,-92'
  const runs = edge
    .toReversed()
    .map(([x, y], index) =>
      index % 2 === 0
        ? `L${x + 11},${y - 26} L${x + 11},${y - 10} C${x + 11},${y + 4} ${x - 11},${y + 4} ${x - 11},${y - 10} L${x - 11},${y - 26}`
        : `Q${x},${y + 6} ${x - 8},${y - 6}`,
    )
  return `${top} ${runs.join(' ')} Z`
}

function bubbles(): string {
  const next = chance(77)
  return times(34, () => {
    const x = 160 + next() * 1600
    const y = 220 + next() * 760
    const r = 8 + next() * 26
    return (
      circle(x, y, r, '#dcecff', { opacity: 0.16 }) +
      circle(x, y, r, 'none', { stroke: '#ffffff', width: 2, opacity: 0.6 }) +
      ellipse(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.14, '#ffffff', { opacity: 0.9 })
    )
  })
}
