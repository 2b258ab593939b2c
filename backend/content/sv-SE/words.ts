// The Swedish editors' words: links and rich text of this locale, and the two small cards used all over the pages.
import { card, contentFor } from '../source.ts'
import type { PageKey } from '../page-paths.ts'

export const { md, to, path, navigationItem } = contentFor('sv-SE')

/** A card of a quick navigation: a title and one way on. */
export function shortcut(id: string, title: string, key: PageKey, text: string) {
  return card(id, { title, links: [to(key, text)] })
}

/** A question of an accordion and its answer. */
export function question(id: string, title: string, answer: string) {
  return card(id, { title, text: md(answer) })
}
