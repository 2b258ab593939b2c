// The form rules of §5. Browser, edge and backend call the same functions.

import type { FormField, FormRule } from '../contract/form.ts'
import { compareDecimals, type Decimal, decimalOf, isMultipleOf, readDecimal } from './decimal.ts'
import { fieldChoices, fieldText, isNumberLike, ownText } from './form-values.ts'
import { isEmail } from './is-email.ts'
import { readDate } from './read-date.ts'
import { typedNumber } from './typed-text.ts'

/**
 * `rule` is a rule of §5, or one about dates, for which §5 has no message. A backend may send any
 * other name.
 */
export interface FieldError {
  rule: string
  ruleValue?: string | number
}

/**
 * The first broken rule of a field (§5), undefined when the value is valid. `values` can contain
 * anything: only text, numbers and lists of texts count as values. For an empty optional field only
 * `match` is checked.
 */
export function checkField(
  field: FormField,
  values: Readonly<Record<string, unknown>>,
): FieldError | undefined {
  const said =
    field.type === 'checkboxGroup' ? fieldChoices(field, values) : fieldText(field, values)
  if (said.length === 0) return checkEmpty(field, values)
  if (field.type === 'date' && readDate(String(said)) === undefined) return { rule: 'date' }
  const broken = rulesOf(field).find((rule) => !keepsRule(rule, said, { field, values }))
  return broken && errorOf(broken)
}

function checkEmpty(
  { required, type, rules = [] }: FormField,
  values: Readonly<Record<string, unknown>>,
): FieldError | undefined {
  // visitors cannot fill in a hidden field
  if (required && type !== 'hidden') {
    const choose = rules.find(({ rule }) => rule === 'choose')
    return choose ? errorOf(choose) : { rule: 'empty' }
  }
  const broken = rules.find(
    (rule) => rule.rule === 'match' && ownText(values, rule.ruleValue) !== '',
  )
  return broken && errorOf(broken)
}

/** The rule of the field's type, then the field's own rules. */
function rulesOf({ type, rules = [] }: FormField): FormRule[] {
  if (type === 'email') return [{ rule: 'email' }, ...rules]
  if (type === 'number') return [{ rule: 'numbersOnly' }, ...rules]
  return type === 'tel' && !rules.some(({ rule }) => rule === 'phoneWithCountry')
    ? [{ rule: 'phone' }, ...rules]
    : rules
}

function keepsRule(
  rule: FormRule,
  said: string | string[],
  { field, values }: { field: FormField; values: Readonly<Record<string, unknown>> },
): boolean {
  if (rule.rule === 'match') return isSame(field, String(said), ownText(values, rule.ruleValue))
  return 'ruleValue' in rule
    ? BOUNDS[rule.rule](said, rule.ruleValue)
    : PLAIN[rule.rule](String(said))
}

/** E-mail addresses that differ in letter case are the same. */
function isSame(field: FormField, one: string, other: string): boolean {
  const written = isNumberLike(field) ? typedNumber(other) : other
  return field.type === 'email' ? one.toLowerCase() === written.toLowerCase() : one === written
}

type BoundRule = Extract<FormRule, { ruleValue: number }>['rule']

const PLAIN: Record<Exclude<FormRule['rule'], BoundRule | 'match'>, (text: string) => boolean> = {
  email: isEmail,
  phone: isPhone,
  phoneWithCountry: isPhoneWithCountry,
  numbersOnly: (text) => readDecimal(text) !== undefined,
  symbols: (text) => !hasForbiddenSymbols(text),
  notInFuture: (text) => (readDate(text) ?? '') <= latestToday(),
  notInPast: (text) => (readDate(text) ?? '') >= earliestToday(),
}

/**
 * Today in the site's easternmost time zone, yyyy-MM-dd. Browser, edge and backend must agree,
 * whatever their time zones.
 */
function latestToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(new Date())
}

/** Today in UTC, which is west of all the site's time zones. */
function earliestToday(): string {
  return new Date().toISOString().slice(0, 10)
}

/** A text that is not a number breaks all rules about numbers. */
const BOUNDS: Record<BoundRule, (said: string | string[], bound: number) => boolean> = {
  minLength: (said, bound) => lengthOf(String(said)) >= bound,
  maxLength: (said, bound) => lengthOf(String(said)) <= bound,
  choose: (said, bound) => [said].flat().length === bound,
  minValue: (said, bound) =>
    isNumber(said, (value) => compareDecimals(value, decimalOf(bound)) >= 0),
  maxValue: (said, bound) =>
    isNumber(said, (value) => compareDecimals(value, decimalOf(bound)) <= 0),
  rounding: (said, bound) => isNumber(said, (value) => isMultipleOf(value, decimalOf(bound))),
  decimals: (said, bound) => isNumber(said, ({ places }) => places <= bound),
}

function isNumber(said: string | string[], judge: (value: Decimal) => boolean): boolean {
  const value = readDecimal(String(said))
  return value !== undefined && judge(value)
}

/** code points, so that most emoji count as one character */
function lengthOf(text: string): number {
  return [...text].length
}

function errorOf(rule: FormRule): FieldError {
  return 'ruleValue' in rule ? { rule: rule.rule, ruleValue: rule.ruleValue } : { rule: rule.rule }
}

// Forbidden: markup and code, control characters, emoji. Invisible characters are removed before
// (typed-text.ts). Allowed: letters of any language and the punctuation of names, addresses and
// sentences.
const FORBIDDEN = /[<>{}[\]\\^`|~$*=]|[\p{Cc}\uFFFD]|\p{Emoji_Presentation}/u

/** Line breaks and tabs are allowed, for fields with several lines. */
function hasForbiddenSymbols(text: string): boolean {
  return FORBIDDEN.test(text.replace(/[\n\t]/g, ' '))
}

/** digits: from the shortest national numbers to the longest of E.164 */
const MIN_DIGITS = 5
const MIN_DIGITS_WITH_COUNTRY = 7
const MAX_DIGITS = 15

/** Digits in groups: '040 123 4567', '+358 (0)40-1234567'. */
export function isPhone(text: string): boolean {
  const digits = phoneDigits(text)
  return digits !== undefined && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS
}

/** A number with a country code after + or 00. Country codes do not begin with 0. */
export function isPhoneWithCountry(text: string): boolean {
  const digits = /^(?:\+|00)/.test(text) ? phoneDigits(text.replace(/^00/, '+')) : undefined
  return (
    digits !== undefined &&
    /^[1-9]/.test(digits) &&
    digits.length >= MIN_DIGITS_WITH_COUNTRY &&
    digits.length <= MAX_DIGITS
  )
}

/**
 * undefined when the text is not a phone number. The (0) after a country code is not dialled from
 * abroad, so it is removed.
 */
function phoneDigits(text: string): string | undefined {
  const bare = text.replace(/\(0\)/, '').replace(/[\s().\-–/]/gu, '')
  return /^\+?\d+$/.test(bare) ? bare.replace('+', '') : undefined
}
