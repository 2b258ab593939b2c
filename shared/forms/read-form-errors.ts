import type { FormField } from '../contract/form.ts'
import { readNumber, readRecord, readText } from '../contract/read-values.ts'
import type { FormErrors } from './check-form.ts'
import type { FieldError } from './rules.ts'

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
