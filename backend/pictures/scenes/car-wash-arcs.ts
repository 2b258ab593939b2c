import { mirrored, project, stand, street } from '../kit/camera.ts'
import { carFront } from '../kit/car-front.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { outdoors } from '../kit/outdoors.ts'
import { YELLOW } from '../kit/palette.ts'
import { at, clipped, n, path, rect } from '../kit/svg.ts'
import { arch, brush, drops, foam, washExit, washHall } from '../kit/wash.ts'

const CAMERA = street(1056, { horizon: 640, eye: 1.75 })

/** A car comes out of the lit arches towards us, foam on its roof, the winter evening behind it. */
export function carWashArcs(): string {
  const paint = carFront('#c4303a')
  return frame(
    BLUE_HOUR,
    [
      rect(0, 0, 1920, 1200, '#0b1d31'),
      washHall(CAMERA, 2.6, 22),
      exit(),
      arch(CAMERA, 19, '#1d4a86', '#9cc4f5'),
      arch(CAMERA, 14.5, YELLOW, '#fff6dc'),
      stand(CAMERA, -2.1, 13, brush('#2863bf', '#5f95dd', 5)),
      stand(CAMERA, 2.1, 13, brush('#2863bf', '#5f95dd', 6)),
      arch(CAMERA, 11, '#2863bf', '#cfe4ff'),
      glow(1056, 760, 700, 300, 'blue', 0.2),
      jets(10.8),
      drops(4, 700, 260, 720, 560, 120),
      mirrored(CAMERA, 0, 7.3, paint, 0.25),
      stand(
        CAMERA,
        0,
        7.3,
        paint + foam(9, -52, -162, 100, 16, 15, 13) + foam(10, -80, -112, 44, 10, 9, 10) + foam(14, 30, -114, 50, 12, 9, 10),
      ),
      stand(CAMERA, -2.35, 7.1, brush(YELLOW, '#eba900', 3)),
      stand(CAMERA, 2.35, 7.1, brush(YELLOW, '#eba900', 4)),
      arch(CAMERA, 5.5, '#16406f', '#fff1c4'),
      foam(12, 560, 1070, 210, 60, 30, 26) + foam(13, 1330, 1080, 210, 50, 28, 26),
      drops(7, 330, 160, 1450, 900, 90),
    ].join(''),
  )
}

function exit(): string {
  const [left, top] = project(CAMERA, -2.5, 3.7, 22)
  const [right, bottom] = project(CAMERA, 2.5, 0, 22)
  const opening = rect(left, top, right - left, bottom - top, '#000000')
  return washExit(
    CAMERA,
    22,
    clipped('exit', opening, at(1056 - 960 * 0.45, 652 - 730 * 0.45, 0.45, outdoors({ mood: BLUE_HOUR, seed: 3, sunX: 1060 }))),
  )
}

/** Fans of water from both posts and from above. */
function jets(z: number): string {
  const fan = (x: number, y: number, tx: number, ty: number): string => {
    const [ax, ay] = project(CAMERA, x, y, z)
    const [bx, by] = project(CAMERA, tx, ty + 0.5, z)
    const [cx, cy] = project(CAMERA, tx, ty - 0.5, z)
    return path(`M${n(ax)},${n(ay)} L${n(bx)},${n(by)} L${n(cx)},${n(cy)} Z`, '#dcecff', { opacity: 0.2 })
  }
  return [1, 1.7, 2.4, 3.1].map((y) => fan(-2.46, y, -0.5, y * 0.6) + fan(2.46, y, 0.5, y * 0.6)).join('')
}
