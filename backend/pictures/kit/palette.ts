// The colours of every picture: the theme's own (§9), the blues of a Nordic winter, and the pines.
export const INK = '#1a1a1a'
export const DEEP = '#0e2238'
export const BLUE = '#2863bf'
export const MIST = '#dfe6ee'
export const PALE = '#f3f3f3'
export const WHITE = '#ffffff'
export const YELLOW = '#ffca00'
export const RED = '#ed1b2e'
export const AMBER = '#f0a63c'
export const WOOD = '#b9824f'

/** `amount` 0..1 of the way from one `#rrggbb` to the other. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** The same colour turned from the light: towards the blue of the shadows; yellow towards amber, for blue would make it olive. */
export function shade(color: string, amount: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const yellow = (red ?? 0) - (blue ?? 0) > 120 && (green ?? 0) - (blue ?? 0) > 80
  return mix(color, yellow ? '#8f4a00' : '#071425', amount)
}

export function tint(color: string, amount: number): string {
  return mix(color, WHITE, amount)
}
