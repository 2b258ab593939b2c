import type { ChangeEvent } from 'react'
import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'

const TEXTAREA_ROWS = 6

/** One line of text of any kind, or several lines. Numbers are text too: a number control takes no comma and turns with the wheel. */
export function TextField({ id, field, error, note, value, defaultValue, onChange, onBlur }: FieldProps) {
  const control = {
    id,
    name: field.name,
    className: 'field-control',
    autoComplete: field.autocomplete,
    'aria-required': field.required,
    ...describedBy(id, { hint: field.hint, error }),
    ...(value === undefined ? { defaultValue } : { value }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(event.target.value),
    onBlur,
  }
  return (
    <FieldFrame id={id} field={field} error={error} note={note}>
      {field.type === 'textarea' ? <textarea {...control} rows={TEXTAREA_ROWS} /> : <input {...control} {...inputKind(field)} />}
    </FieldFrame>
  )
}

function inputKind({ type, autocomplete = '' }: FieldProps['field']) {
  if (type === 'email') return { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false } as const
  // HTML allows the parts of a number (tel-national, …) on plain text only
  if (type === 'tel') return { type: autocomplete.startsWith('tel-') ? 'text' : 'tel', inputMode: 'tel' } as const
  return type === 'number' ? ({ type: 'text', inputMode: 'decimal' } as const) : ({ type: 'text' } as const)
}
