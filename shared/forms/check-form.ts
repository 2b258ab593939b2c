import type { FormField } from '../contract/form.ts'
import { checkField, type FieldError } from './rules.ts'

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
