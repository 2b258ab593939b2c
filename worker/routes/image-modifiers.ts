import { PLACEHOLDER, SERVICE_QUALITY, SERVICE_WIDTHS } from '#shared/images/image-sizes.ts'

export interface ImageModifiers {
  /** in canonical spelling */
  text: string
  format: 'webp' | 'jpeg'
  /** `cover` crops to width and height */
  fit: 'inside' | 'cover'
  /** pixels */
  width: number
  height?: number
  /** 1 to 100 */
  quality: number
  /** '#ffffff', behind a transparent image */
  background?: string
  blur?: number
}

/** The allowed values (§7). Few, because each new size costs computing time at the edge. */
const WIDTHS = new Set([...SERVICE_WIDTHS, 1200])
const HEIGHTS = new Set([360, 480, 630, 720])
const QUALITIES = new Set([50, SERVICE_QUALITY])
const BACKGROUNDS = new Set(['ffffff'])

const PLACEHOLDER_VALUES = valuesOf(PLACEHOLDER)

/**
 * Reads 'f_webp,w_640,q_80' or 'w_640&f_webp': the modifiers of §7 (f, fit, w, h, s, q, b) and the
 * blur of the placeholder (§9), in any order, with or without the defaults. undefined for an
 * unknown modifier or value.
 */
export function readModifiers(text: string): ImageModifiers | undefined {
  const values = valuesOf(text.replace(/%26|%2c|&/gi, ','))
  if (isPlaceholder(values))
    return {
      text: PLACEHOLDER,
      format: 'webp',
      fit: 'inside',
      width: 10,
      height: 10,
      quality: 50,
      blur: 3,
    }
  const { f = 'webp', fit = 'inside', w, h, q = String(SERVICE_QUALITY), b, ...unknown } = values
  const [width, height, quality] = [sizeOf(w), sizeOf(h), sizeOf(q)]
  if (
    Object.keys(unknown).length > 0 ||
    (f !== 'webp' && f !== 'jpeg') ||
    (fit !== 'inside' && fit !== 'cover')
  )
    return undefined
  if (width === undefined || !WIDTHS.has(width) || quality === undefined || !QUALITIES.has(quality))
    return undefined
  if (h !== undefined ? height === undefined || !HEIGHTS.has(height) : fit === 'cover')
    return undefined
  if (b !== undefined && !BACKGROUNDS.has(b)) return undefined
  const written = [
    `f_${f}`,
    fit === 'cover' && `fit_${fit}`,
    `w_${w}`,
    h && `h_${h}`,
    `q_${q}`,
    b && `b_${b}`,
  ]
  return {
    text: written.filter(Boolean).join(),
    format: f,
    fit,
    width,
    quality,
    ...(height && { height }),
    ...(b && { background: `#${b}` }),
  }
}

/**
 * Values by name. `s_10x10` is `w_10,h_10`. The last of repeated modifiers is used. Other text is
 * kept as an unknown name.
 */
function valuesOf(text: string): Record<string, string> {
  const parts = text.replace(/(?<=^|,)s_(\d+)x(\d+)(?=,|$)/g, 'w_$1,h_$2').split(',')
  return Object.fromEntries(
    parts.map((part) => [part.split('_', 1)[0] ?? '', part.slice(part.indexOf('_') + 1)]),
  )
}

function isPlaceholder(values: Record<string, string>): boolean {
  const all = { ...PLACEHOLDER_VALUES, ...values }
  return (
    values['blur'] !== undefined &&
    Object.entries(all).every(([name, value]) => PLACEHOLDER_VALUES[name] === value)
  )
}

/** undefined for other spellings of a number: '0640', '640.0'. */
function sizeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
