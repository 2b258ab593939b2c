import { readLinkTarget } from './card.ts'
import { readRichText } from './read-rich-text.ts'
import { readFlag, readItems, readKey, readNumber, readOneOf, readRecord, readSomeItems, readText, withoutAbsent } from './read-values.ts'

const TYPES = ['text', 'email', 'tel', 'number', 'textarea', 'select', 'radio', 'checkbox', 'checkboxGroup', 'date', 'hidden'] as const
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkboxGroup'])
const PLAIN_RULES = ['email', 'phone', 'phoneWithCountry', 'numbersOnly', 'symbols'] as const
const NUMBER_RULES = ['minLength', 'maxLength', 'minValue', 'maxValue', 'rounding', 'decimals', 'choose'] as const

export type FormDefinition = NonNullable<ReturnType<typeof readForm>>
export type FormField = NonNullable<ReturnType<typeof readField>>
export type FormRule = NonNullable<ReturnType<typeof readRule>>

/** undefined without an id or a field: there would be nothing to fill in or nowhere to send it. */
export function readForm(value: unknown) {
  const raw = readRecord(value)
  const id = readKey(raw?.['id'])
  const names = new Set<string>()
  const fields = readItems(raw?.['fields'], (item) => {
    const field = readField(item)
    // Two fields of one name would overwrite each other's value: the first is the form's.
    if (field === undefined || names.has(field.name)) return undefined
    names.add(field.name)
    return field
  })
  if (raw === undefined || id === undefined || fields.length === 0) return undefined
  return withoutAbsent({
    id,
    title: readText(raw['title']),
    intro: readRichText(raw['intro'], readLinkTarget),
    fields,
    submitText: readText(raw['submitText']),
    successTitle: readText(raw['successTitle']),
    successText: readRichText(raw['successText'], readLinkTarget),
  })
}

/** A field of an unknown type asks for text; a choice without options cannot be answered and is dropped. */
function readField(value: unknown) {
  const raw = readRecord(value)
  const name = readKey(raw?.['name'])
  if (raw === undefined || name === undefined) return undefined
  const type = readOneOf(TYPES, raw['type']) ?? 'text'
  const options = readSomeItems(raw['options'], readOption)
  if (CHOICES.has(type) && options === undefined) return undefined
  return withoutAbsent({
    name,
    label: readText(raw['label']) ?? name,
    hint: readText(raw['hint']),
    type,
    required: readFlag(raw['required']),
    rules: readSomeItems(raw['rules'], readRule),
    options,
    autocomplete: readText(raw['autocomplete']),
    width: readOneOf(['half', 'full'] as const, raw['width']),
  })
}

function readOption(value: unknown): { value: string; label: string } | undefined {
  const raw = readRecord(value)
  const key = raw?.['value'] === '' ? '' : readKey(raw?.['value'])
  const label = readText(raw?.['label']) ?? key
  return key === undefined || label === undefined || label === '' ? undefined : { value: key, label }
}

function readRule(value: unknown) {
  const raw = readRecord(value)
  const plain = readOneOf(PLAIN_RULES, raw?.['rule'])
  if (plain !== undefined) return { rule: plain }
  const rule = readOneOf(NUMBER_RULES, raw?.['rule'])
  const ruleValue = readNumber(raw?.['ruleValue'])
  if (rule !== undefined) return ruleValue === undefined ? undefined : { rule, ruleValue }
  const other = readText(raw?.['ruleValue'])
  return raw?.['rule'] === 'match' && other !== undefined ? { rule: 'match' as const, ruleValue: other } : undefined
}
