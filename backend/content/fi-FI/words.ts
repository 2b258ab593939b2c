// Links and rich text for the Finnish content.
import { contentFor } from '../source.ts'

const words = contentFor('fi-FI')

export const { path, to, navigationItem } = words

/** Rich text from markdown. Keeps a number on one line with its unit and its thousands. */
export function md(markdown: string) {
  return words.md(
    markdown.replaceAll(
      /(?<=\d) (?=(?:\d{3}|€|%|°C|snt|k?[mg]|min|h|l|t|v|kk|k?Wh|[kM]Wh?|GWh|kg|m²)(?![\p{L}\d]))|(?<=\bklo) (?=\d)/gu,
      '\u00A0',
    ),
  )
}
