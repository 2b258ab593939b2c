import type { FormField } from '../contract/form.ts'
import { readDate } from './read-date.ts'
import { typedNumber, typedText } from './typed-text.ts'

/** Values of a form by field name. */
export type FormValues = Record<string, string | string[]>

/** The value of a ticked checkbox without options. */
export const CHECKED = 'true'
const UNCHECKED: ReadonlySet<string> = new Set(['', 'false', 'off', 'no', '0'])

/**
 * The value of a field, cleaned by typedText or typedNumber. '' for a choice that is not among the
 * options, for a list instead of one value, and for anything that is not text.
 */
export function fieldText(field: FormField, values: Readonly<Record<string, unknown>>): string {
  const value = ownValue(values, field.name)
  if (field.type === 'checkbox')
    return value === true || !UNCHECKED.has(textOf(value)) ? CHECKED : ''
  const text = isNumberLike(field) ? typedNumber(textOf(value)) : textOf(value)
  return isOption(field, text) ? text : ''
}

/** The ticked options of a checkbox group, each once, in the order of the definition. */
export function fieldChoices(
  field: FormField,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const value = ownValue(values, field.name)
  const ticked = new Set((Array.isArray(value) ? value : [value]).map(textOf))
  return (field.options ?? [])
    .map((option) => option.value)
    .filter((option) => option !== '' && ticked.has(textOf(option)))
}

/** The text to show for a value: the label of a choice, or the value itself. */
export function labelOfValue({ options }: Pick<FormField, 'options'>, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}

/** Whether values of the field are cleaned by typedNumber. */
export function isNumberLike({
  type,
  autocomplete,
}: Pick<FormField, 'type' | 'autocomplete'>): boolean {
  return (
    type === 'tel' ||
    type === 'email' ||
    type === 'number' ||
    type === 'date' ||
    autocomplete === 'postal-code'
  )
}

/** hasOwn: the name can be any text, also '**proto**'. */
export function ownText(values: Readonly<Record<string, unknown>>, name: string): string {
  return textOf(ownValue(values, name))
}

function ownValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? typedText(value) : ''
}

/** True for a field without options. */
function isOption({ type, options }: FormField, text: string): boolean {
  return (
    (type !== 'select' && type !== 'radio' && type !== 'hidden') ||
    (options ?? []).some(({ value }) => textOf(value) === text)
  )
}

/**
 * The values to send and store: cleaned, only the fields of the form, dates as 'yyyy-MM-dd'. Empty
 * fields are dropped.
 */
export function cleanValues(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): FormValues {
  const said = fields.map((field): [string, string | string[]] => [
    field.name,
    cleanValue(field, values),
  ])
  return Object.fromEntries(said.filter(([, value]) => value.length > 0))
}

function cleanValue(
  field: FormField,
  values: Readonly<Record<string, unknown>>,
): string | string[] {
  if (field.type === 'checkboxGroup') return fieldChoices(field, values)
  const text = fieldText(field, values)
  return field.type === 'date' ? (readDate(text) ?? text) : text
}

/**
 * Converts the entries of a FormData to values by field. Unknown names are dropped. A field with a
 * single value gets its first entry.
 */
export function entryValues(
  fields: readonly FormField[],
  entries: Iterable<readonly [string, unknown]>,
): FormValues {
  const said = [...entries].filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === 'string',
  )
  const values = fields.flatMap(({ name, type }): [string, string | string[]][] => {
    const own = said.filter(([key]) => key === name).map(([, value]) => value)
    if (type === 'checkboxGroup') return [[name, own]]
    return own[0] === undefined ? [] : [[name, own[0]]]
  })
  return Object.fromEntries(values)
}

// Hidden fields that a form adds to its own fields. Field names in content do not begin with '_'.

/** the id of the form, sent when JavaScript is off */
export const FORM_ID_NAME = '_form'

/** a field that people do not see: programs fill it in, and some password managers */
export const TRAP_NAME = '_website'

/** buttons of a form with a confirmation, their values, and the field of the idempotency key */
export const STEP_NAME = '_step'
export const FORM_STEPS = { confirm: 'confirm', change: 'change' } as const
export const KEY_NAME = '_key'

/** query parameter of the page after a form was sent without JavaScript: the form's id */
export const SENT_QUERY_NAME = 'sent'

/** in the same query: the reference of the submission */
export const REFERENCE_QUERY_NAME = 'reference'

/** The query of a page after its form was sent, with '?'. */
export function sentQuery(formId: string, reference: string | undefined): string {
  return `?${SENT_QUERY_NAME}=${encodeURIComponent(formId)}${reference ? `&${REFERENCE_QUERY_NAME}=${encodeURIComponent(reference)}` : ''}`
}
