import type { FormField } from '../contract/form.ts'
import { checkField, type FieldError } from './rules.ts'
import { readNumber, readRecord, readText } from '../contract/read-values.ts'
import type { FormValues } from './form-values.ts'

/** By field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>

/** What is wrong with a form; undefined when it can be sent. */
export function checkForm(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormErrors | undefined {
  const errors: [string, FieldError][] = []
  for (const field of fields) {
    const error = checkField(field, values)
    if (error) errors.push([field.name, error])
  }
  return errors.length === 0 ? undefined : Object.fromEntries(errors)
}

/** The error of a field, whose name may be any text, 'constructor' too. */
export function errorOf(errors: Readonly<FormErrors>, name: string): FieldError | undefined {
  return Object.hasOwn(errors, name) ? errors[name] : undefined
}

/** The errors of a 422 (contract.md, Forms) by field. undefined when it names none. */
export function readFieldErrors(answer: unknown): FormErrors | undefined {
  const errors = Object.entries(readRecord(readRecord(answer)?.['errors']) ?? {})
  const read = errors.flatMap(([name, value]): [string, FieldError][] => {
    const error = readError(value)
    return error ? [[name, error]] : []
  })
  return read.length > 0 ? Object.fromEntries(read) : undefined
}

/** Those of them that concern this form's fields, in their order. undefined when there are none. */
export function readFormErrors(answer: unknown, fields: readonly FormField[]): FormErrors | undefined {
  const errors = readFieldErrors(answer) ?? {}
  const own = fields.flatMap(({ name }): [string, FieldError][] => {
    const error = Object.hasOwn(errors, name) ? errors[name] : undefined
    return error ? [[name, error]] : []
  })
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

function readError(value: unknown): FieldError | undefined {
  const raw = readRecord(value)
  const rule = readText(raw?.['rule'])
  if (rule === undefined) return undefined
  const ruleValue = raw?.['ruleValue']
  const said = typeof ruleValue === 'number' ? readNumber(ruleValue) : readText(ruleValue)
  return said === undefined ? { rule } : { rule, ruleValue: said }
}

/**
 * What a form came to that was sent without a script: it is drawn again with what was typed and what is wrong with it, with the word that it
 * could not be sent (§8), or as done. It is one visitor's: a page that holds it is kept nowhere.
 */
export type FormAnswer =
  | { kind: 'refused'; values: FormValues; errors: FormErrors }
  | { kind: 'failed'; values: FormValues }
  | { kind: 'sent' }
