import type { FormField } from '../contract/forms.ts'
import { readNumber, readRecord, readText } from '../contract/read-values.ts'
import type { FormErrors } from './check-form.ts'
import type { FieldError } from './rules.ts'

/** The errors of a 422 (contract.md, Forms) that concern this form's fields, in their order. undefined when it names none of them. */
export function readFormErrors(answer: unknown, fields: readonly FormField[]): FormErrors | undefined {
  const errors = readRecord(readRecord(answer)?.['errors'])
  const read = fields.flatMap(({ name }): [string, FieldError][] => {
    const error = errors && Object.hasOwn(errors, name) ? readError(errors[name]) : undefined
    return error ? [[name, error]] : []
  })
  return read.length > 0 ? Object.fromEntries(read) : undefined
}

function readError(value: unknown): FieldError | undefined {
  const raw = readRecord(value)
  const rule = readText(raw?.['rule'])
  if (rule === undefined) return undefined
  const ruleValue = raw?.['ruleValue']
  const said = typeof ruleValue === 'number' ? readNumber(ruleValue) : readText(ruleValue)
  return said === undefined ? { rule } : { rule, ruleValue: said }
}
