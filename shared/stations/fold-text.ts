const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ŋ: 'n', ŧ: 't', ł: 'l', þ: 'th' }
const OWN_LETTERS = /[øæœßđðŋŧłþ]/g

/** Most texts and words are, and folding is what building an index takes longest for. */
const PLAIN = /^[a-z0-9]*(?: [a-z0-9]+)*$/

/** Text as the search compares it: lower case, without the marks of ä, ö, å, é and the like, words separated by one space. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower.trim()
  return lower
    .split(/[\s\p{P}]+/u)
    .map(foldWord)
    .join(' ')
    .replace(/ +/g, ' ')
    .trim()
}

function foldWord(word: string): string {
  if (PLAIN.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}
