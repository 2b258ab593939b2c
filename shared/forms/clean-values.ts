import type { FormField } from '../contract/form.ts'
import { fieldChoices, fieldText, type FormValues } from './field-value.ts'
import { readDate } from './read-date.ts'

/** What is sent and stored: the form's own fields and nothing else, clean, a day as 'yyyy-MM-dd'. A field that says nothing is left out. */
export function cleanValues(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormValues {
  const said = fields.map((field): [string, string | string[]] => [field.name, cleanValue(field, values)])
  return Object.fromEntries(said.filter(([, value]) => value.length > 0))
}

function cleanValue(field: FormField, values: Readonly<Record<string, unknown>>): string | string[] {
  if (field.type === 'checkboxGroup') return fieldChoices(field, values)
  const text = fieldText(field, values)
  return field.type === 'date' ? (readDate(text) ?? text) : text
}
