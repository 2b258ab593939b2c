export interface ImageModifiers {
  width?: number
  height?: number
  fit: 'cover' | 'contain' | 'scale-down'
  format: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/png'
  /** 1 to 100 */
  quality: number
  blur?: number
  /** '#rrggbb' */
  background?: string
}

const MAX_PIXELS = 3_840
const FORMATS: Record<string, ImageModifiers['format']> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const FITS: Record<string, ImageModifiers['fit']> = {
  cover: 'cover',
  contain: 'contain',
  fill: 'cover',
  inside: 'scale-down',
  outside: 'cover',
}

/**
 * 'w_640,f_webp' or 'w_640&f_webp', the modifiers of §7: f, fit, w, h, s (WxH), q, b (background) and the placeholder's blur (§9).
 * '_' alone means none. Undefined when one is unknown or out of range: no visitor makes the edge compute what the site never asks for.
 */
export function readModifiers(text: string): ImageModifiers | undefined {
  const modifiers: ImageModifiers = { fit: 'scale-down', format: 'image/webp', quality: 80 }
  if (text === '_') return modifiers
  for (const part of decodeSeparators(text).split(/[,&]/)) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? []
    if (!apply(modifiers, name, value)) return undefined
  }
  // without both sizes there is nothing to crop to
  if (modifiers.width === undefined || modifiers.height === undefined) modifiers.fit = 'scale-down'
  return modifiers
}

function apply(modifiers: ImageModifiers, name: string, value: string): boolean {
  if (name === 's') {
    const [width = '', height = '', more] = value.split('x')
    return more === undefined && apply(modifiers, 'w', width) && apply(modifiers, 'h', height)
  }
  const number = /^\d{1,4}$/.test(value) ? Number(value) : NaN
  const format = Object.hasOwn(FORMATS, value) ? FORMATS[value] : undefined
  const fit = Object.hasOwn(FITS, value) ? FITS[value] : undefined
  if (name === 'w' && number >= 1 && number <= MAX_PIXELS) modifiers.width = number
  else if (name === 'h' && number >= 1 && number <= MAX_PIXELS) modifiers.height = number
  else if (name === 'q' && number >= 1 && number <= 100) modifiers.quality = number
  else if (name === 'blur' && number >= 0 && number <= 250) modifiers.blur = number
  else if (name === 'b' && /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) modifiers.background = `#${value}`
  else if (name === 'f' && format) modifiers.format = format
  else if (name === 'fit' && fit) modifiers.fit = fit
  else return false
  return true
}

function decodeSeparators(text: string): string {
  return text.replace(/%26/gi, '&').replace(/%2c/gi, ',')
}
