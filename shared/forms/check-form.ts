import type { FormField } from '../contract/form.ts'
import { readMoment } from '../contract/dates.ts'
import { readNumber, readRecord, readText } from '../contract/read-values.ts'
import { checkField, type FieldError } from './rules.ts'
import type { FormValues } from './form-values.ts'

/** By field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>

/** What is wrong with a form; undefined when it can be sent. */
export function checkForm(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormErrors | undefined {
  return errorsOf(fields.map((field) => [field.name, checkField(field, values)]))
}

/** The error of a field, whose name may be any text, 'constructor' too. */
export function errorOf(errors: Readonly<FormErrors>, name: string): FieldError | undefined {
  return Object.hasOwn(errors, name) ? errors[name] : undefined
}

/** The errors of a 422 (docs/contract.md) by field; undefined when it names none. */
export function readFieldErrors(response: unknown): FormErrors | undefined {
  const errors = readRecord(readRecord(response)?.['errors']) ?? {}
  return errorsOf(Object.entries(errors).map(([name, value]) => [name, readError(value)]))
}

/** Those of a 422 that concern this form's fields, in their order; undefined when there are none. */
export function readFormErrors(response: unknown, fields: readonly FormField[]): FormErrors | undefined {
  const errors = readFieldErrors(response) ?? {}
  return errorsOf(fields.map(({ name }) => [name, errorOf(errors, name)]))
}

function errorsOf(entries: [name: string, FieldError | undefined][]): FormErrors | undefined {
  const errors = entries.filter((entry): entry is [string, FieldError] => entry[1] !== undefined)
  return errors.length === 0 ? undefined : Object.fromEntries(errors)
}

function readError(error: unknown): FieldError | undefined {
  const raw = readRecord(error)
  const rule = readText(raw?.['rule'])
  if (rule === undefined) return undefined
  const ruleValue = raw?.['ruleValue']
  const value = typeof ruleValue === 'number' ? readNumber(ruleValue) : readText(ruleValue)
  return value === undefined ? { rule } : { rule, ruleValue: value }
}

const REFERENCE = /^[\w-]{1,64}$/

/** What a visitor names when asking about a form: the id of its submission. Undefined for anything that is none, since it may come from an address. */
export function readReference(id: unknown): string | undefined {
  return typeof id === 'string' && REFERENCE.test(id) ? id : undefined
}

/** What was sent, and when it was received: ISO 8601. */
export interface FormReceipt {
  values: FormValues
  received: string
}

/** The receipt of a form that a backend accepted; `now` where it does not say when. */
export function formReceipt(response: unknown, values: FormValues, now: Date): FormReceipt {
  return { values, received: readMoment(readRecord(response)?.['received']) || now.toISOString() }
}

/**
 * The result of a form sent without a script: refused with its values and errors, failed or sent too often (§8), or sent. Of a form that has to be confirmed also
 * its values to confirm or to change, and its receipt; `key` names the submission, so that it is made once. One visitor's: never cached.
 */
export type FormAnswer =
  | { kind: 'refused'; values: FormValues; errors: FormErrors }
  | { kind: 'failed' | 'limited' | 'switchedOff'; values: FormValues; key?: string }
  | { kind: 'unconfirmed'; values: FormValues; key: string }
  | { kind: 'changing'; values: FormValues }
  | { kind: 'sent'; reference?: string | undefined; receipt?: FormReceipt }
