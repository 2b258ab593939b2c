import { shade, tint } from './palette.ts'
import { circle, ellipse, line, n, path, poly, rect } from './svg.ts'

export interface PersonLook {
  skin?: string
  hair?: string
  /** short: cropped; long: to the shoulders; bun; cap and beanie cover it */
  style?: 'short' | 'long' | 'bun' | 'cap' | 'beanie' | 'helmet'
  hat?: string
  coat?: string
  trousers?: string
  /** where the hands are, cm from the feet; the elbow follows */
  left?: [number, number]
  right?: [number, number]
  stance?: 'stand' | 'walk' | 'none'
  long?: boolean
  vest?: string
  apron?: string
  /** seen from behind */
  back?: boolean
}

/** A grown person, 176 cm, seen from the front; `stance: 'none'` leaves out the legs behind a desk or counter. */
export function person(look: PersonLook = {}): string {
  const { skin = '#e8b896', coat = '#28496f', trousers = '#1b2736', stance = 'stand', left = [-25, -78], right = [25, -78] } = look
  return [
    stance === 'none' ? '' : ellipse(0, 1, 30, 5, '#050c16', { opacity: 0.4 }) + legs(trousers, stance),
    arm(-18, left, shade(coat, 0.22), skin),
    torso(coat, look.long ?? false),
    look.vest === undefined ? '' : vest(look.vest),
    look.apron === undefined ? '' : path('M-11,-128 L11,-128 L13,-112 L17,-66 L-17,-66 L-13,-112 Z', look.apron),
    arm(18, right, coat, skin),
    head(skin, look),
  ].join('')
}

function legs(color: string, stance: 'stand' | 'walk'): string {
  const [a, b] = stance === 'walk' ? [-20, 22] : [-9, 9]
  const leg = (hip: number, foot: number, fill: string): string =>
    path(`M${hip - 9},-88 L${hip + 9},-88 L${n(foot + 6.5)},-6 L${n(foot - 6.5)},-6 Z`, fill) +
    path(`M${n(foot - 7.5)},-9 L${n(foot + 8)},-9 C${n(foot + 11)},-4 ${n(foot + 10)},0 ${n(foot + 8)},0 L${n(foot - 8)},0 Z`, '#10161e')
  return leg(-8, a, shade(color, 0.25)) + leg(8, b, color)
}

function torso(coat: string, long: boolean): string {
  const hem = long ? -52 : -78
  const d = `M-7,-150 C-18,-148 -24,-143 -24.5,-134 L-21,-104 L-23,${hem} C-12,${hem + 4} 12,${hem + 4} 23,${hem} L21,-104 L24.5,-134 C24,-143 18,-148 7,-150 Z`
  return (
    path(d, coat) +
    path(
      `M-7,-150 C-18,-148 -24,-143 -24.5,-134 L-21,-104 L-23,${hem} C-17,${hem + 2.5} -12,${hem + 3} -7,${hem + 3} C-12,-100 -11,-126 -7,-150 Z`,
      shade(coat, 0.28),
      { opacity: 0.8 },
    ) +
    line(`M1,-147 L1,${hem + 3}`, tint(coat, 0.25), 1.2, 0.7)
  )
}

function vest(color: string): string {
  return (
    path('M-9,-150 L-19,-147 L-21,-104 L-22,-80 L22,-80 L21,-104 L19,-147 L9,-150 L0,-132 Z', color) +
    rect(-21, -112, 42, 6, '#f3f3f3') +
    rect(-22, -94, 44, 6, '#f3f3f3')
  )
}

function arm(shoulder: number, [x, y]: [number, number], sleeve: string, skin: string): string {
  const top = -139
  const side = Math.sign(shoulder)
  const bend = Math.max(0, 62 - Math.hypot(x - shoulder, y - top)) * 0.62
  const elbowX = (shoulder + x) / 2 + side * (4 + bend * 0.75)
  const elbowY = (top + y) / 2 + bend * 0.55
  return (
    circle(x, y, 5.2, skin) +
    line(`M${shoulder},${top} Q${n(elbowX)},${n(elbowY)} ${n(x - (x - elbowX) * 0.14)},${n(y - (y - elbowY) * 0.14)}`, sleeve, 12.5)
  )
}

function head(skin: string, { hair = '#3a2a20', style = 'short', hat = '#ffca00', back = false }: PersonLook): string {
  const long = style === 'long' ? path('M-13,-168 C-15,-150 -15,-142 -12,-138 L12,-138 C15,-142 15,-150 13,-168 Z', hair) : ''
  const bun = style === 'bun' ? circle(0, -182.5, 6.4, hair) : ''
  return [
    long,
    bun,
    poly(
      [
        [-5, -156],
        [5, -156],
        [5.6, -146],
        [-5.6, -146],
      ],
      shade(skin, 0.18),
    ),
    ellipse(0, -163.5, 10.4, 13, skin),
    path('M0,-176.5 C-6,-176.5 -10.4,-171 -10.4,-163.5 C-10.4,-156 -6,-150.5 0,-150.5 C-4,-158 -4,-170 0,-176.5 Z', shade(skin, 0.22), {
      opacity: 0.5,
    }),
    path(
      'M-11,-162 C-12.5,-172 -8,-178.6 0,-178.6 C8,-178.6 12.5,-172 11,-162 C10,-168 8,-171 4,-171.6 C-2,-170.6 -9,-171 -11,-162 Z',
      hair,
    ),
    back ? ellipse(0, -164, 10.8, 12.6, hair) : '',
    style === 'beanie'
      ? path('M-12,-166 C-13,-180 -7,-184.5 0,-184.5 C7,-184.5 13,-180 12,-166 C4,-168.5 -4,-168.5 -12,-166 Z', hat) +
        path('M-12.4,-165 C-4,-168.4 4,-168.4 12.4,-165 L12,-170.6 C4,-173.6 -4,-173.6 -12,-170.6 Z', shade(hat, 0.2))
      : '',
    style === 'cap'
      ? path('M-11.4,-168 C-12,-178 -7,-181.5 0,-181.5 C7,-181.5 12,-178 11.4,-168 Z', hat) +
        path('M-2,-169.5 L15.5,-168.6 C16,-166.6 14,-166 11,-166.2 L-2,-167 Z', shade(hat, 0.3))
      : '',
    style === 'helmet'
      ? path('M-13,-167 C-13.5,-180 -7,-184.5 0,-184.5 C7,-184.5 13.5,-180 13,-167 Z', hat) +
        rect(-15, -169, 30, 3.4, shade(hat, 0.2), { radius: 1.7 }) +
        path('M-2.4,-184 L2.4,-184 L2.4,-169 L-2.4,-169 Z', tint(hat, 0.4))
      : '',
  ].join('')
}
