import { type Plugin, rule } from 'postcss'

/** Replaces `@focal-points;` by the classes of `focalClass` (client/content/images/picture.tsx). */
export const focalPoints: Plugin = {
  postcssPlugin: 'focal-points',
  AtRule: {
    'focal-points'(place) {
      const rules = ['x', 'y'].flatMap((axis) =>
        Array.from({ length: 11 }, (_, tenths) =>
          rule({ selector: `.images-${axis}-${tenths}` }).append({
            prop: `--focal-${axis}`,
            value: `${tenths * 10}%`,
            ...(place.source && { source: place.source }),
          }),
        ),
      )
      place.replaceWith(...rules)
    },
  },
}
