// The form rules of §5, once: the browser, the edge and the backend run these very functions.
import type { FormField, FormRule } from '../contract/form.ts'
import { compareDecimals, type Decimal, decimalOf, isMultipleOf, readDecimal } from './decimal.ts'
import { fieldChoices, fieldText, ownText } from './form-values.ts'
import { isEmail } from './is-email.ts'
import { readDate } from './read-date.ts'

/** A rule of §5 by its name, or `date`, which §5 has no message for. From a backend it may be any other. */
export interface FieldError {
  rule: string
  ruleValue?: string | number
}

/**
 * What is wrong with a field, the first rule that is broken; undefined when nothing is (§5). `values` is whatever came in: texts, lists of
 * texts, or anything else, which counts as nothing said. An optional field that says nothing keeps every rule but `match`.
 */
export function checkField(field: FormField, values: Readonly<Record<string, unknown>>): FieldError | undefined {
  const said = field.type === 'checkboxGroup' ? fieldChoices(field, values) : fieldText(field, values)
  if (said.length === 0) return checkEmpty(field, values)
  if (field.type === 'date' && readDate(String(said)) === undefined) return { rule: 'date' }
  const broken = rulesOf(field).find((rule) => !keepsRule(rule, said, values))
  return broken && errorOf(broken)
}

function checkEmpty({ required, type, rules = [] }: FormField, values: Readonly<Record<string, unknown>>): FieldError | undefined {
  // visitors cannot fill in a hidden field
  if (required && type !== 'hidden') return { rule: 'empty' }
  const broken = rules.find((rule) => rule.rule === 'match' && ownText(values, rule.ruleValue) !== '')
  return broken && errorOf(broken)
}

/** A field's own rules, after the one that its type says. */
function rulesOf({ type, rules = [] }: FormField): FormRule[] {
  if (type === 'email') return [{ rule: 'email' }, ...rules]
  if (type === 'number') return [{ rule: 'numbersOnly' }, ...rules]
  return type === 'tel' && !rules.some(({ rule }) => rule === 'phoneWithCountry') ? [{ rule: 'phone' }, ...rules] : rules
}

function keepsRule(rule: FormRule, said: string | string[], values: Readonly<Record<string, unknown>>): boolean {
  if (rule.rule === 'match') return String(said) === ownText(values, rule.ruleValue)
  return 'ruleValue' in rule ? BOUNDS[rule.rule](said, rule.ruleValue) : PLAIN[rule.rule](String(said))
}

type BoundRule = Extract<FormRule, { ruleValue: number }>['rule']

const PLAIN: Record<Exclude<FormRule['rule'], BoundRule | 'match'>, (text: string) => boolean> = {
  email: isEmail,
  phone: isPhone,
  phoneWithCountry: isPhoneWithCountry,
  numbersOnly: (text) => readDecimal(text) !== undefined,
  symbols: (text) => !hasForbiddenSymbols(text),
}

/** A text that is no number breaks every rule about numbers. */
const BOUNDS: Record<BoundRule, (said: string | string[], bound: number) => boolean> = {
  minLength: (said, bound) => lengthOf(String(said)) >= bound,
  maxLength: (said, bound) => lengthOf(String(said)) <= bound,
  choose: (said, bound) => [said].flat().length === bound,
  minValue: (said, bound) => isNumber(said, (value) => compareDecimals(value, decimalOf(bound)) >= 0),
  maxValue: (said, bound) => isNumber(said, (value) => compareDecimals(value, decimalOf(bound)) <= 0),
  rounding: (said, bound) => isNumber(said, (value) => isMultipleOf(value, decimalOf(bound))),
  decimals: (said, bound) => isNumber(said, ({ places }) => places <= bound),
}

function isNumber(said: string | string[], judge: (value: Decimal) => boolean): boolean {
  const value = readDecimal(String(said))
  return value !== undefined && judge(value)
}

/** characters as people count them: an emoji outside the basic plane is one */
function lengthOf(text: string): number {
  return [...text].length
}

function errorOf(rule: FormRule): FieldError {
  return 'ruleValue' in rule ? { rule: rule.rule, ruleValue: rule.ruleValue } : { rule: rule.rule }
}

// Markup and code, invisible characters and changes of the reading direction (not the joiners some scripts need), pictures.
// What names, addresses and sentences are written with stays: letters of any language, . , ; : ! ? & ' " ( ) / @ # % + - _ € and the like.
const FORBIDDEN = /[<>{}[\]\\^`|~$*=]|[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]|\p{Emoji_Presentation}/u

/** Line breaks and tabs are none: a text of several lines has them. */
function hasForbiddenSymbols(text: string): boolean {
  return FORBIDDEN.test(text.replace(/[\n\t]/g, ' '))
}

/** digits: the shortest numbers of an operator's own net, the longest of E.164 */
const MIN_DIGITS = 5
const MIN_DIGITS_WITH_COUNTRY = 7
const MAX_DIGITS = 15

/** Digits in groups, as people write them: '040 123 4567', '+358 (0)40-1234567'. */
export function isPhone(text: string): boolean {
  const digits = phoneDigits(text)
  return digits !== undefined && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS
}

/** A number that can be called from abroad: after + or 00 a country code, none of which begins with 0. */
export function isPhoneWithCountry(text: string): boolean {
  const digits = /^(?:\+|00)/.test(text) ? phoneDigits(text.replace(/^00/, '+')) : undefined
  return digits !== undefined && /^[1-9]/.test(digits) && digits.length >= MIN_DIGITS_WITH_COUNTRY && digits.length <= MAX_DIGITS
}

/** undefined for what is no number. The (0) after a country code is not dialled from abroad and does not count. */
function phoneDigits(text: string): string | undefined {
  const bare = text.replace(/\(0\)/, '').replace(/[\s().\-–/]/gu, '')
  return /^\+?\d+$/.test(bare) ? bare.replace('+', '') : undefined
}
