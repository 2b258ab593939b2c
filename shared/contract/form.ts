import { DATE_RULES, NUMBER_RULES, PLAIN_RULES } from '../forms/rule-names.ts'
import { readDocument } from './card.ts'
import { readEstimate } from './form-estimate.ts'
import { firstOf, oneOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readFlag, readKey, readNumber, readText } from './read-values.ts'

const TYPES = [
  'text',
  'email',
  'tel',
  'number',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'checkboxGroup',
  'date',
  'hidden',
] as const
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkboxGroup'])

export type FormRule = ReadBy<typeof readRule>
export type FormField = ReadBy<typeof readField>
export type FormDefinition = ReadBy<typeof readForm>

const readRule = firstOf(
  record({ rule: oneOf(...PLAIN_RULES, ...DATE_RULES) }),
  record({ rule: oneOf(...NUMBER_RULES), ruleValue: readNumber }),
  record({ rule: oneOf('match'), ruleValue: readText }),
)

const readOptionFields = record(
  { value: (value) => (value === '' ? '' : readKey(value)) },
  { label: readText },
)

function readOption(value: unknown) {
  const option = readOptionFields(value)
  const label = option?.label ?? option?.value
  return option && label ? { ...option, label } : undefined
}

const readFieldFields = record(
  { name: readKey },
  {
    label: readText,
    hint: readText,
    type: or(oneOf(...TYPES), 'text'),
    required: readFlag,
    rules: someOf(readRule),
    options: someOf(readOption),
    autocomplete: readText,
    /** suggestions while the visitor types in a text field */
    suggest: oneOf('stations'),
    width: oneOf('half', 'full'),
  },
)

/** A field of an unknown type becomes a text field. A choice without options is dropped. */
function readField(value: unknown) {
  const field = readFieldFields(value)
  return field && (field.options || !CHOICES.has(field.type))
    ? { ...field, label: field.label ?? field.name }
    : undefined
}

/** If two fields have the same name, the second is dropped: each would overwrite the other's value. */
function readFields(value: unknown) {
  const names = new Set<string>()
  return someOf(readField)(value)?.filter(({ name }) => !names.has(name) && names.add(name))
}

/**
 * Such a form asks the visitor to confirm the values before it is sent, and then shows the sent
 * values and the time.
 */
const readConfirmation = record({ submitText: readText }, { title: readText, text: readDocument })

/** undefined without an id or a field. */
export const readForm = record(
  { id: readKey, fields: readFields },
  {
    title: readText,
    intro: readDocument,
    submitText: readText,
    confirm: readConfirmation,
    estimate: readEstimate,
    successTitle: readText,
    successText: readDocument,
  },
)
