import { foldedWords } from '#shared/stations/fold-text.ts'

/** A text in which the words that begin with a search word are marked. */
export function MarkedWords({ text, q }: { text: string; q: string }) {
  const searched = foldedWords(q)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => (index % 2 === 1 && isFound(part, searched) ? <mark key={index}>{part}</mark> : part))
}

function isFound(word: string, searched: readonly string[]): boolean {
  const folded = foldedWords(word).join('')
  return searched.some((each) => folded.startsWith(each))
}
