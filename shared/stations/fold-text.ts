const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ŋ: 'n', ŧ: 't', ł: 'l', þ: 'th' }
const OWN_LETTERS = /[øæœßđðŋŧłþ]/g

/** Text as the search compares it: lower case, without the marks of ä, ö, å, é and the like, words separated by one space. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}
