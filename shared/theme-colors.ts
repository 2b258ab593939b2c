/**
 * The colours of each theme (§9), the default theme first. `client/styles/tokens.css` has them as
 * custom properties.
 */
export const THEME_COLORS = {
  yellow: {
    primary: '#ffca00',
    'on-primary': '#1a1a1a',
    'primary-strong': '#e6b600',
    secondary: '#f3f3f3',
    'on-secondary': '#1a1a1a',
    tertiary: '#ed1b2e',
    'on-tertiary': '#ffffff',
  },
  blue: {
    primary: '#2863bf',
    'on-primary': '#ffffff',
    'primary-strong': '#1f4f9b',
    secondary: '#dddddd',
    'on-secondary': '#1a1a1a',
    tertiary: '#ec8601',
    'on-tertiary': '#1a1a1a',
  },
} as const

/**
 * The page's background in the dark scheme, for the browser's own bars. `client/styles/tokens.css`
 * has it, too.
 */
export const DARK_CANVAS = '#14181d'

export type Theme = keyof typeof THEME_COLORS
