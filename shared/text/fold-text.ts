const LETTERS: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
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
/** Most texts have no other character: folding is the slowest part of building an index. */
const PLAIN = /^[a-z0-9 ]*$/

/** The words of a text for the search: in lower case and without diacritics (ä → a). */
export function foldedWords(text: string): string[] {
  const lower = text.toLowerCase()
  const nordic = lower.replace(/[åäöø]/g, plainLetter).replaceAll('-', ' ')
  const folded = PLAIN.test(nordic)
    ? nordic
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæœßđðŋŧłþ]/g, plainLetter)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return folded.split(' ').filter((word) => word !== '')
}

function plainLetter(letter: string): string {
  return LETTERS[letter] ?? letter
}
