// The few SVG elements the pictures are made of. Each function returns SVG text.
export interface Look {
  opacity?: number
  stroke?: string
  width?: number
  radius?: number
}

/** One decimal is finer than a pixel and keeps the text short. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function rect(x: number, y: number, width: number, height: number, fill: string, look: Look = {}): string {
  const corner = look.radius === undefined ? '' : ` rx="${n(look.radius)}"`
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${fill}"${rest(look)}/>`
}

export function path(d: string, fill: string, look: Look = {}): string {
  return `<path d="${d}" fill="${fill}"${rest(look)}/>`
}

export function poly(points: readonly (readonly [number, number])[], fill: string, look: Look = {}): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${rest(look)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, look: Look = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${rest(look)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${rest(look)}/>`
}

/** A line with round ends and joints. */
export function line(d: string, stroke: string, width: number, opacity?: number): string {
  return path(d, 'none', opacity === undefined ? { stroke, width } : { stroke, width, opacity })
}

export function at(x: number, y: number, scale: number, drawing: string, flip = false): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${drawing}</g>`
}

export function turned(degrees: number, x: number, y: number, drawing: string): string {
  return `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${drawing}</g>`
}

export function faded(opacity: number, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`
}

/** What of the drawing lies inside the shape; the id is the scene's to keep unique. */
export function clipped(id: string, shape: string, drawing: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${drawing}</g>`
}

function rest(look: Look): string {
  const stroke =
    look.stroke === undefined
      ? ''
      : ` stroke="${look.stroke}" stroke-width="${n(look.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
  return `${stroke}${look.opacity === undefined ? '' : ` opacity="${look.opacity}"`}`
}
