// Markup and code, invisible characters and changes of the reading direction (not the joiners some scripts need), pictures.
// What names, addresses and sentences are written with stays: letters of any language, . , ; : ! ? & ' " ( ) / @ # % + - _ € and the like.
const FORBIDDEN = /[<>{}[\]\\^`|~$*=]|[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]|\p{Emoji_Presentation}/u

/** Line breaks and tabs are none: a text of several lines has them. */
export function hasForbiddenSymbols(text: string): boolean {
  return FORBIDDEN.test(text.replace(/[\n\t]/g, ' '))
}
