// The colours of every picture: the theme's own (§9), the blues of a Nordic winter, and the pines.
export const INK = '#1a1a1a'
export const NIGHT = '#0b1a2b'
export const DEEP = '#0e2238'
export const NAVY = '#1d3a5c'
export const BLUE = '#2863bf'
export const STEEL = '#8fa3b8'
export const MIST = '#dfe6ee'
export const PALE = '#f3f3f3'
export const WHITE = '#ffffff'
export const YELLOW = '#ffca00'
export const RED = '#ed1b2e'
export const WARM = '#ffdf94'
export const AMBER = '#f0a63c'
export const PINE = '#1f4a44'
export const WOOD = '#b9824f'

/** `amount` 0..1 of the way from one `#rrggbb` to the other. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * amount).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** The same colour turned from the light: towards the blue of the shadows, never to plain black. */
export function shade(color: string, amount: number): string {
  return mix(color, '#071425', amount)
}

export function tint(color: string, amount: number): string {
  return mix(color, WHITE, amount)
}
