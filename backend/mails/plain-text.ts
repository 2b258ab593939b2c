import type { FormField } from '#shared/contract/form.ts'
import { isEmail } from '#shared/forms/is-email.ts'

/** One header line. Without line breaks a value cannot add another header. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const PHONE_NUMBER = /^\+\d[\d ]{4,20}$/

/** Prevents a spreadsheet from running the value as a formula. */
function cellText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text
}

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** control characters and characters that change the reading direction */
const INVISIBLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * A value after its label. Several lines are quoted, so that none looks like our own text or starts
 * a formula.
 */
export function writtenText(text: string): string {
  const lines = text.split(LINE_BREAK).map((line) => line.replace(INVISIBLE, ''))
  return lines.length === 1 ? cellText(lines.join()) : lines.map((line) => `\n> ${line}`).join('')
}

const NAME = /^\p{L}[\p{L}\p{M}'’. -]{0,49}$/u
const ADDRESS = /\.\p{L}{2}/u

/**
 * A first name for the greeting. Returns '' for a message, link or number, because anyone can enter
 * any text.
 */
export function spokenName(text: string): string {
  const name = text.trim()
  return NAME.test(name) && !ADDRESS.test(name) ? name : ''
}

/** Fields whose value is a name, in which a number would be a message. */
const NAMES = new Set(['name', 'given-name', 'family-name', 'organization'])
/** Six digits, also with spaces or punctuation between them: it may be a telephone number. */
const LONG_NUMBER = /(?:\p{N}[^\p{L}\p{N}]*){6}/u
/** Their values are options of the form. */
const CHOICES: readonly FormField['type'][] = ['select', 'radio', 'checkboxGroup', 'hidden']
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,;'"’”“()&/+:#!?%€-]{1,2000}$/u

/**
 * True for text without a link or a telephone number, and in a name also without three digits. Only
 * such text is mailed to an address that may be someone else's.
 */
export function isHarmless(
  written: string,
  { type, autocomplete }: Pick<FormField, 'type' | 'autocomplete'>,
): boolean {
  if (CHOICES.includes(type)) return true
  // other forms of letters, digits and dots look the same to a reader
  const text = written.normalize('NFKC')
  if (type === 'email') return isEmail(text)
  if (type === 'tel' || LONG_NUMBER.test(text)) return false
  if (
    autocomplete !== undefined &&
    NAMES.has(autocomplete) &&
    /\p{N}{3}/u.test(text.replace(/[^\p{L}\p{N}]/gu, ''))
  )
    return false
  return PLAIN.test(text) && !ADDRESS.test(text) && !text.includes('//')
}
