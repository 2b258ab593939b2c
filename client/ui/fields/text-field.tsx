import type { FormField } from '#shared/contract/form.ts'
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx'

const TEXTAREA_ROWS = 6

/**
 * One or several lines of text. Numbers are also typed as text, because `type=number` accepts no
 * comma and the mouse wheel changes it.
 */
export function TextField(props: FieldProps) {
  const { field } = props
  const control = controlProps(props)
  return (
    <FieldFrame {...props}>
      {field.type === 'textarea' ? (
        <textarea {...control} rows={TEXTAREA_ROWS} />
      ) : (
        <input {...control} {...inputKind(field)} />
      )}
    </FieldFrame>
  )
}

/** One of many options. `placeholder` is the text of an empty first option. */
export function SelectField({ placeholder, ...props }: FieldProps & { placeholder?: string }) {
  return (
    <FieldFrame {...props}>
      <span className="field-select">
        <select {...controlProps(props)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {props.field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}

function inputKind({ type, autocomplete = '' }: FormField) {
  if (type === 'email')
    return { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false } as const
  // HTML allows the parts of a number (tel-national, …) only on plain text
  if (type === 'tel')
    return { type: autocomplete.startsWith('tel-') ? 'text' : 'tel', inputMode: 'tel' } as const
  return type === 'number'
    ? ({ type: 'text', inputMode: 'decimal' } as const)
    : ({ type: 'text' } as const)
}
