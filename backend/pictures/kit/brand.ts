// The mark: a low sun, and in it the figure 1, its stem widening towards us like a road. A hundred units square.
import { INK, YELLOW } from './palette.ts'
import { at, circle, path, rect } from './svg.ts'

export function mark(tile = INK, light = YELLOW): string {
  return [
    rect(0, 0, 100, 100, tile, { radius: 24 }),
    circle(50, 50, 37, light),
    path('M60,20 L66,100 L40,100 L43.5,45 L27,53 L27,36.5 L47,20 Z', tile),
  ].join('')
}

/** The letters S and t, drawn with one pen; 100 units high, 122 wide. */
export function letters(color = INK): string {
  const s = 'M58,27 C54,15 44,11 34,11 C20,11 11,18 11,29 C11,41 22,45 35,48 C49,51 60,55 60,69 C60,82 49,89 35,89 C22,89 12,83 9,71'
  const t = 'M91,13 L91,70 C91,83 97,89 108,89 L115,88 M74,39 L115,39'
  return [s, t].map((d) => path(d, 'none').replace('/>', ` stroke="${color}" stroke-width="21" stroke-linejoin="round"/>`)).join('')
}

/** The whole logo, 240 wide and 100 high: the word and, as its last figure, the mark. */
export function logo(word = INK, tile = INK, light = YELLOW): string {
  return letters(word) + at(136, 0, 1, mark(tile, light))
}

/** The mark on an object: its centre and width, in the object's own units. */
export function badge(x: number, y: number, size: number, tile = INK, light = YELLOW): string {
  return at(x - size / 2, y - size / 2, size / 100, mark(tile, light))
}

export function wordmark(x: number, y: number, height: number, word = INK, tile = INK, light = YELLOW): string {
  return at(x - height * 1.18, y - height / 2, height / 100, logo(word, tile, light))
}
