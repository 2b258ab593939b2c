import type { FocalPoint } from '#shared/contract/image.ts'

/** The focal point as classes of the style sheet, in tenths: 'images-x-6 images-y-4'. The middle needs none (§3). */
export function focalClass(focalPoint: FocalPoint | undefined): string {
  if (!focalPoint) return ''
  const { x, y } = focalPoint
  return [
    ['x', tenths(x)],
    ['y', tenths(y)],
  ]
    .filter(([, step]) => step !== 5)
    .map(([axis, step]) => `images-${axis}-${step}`)
    .join(' ')
}

function tenths(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 10) : 5
}
