import { PLACEHOLDER, SERVICE_QUALITY, SERVICE_WIDTHS, widthModifiers } from '#shared/images/image-sizes.ts'

export interface ImageModifiers {
  /** as the one address of the picture has them */
  text: string
  /** pixels */
  width: number
  height?: number
  /** 1 to 100 */
  quality: number
  blur?: number
}

/** Everything the service makes: only what the site uses, lest others make the edge compute. */
const MADE: ImageModifiers[] = [
  ...SERVICE_WIDTHS.map((width) => ({ text: widthModifiers(width), width, quality: SERVICE_QUALITY })),
  { text: PLACEHOLDER, width: 10, height: 10, quality: 50, blur: 3 },
]
const MADE_BY_MEANING = new Map(MADE.map((modifiers) => [meaning(modifiers.text), modifiers]))

/**
 * 'f_webp,w_640,q_80' or 'w_640&f_webp': the modifiers of §7 (f, fit, w, h, s, q, b) and the placeholder's blur (§9), in any order, the
 * defaults said or not. Undefined when what they mean is not made.
 */
export function readModifiers(text: string): ImageModifiers | undefined {
  return MADE_BY_MEANING.get(meaning(text))
}

/** The same for all ways to write the same; s_10x10 is w_10,h_10. */
function meaning(text: string): string {
  const written = text.replace(/%26|%2c|&/gi, ',').replace(/(?<=^|,)s_(\d+)x(\d+)(?=,|$)/g, 'w_$1,h_$2')
  const parts = ['f_webp', 'fit_inside', `q_${SERVICE_QUALITY}`, ...written.split(',')]
  const values = new Map(parts.map((part) => [/^[a-z]*/.exec(part)?.[0], part]))
  return [...values.values()].toSorted().join()
}
