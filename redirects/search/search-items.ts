import { decodePath } from '#shared/navigation/page-path.ts'
import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import { hasNear } from './has-near.ts'

interface Found<Item> {
  items: Item[]
  /** no item has all words as written: these have them with one typo */
  isNear: boolean
}

/** The items whose text has all words of a search; a pasted address is searched by its path. One typo is tolerated if nothing else is found. */
export function searchItems<Item>(items: readonly Item[], q: string, textOf: (item: Item) => string): Found<Item> {
  const words = wordsOf(q)
  if (words.length === 0) return { items: [...items], isNear: false }
  const folded = items.map((item) => ({ item, text: foldRedirectKey(textOf(item)) }))
  const exact = folded.filter(({ text }) => words.every((word) => text.includes(word)))
  if (exact.length > 0) return { items: exact.map(({ item }) => item), isNear: false }
  const near = folded.filter(
    ({ text }) => words.filter((word) => !text.includes(word)).length === 1 && words.every((word) => hasNear(text, word)),
  )
  return { items: near.map(({ item }) => item), isNear: near.length > 0 }
}

function wordsOf(q: string): string[] {
  const pasted = /^https?:\/\//i.test(q.trim()) ? URL.parse(q.trim())?.pathname : undefined
  return foldRedirectKey(pasted === undefined ? q : decodePath(pasted))
    .split(/\s+/)
    .filter((word) => word !== '')
}
