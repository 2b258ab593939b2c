// Links and rich text for the Swedish content, and two small cards that many pages use.

import type { PageKey } from '../page-paths.ts'
import { card, contentFor } from '../source.ts'

export const { md, to, path, navigationItem } = contentFor('sv-SE')

/** A card of the quick navigation: a title and a link. */
export function shortcut(id: string, title: string, key: PageKey, text: string, hash = '') {
  return card(id, { title, links: [to(key, text, hash)] })
}

/** A question and its answer in an accordion. */
export function question(id: string, title: string, answer: string) {
  return card(id, { title, text: md(answer) })
}
