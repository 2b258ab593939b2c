import { isEmail } from '#shared/forms/is-email.ts'

/** One line of a mail's head: no line break can begin a header of its own. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** A value where a spreadsheet may come to read it: what would be a formula there is text. */
function cellText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** what turns the reading direction or shows nothing */
const INVISIBLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A value after its label. Several lines are quoted, so that none passes for a line of ours or begins a formula. */
export function writtenText(text: string): string {
  const lines = text.split(LINE_BREAK).map((line) => line.replace(INVISIBLE, ''))
  return lines.length === 1 ? cellText(lines.join()) : lines.map((line) => `\n> ${line}`).join('')
}

const NAME = /^\p{L}[\p{L}\p{M}'’. -]{0,49}$/u
const ADDRESS = /\.\p{L}{2}/u

/** A first name as we say it to a customer. Anybody can type anything: '' for what is no name but a message, a link or a number. */
export function spokenName(text: string): string {
  const name = text.trim()
  return NAME.test(name) && !ADDRESS.test(name) ? name : ''
}

const PLAIN = /^[\p{L}\p{M}\p{N}\s.,;'"’”“()&/+:#!?%€-]{1,2000}$/u

/** Words and numbers, or an e-mail address, in which nobody can send a stranger somewhere. */
export function isHarmless(text: string): boolean {
  return isEmail(text) || (PLAIN.test(text) && !ADDRESS.test(text) && !text.includes('//'))
}
