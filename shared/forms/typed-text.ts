// Normalises what visitors type or paste; browser, edge and backend call the same functions. Text
// from contact cards and mails contains invisible characters.

/**
 * zero-width characters, direction marks, soft hyphen, byte order mark; not the joiners, because
 * some scripts need them
 */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const JOINERS = /[\u200C\u200D]/g
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
/** Cyrillic and Greek capitals that look like the letters of LATIN */
const LATIN = 'ABEKMHOPCTXYIZN'
const LOOK_ALIKES = ['АВЕКМНОРСТХУІ', 'ΑΒΕΚΜΗΟΡ\0ΤΧΥΙΖΝ']

/** Names and sentences: trimmed, `\n` for line breaks, NFC, without invisible characters. */
export function typedText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
    .normalize('NFC')
}

/**
 * Telephone numbers, e-mail addresses, postcodes, numbers: like typedText, and variants of digits,
 * letters and hyphens become ordinary ones.
 */
export function typedNumber(text: string): string {
  return typedText(text.replace(JOINERS, '').normalize('NFKC').replace(DASHES, '-'))
}

/**
 * Codes of Latin letters and digits: like typedNumber, and in upper case. Look-alikes of other
 * alphabets become Latin letters.
 */
export function typedCode(text: string): string {
  const code = typedNumber(text).toUpperCase()
  return code.replace(/[\u0370-\u04FF]/g, (letter) => {
    const alike = LOOK_ALIKES.map((letters) => LATIN[letters.indexOf(letter)]).find(
      (found) => found !== undefined,
    )
    return alike ?? letter
  })
}
