const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ŋ: 'n', ŧ: 't', ł: 'l', þ: 'th' }
/** Most texts are: folding is what building an index takes longest for. */
const PLAIN = /^[a-z0-9 ]*$/

/** The words of a text as the search compares them: lower case, without the marks of ä, ö, å, é and the like. */
export function foldedWords(text: string): string[] {
  const lower = text.toLowerCase()
  const folded = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæœßđðŋŧłþ]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return folded.split(' ').filter((word) => word !== '')
}
