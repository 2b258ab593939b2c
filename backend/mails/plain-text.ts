/** One line of a mail's head: no line break can begin a header of its own. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** A value where a spreadsheet may come to read it: what would be a formula there is text. */
export function cellText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
