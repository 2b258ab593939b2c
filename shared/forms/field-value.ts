import type { FormField } from '../contract/form.ts'

/** A form's values as they are sent: by field name. */
export type FormValues = Record<string, string | string[]>

/** A ticked checkbox without options of its own says this. */
export const CHECKED = 'true'
const UNCHECKED: ReadonlySet<string> = new Set(['', 'false', 'off', 'no', '0'])

/**
 * What a field says, clean: trimmed text, line breaks as one character, letters composed (NFC). A choice that is none of the field's
 * options, a list where one value belongs, and whatever is no text, says nothing: ''. Only the record's own entries are read.
 */
export function fieldText(field: FormField, values: Readonly<Record<string, unknown>>): string {
  const value = ownValue(values, field.name)
  if (field.type === 'checkbox') return value === true || !UNCHECKED.has(textOf(value)) ? CHECKED : ''
  const text = textOf(value)
  return isOption(field, text) ? text : ''
}

/** The options of a checkbox group that are ticked, each once and in the order of the definition. */
export function fieldChoices(field: FormField, values: Readonly<Record<string, unknown>>): string[] {
  const value = ownValue(values, field.name)
  const ticked = new Set((Array.isArray(value) ? value : [value]).map(textOf))
  return (field.options ?? []).map((option) => option.value).filter((option) => option !== '' && ticked.has(textOf(option)))
}

/** The text of a name that may be any text, '__proto__' too. */
export function ownText(values: Readonly<Record<string, unknown>>, name: string): string {
  return textOf(ownValue(values, name))
}

function ownValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().normalize('NFC') : ''
}

/** Of a field that offers options, one of them; any other field takes what is written. */
function isOption({ type, options }: FormField, text: string): boolean {
  return (type !== 'select' && type !== 'radio' && type !== 'hidden') || (options ?? []).some(({ value }) => textOf(value) === text)
}
