import type { CropWindow, Size } from './crop-window.ts'

export interface CutPass extends Size {
  /** the side that stays */
  gravity: 'left' | 'right' | 'top' | 'bottom'
}

/**
 * The window as cuts that each take off one side. The Images binding knows gravity as a point, too, but its local stand-in does not:
 * cut side by side, the same pixels come out in both. A cut that takes nothing off is left out, so it is mostly one or two.
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
