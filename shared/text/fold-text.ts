const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  ł: 'l',
  þ: 'th',
}
/** Fast path for most texts: folding is the slowest part of building an index. */
const PLAIN = /^[a-z0-9 ]*$/

/** The words of a text for the search: in lower case and without diacritics (ä → a). */
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
