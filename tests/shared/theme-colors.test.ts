import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK_CANVAS, THEME_COLORS } from '#shared/theme-colors.ts'

const THEMES = Object.entries(THEME_COLORS)
const NORMAL_TEXT = 4.5
/**
 * for bold text from 18.66 px on: the text of the hero on the tertiary colour
 * (client/content/blocks/hero.css)
 */
const LARGE_TEXT = 3

test.each(THEMES)('text can be read on the colours of the theme %s (WCAG 1.4.3)', (_, colors) => {
  expect(contrast(colors['on-primary'], colors.primary)).toBeGreaterThanOrEqual(NORMAL_TEXT)
  expect(contrast(colors['on-primary'], colors['primary-strong'])).toBeGreaterThanOrEqual(
    NORMAL_TEXT,
  )
  expect(contrast(colors['on-secondary'], colors.secondary)).toBeGreaterThanOrEqual(NORMAL_TEXT)
  expect(contrast(colors['on-tertiary'], colors.tertiary)).toBeGreaterThanOrEqual(LARGE_TEXT)
})

const TOKENS = readFileSync('client/styles/tokens.css', 'utf8')

test.each([
  ['on-tint', 'primary-tint', NORMAL_TEXT],
  ['soon', 'canvas', NORMAL_TEXT],
  ['text', 'canvas', NORMAL_TEXT],
  ['text', 'canvas-cool', NORMAL_TEXT],
  ['text-soft', 'canvas', NORMAL_TEXT],
  ['text-soft', 'canvas-cool', NORMAL_TEXT],
  ['text-on-night', 'canvas-night', NORMAL_TEXT],
  ['error', 'canvas', NORMAL_TEXT],
  ['success', 'canvas', NORMAL_TEXT],
  // borders of controls and the focus ring (WCAG 1.4.11)
  ['line-strong', 'canvas', 3],
  ['focus', 'canvas', 3],
  ['focus', 'canvas-cool', 3],
])('the colour %s can be seen on %s in both schemes', (front, back, least) => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrast(token(front, scheme), token(back, scheme))).toBeGreaterThanOrEqual(least)
})

test.each([
  ['on-plane', 'plane'],
  ['on-secondary', 'secondary'],
])('in the dark the colour %s can be seen on %s', (front, back) => {
  expect(contrast(token(front, 'dark'), token(back, 'dark'))).toBeGreaterThanOrEqual(NORMAL_TEXT)
})

test('the bars of the browser have the colour of the page in the dark', () => {
  expect(token('canvas', 'dark')).toBe(DARK_CANVAS)
})

test('the account hub has the colours of the default theme', () => {
  const sheet = readFileSync('backend/public/hub/hub.css', 'utf8')
  const { primary, 'primary-strong': strong } = THEME_COLORS.yellow
  expect(sheet).toContain(`--color-primary: ${primary};`)
  expect(sheet).toContain(`--color-primary-strong: ${strong};`)
})

/** A colour without `light-dark()` is the same in both schemes. */
function token(name: string, scheme: 'light' | 'dark'): string {
  const written = new RegExp(`--color-${name}: (?:light-dark\\(\\S+ )?(#[\\da-f]+)\\)?;`)
  const inLight = new RegExp(`--color-${name}: (?:light-dark\\()?(#[\\da-f]+)`)
  return (scheme === 'light' ? inLight : written).exec(TOKENS)?.[1] ?? ''
}

/** contrast of two hex colours (WCAG 2) */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
