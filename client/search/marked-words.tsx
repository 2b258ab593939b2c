import { foldedWords } from '#shared/text/fold-text.ts'

/** A text in which the words that begin with a search word are marked. */
export function MarkedWords({ text, q }: { text: string; q: string }) {
  const searched = foldedWords(q)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) =>
      index % 2 === 1 && beginsWith(part, searched) ? <mark key={index}>{part}</mark> : part,
    )
}

/** Whether a word of the text begins with a search word. */
export function isFound(text: string, q: string): boolean {
  const searched = foldedWords(q)
  return foldedWords(text).some((word) => beginsWith(word, searched))
}

function beginsWith(word: string, searched: readonly string[]): boolean {
  const folded = foldedWords(word).join('')
  return searched.some((each) => folded.startsWith(each))
}
