import type { FormField } from '../contract/form.ts'
import { readDate } from './read-date.ts'

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

/** What a visitor reads for a value of a field: of a choice its label. */
export function labelOfValue({ options }: Pick<FormField, 'options'>, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
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

/** A form's entries, as the browser collects or sends them, as values by field. Unknown names are dropped, of a field said twice the first counts. */
export function entryValues(fields: readonly FormField[], entries: Iterable<readonly [string, unknown]>): FormValues {
  const said = [...entries].filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
  const values = fields.flatMap(({ name, type }): [string, string | string[]][] => {
    const own = said.filter(([key]) => key === name).map(([, value]) => value)
    if (type === 'checkboxGroup') return [[name, own]]
    return own[0] === undefined ? [] : [[name, own[0]]]
  })
  return Object.fromEntries(values)
}

// What a form sends besides its fields. Field names of the content do not begin so.

/** which form of the page it is, when it is sent without a script */
export const FORM_ID_NAME = '_form'

/** a field that people do not see; who fills it in is a program */
export const TRAP_NAME = '_website'

/** of a form that has to be confirmed: the name of its buttons, what they say, and the name of the key */
export const STEP_NAME = '_step'
export const STEPS = { confirm: 'confirm', change: 'change' } as const
export const KEY_NAME = '_key'

/** of the address a form without a script ends at: the id of the form that was sent */
export const SENT_QUERY_NAME = 'sent'

/** In the same address: what the visitor names when asking about the form. */
export const REFERENCE_QUERY_NAME = 'reference'

/** The query of a page whose form was sent, with its '?'. */
export function sentQuery(formId: string, reference: string | undefined): string {
  return `?${SENT_QUERY_NAME}=${encodeURIComponent(formId)}${reference ? `&${REFERENCE_QUERY_NAME}=${encodeURIComponent(reference)}` : ''}`
}
