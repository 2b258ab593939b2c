import { readText } from './read-values.ts'

/** Characters: more than any name, street or dish has. A longer text is a mistake that would make pages of megabytes. */
const MAX_TEXT = 500
/** no space, no control or zero-width character, no filler */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Like readText, of a text that stands in a line: without spaces around, and no longer than such a line is. One that cannot be seen is absent. */
export function readShortText(value: unknown): string | undefined {
  // a pair of surrogates that the cut goes through is left out
  const text = readText(value)
    ?.trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
  return text !== undefined && VISIBLE.test(text) ? text : undefined
}
