import { circle, n, path, turned } from './svg.ts'
import { times } from './chance.ts'

/** A wind turbine: `height` to the hub, in centimetres of its own; `turn` of the rotor in degrees. */
export function turbine(height: number, turn: number, white = '#f6f9fc', shadow = '#a9bdd2'): string {
  const foot = height * 0.028
  const top = height * 0.013
  const blade = height * 0.62
  const wide = height * 0.026
  const tower =
    path(`M${n(-foot)},0 L${n(-top)},${-height} L${n(top)},${-height} L${n(foot)},0 Z`, white) +
    path(`M${n(-foot)},0 L${n(-top)},${-height} L0,${-height} L0,0 Z`, shadow)
  const blades = times(3, (index) =>
    turned(
      turn + index * 120,
      0,
      -height,
      path(
        `M${n(-wide * 0.5)},${-height} C${n(-wide * 1.3)},${n(-height - blade * 0.2)} ${n(-wide * 0.5)},${n(-height - blade * 0.7)} 0,${n(-height - blade)} C${n(wide * 0.4)},${n(-height - blade * 0.6)} ${n(wide * 0.7)},${n(-height - blade * 0.2)} ${n(wide * 0.5)},${-height} Z`,
        white,
      ) +
        path(
          `M0,${-height} L0,${n(-height - blade)} C${n(wide * 0.4)},${n(-height - blade * 0.6)} ${n(wide * 0.7)},${n(-height - blade * 0.2)} ${n(wide * 0.5)},${-height} Z`,
          shadow,
        ),
    ),
  )
  return tower + blades + circle(0, -height, height * 0.026, white) + circle(0, -height, height * 0.013, shadow)
}
