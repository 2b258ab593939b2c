import type { Shape } from '../station-source.ts'

/** Pixels around the point a marker stands at: rightwards and downwards from it. */
export interface MarkerBox {
  left: number
  top: number
  width: number
  height: number
}

/** a pin stands with its tip on its station */
const PIN: MarkerBox = { left: -15, top: -38, width: 30, height: 38 }
export const CHOSEN_PIN: MarkerBox = { left: -22.5, top: -57, width: 45, height: 57 }
const CLUSTER_PX = 48

/** A cluster of more stations is larger. */
export function markerBox(shape: Shape): MarkerBox {
  if (shape.kind === 'station') return PIN
  const size = CLUSTER_PX * growth(shape.count)
  return { left: -size / 2, top: -size / 2, width: size, height: size }
}

function growth(count: number): number {
  if (count < 10) return 0.85
  if (count < 100) return 1
  return count < 1000 ? 1.15 : 1.35
}
