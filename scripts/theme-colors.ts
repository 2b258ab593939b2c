import { type Plugin, rule } from 'postcss'

/** `@theme-colors;` becomes the custom properties of each theme: of the first for the whole page, of another where `data-theme` names it. */
export function themeColors(themes: Readonly<Record<string, Readonly<Record<string, string>>>>): Plugin {
  return {
    postcssPlugin: 'theme-colors',
    AtRule: {
      'theme-colors'(place) {
        // vite looks for the file of each declaration
        const origin = place.source && { source: place.source }
        const rules = Object.entries(themes).map(([theme, colors], index) => {
          const selector = index === 0 ? ':root' : `[data-theme='${theme}']`
          return rule({ selector }).append(
            ...Object.entries(colors).map(([name, value]) => ({ prop: `--color-${name}`, value, ...origin })),
          )
        })
        place.replaceWith(...rules)
      },
    },
  }
}
