import type { FormField } from '../contract/form.ts'
import { readMoment, readNumber, readRecord, readText } from '../contract/read-values.ts'
import type { FormValues } from './form-values.ts'
import { checkField, type FieldError } from './rules.ts'

/** Errors by field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>

/** The errors of a form. undefined when it can be sent. */
export function checkForm(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): FormErrors | undefined {
  return errorsOf(fields.map((field) => [field.name, checkField(field, values)]))
}

/** The error of a field. hasOwn: its name can be any text, also 'constructor'. */
export function errorOf(errors: Readonly<FormErrors>, name: string): FieldError | undefined {
  return Object.hasOwn(errors, name) ? errors[name] : undefined
}

/** The errors in the body of a 422 (docs/contract.md). undefined without any. */
export function readFieldErrors(response: unknown): FormErrors | undefined {
  const errors = readRecord(readRecord(response)?.['errors']) ?? {}
  return errorsOf(Object.entries(errors).map(([name, value]) => [name, readError(value)]))
}

/**
 * The errors of a 422 for the fields of this form, in the order of the fields. undefined without
 * any.
 */
export function readFormErrors(
  response: unknown,
  fields: readonly FormField[],
): FormErrors | undefined {
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

/**
 * The reference of a submission, which a visitor quotes when asking about it. undefined for other
 * text: it may come from an address.
 */
export function readReference(id: unknown): string | undefined {
  return typeof id === 'string' && REFERENCE.test(id) ? id : undefined
}

/** The sent values, and when they were received (ISO 8601). */
export interface FormReceipt {
  values: FormValues
  received: string
  /** whether the backend has mailed a copy; absent: it does not say */
  mailed?: boolean
}

/**
 * The receipt of an accepted form. `now` is used when the backend does not say when it received the
 * form.
 */
export function formReceipt(response: unknown, values: FormValues, now: Date): FormReceipt {
  const { received, mailed } = readRecord(response) ?? {}
  return {
    values,
    received: readMoment(received) || now.toISOString(),
    ...(typeof mailed === 'boolean' && { mailed }),
  }
}

/**
 * The result of a form that was sent without JavaScript (§8). `unconfirmed`, `changing` and the
 * receipt belong to forms with a confirmation. `key` is the idempotency key of the submission.
 * Never cached: it contains a visitor's values.
 */
export type FormAnswer =
  | { kind: 'refused'; values: FormValues; errors: FormErrors }
  | { kind: 'failed' | 'limited' | 'switchedOff'; values: FormValues; key?: string }
  | { kind: 'unconfirmed'; values: FormValues; key: string }
  | { kind: 'changing'; values: FormValues }
  /** not sent: a link has filled in fields */
  | { kind: 'linked'; values: FormValues }
  | { kind: 'sent'; reference?: string | undefined; receipt?: FormReceipt }
