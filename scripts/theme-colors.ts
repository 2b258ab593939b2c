import { type Plugin, rule } from 'postcss'

/**
 * Replaces `@theme-colors;` by each theme's custom properties: the first for the page, others where
 * `data-theme` names them.
 */
export function themeColors(
  themes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Plugin {
  return {
    postcssPlugin: 'theme-colors',
    AtRule: {
      'theme-colors'(place) {
        // Vite reads the file name of each declaration.
        const origin = place.source && { source: place.source }
        const rules = Object.entries(themes).map(([theme, colors], index) => {
          const selector = index === 0 ? ':root' : `[data-theme='${theme}']`
          return rule({ selector }).append(
            ...Object.entries(colors).map(([name, value]) => ({
              prop: `--color-${name}`,
              value,
              ...origin,
            })),
          )
        })
        place.replaceWith(...rules)
      },
    },
  }
}
