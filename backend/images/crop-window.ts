import type { PictureRequest } from './picture-request.ts'

interface Size {
  width: number
  height: number
}

/** The picture is scaled to `scaled`; the window begins at left and top. All in whole pixels. */
interface CropWindow extends Size {
  scaled: Size
  left: number
  top: number
}

/**
 * Places the window so that the focal point is as central as the picture's edges allow. Never
 * enlarges.
 */
export function cropWindow(source: Size, request: PictureRequest): CropWindow {
  const ratio = source.width / source.height
  const width =
    request.width ?? (request.height === undefined ? source.width : request.height * ratio)
  const height = request.height ?? width / ratio
  if (!request.crop) {
    const scaled = scale(source, Math.min(1, width / source.width, height / source.height))
    return { scaled, left: 0, top: 0, ...scaled }
  }
  const seenWidth = Math.min(source.width, (source.height * width) / height) / request.zoom
  const scaled = scale(source, Math.min(1, width / seenWidth))
  const share = scaled.width / source.width
  const cut = {
    width: wholePixels(seenWidth * share, scaled.width),
    height: wholePixels(((seenWidth * height) / width) * share, scaled.height),
  }
  const left = offset(request.focalPoint.x, scaled.width, cut.width)
  const top = offset(request.focalPoint.y, scaled.height, cut.height)
  return { scaled, left, top, ...cut }
}

function scale({ width, height }: Size, factor: number): Size {
  return { width: wholePixels(width * factor, width), height: wholePixels(height * factor, height) }
}

function wholePixels(side: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(side)))
}

function offset(focus: number, whole: number, cut: number): number {
  return Math.min(whole - cut, Math.max(0, Math.round(focus * whole - cut / 2)))
}

interface CutPass extends Size {
  /** the side that is kept */
  gravity: 'left' | 'right' | 'top' | 'bottom'
}

/**
 * The window as cuts that each remove one side. The Images binding also accepts a point as gravity,
 * but its local simulation does not, and cuts of one side give the same pixels in both. A cut that
 * removes nothing is dropped.
 */
export function cutPasses({ scaled, left, top, width, height }: CropWindow): CutPass[] {
  const cuts: CutPass[] = [
    { width: left + width, height: scaled.height, gravity: 'left' },
    { width, height: scaled.height, gravity: 'right' },
    { width, height: top + height, gravity: 'top' },
    { width, height, gravity: 'bottom' },
  ]
  let size: Size = scaled
  const passes = cuts.filter((cut) => {
    const takesOff = cut.width !== size.width || cut.height !== size.height
    size = cut
    return takesOff
  })
  return passes.length === 0 ? [{ ...scaled, gravity: 'left' }] : passes
}
