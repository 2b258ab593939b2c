import type { ChangeEvent } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx'

const TEXTAREA_ROWS = 6

/** One line of text of any kind, or several lines. Numbers are text too: a number control takes no comma and changes with the wheel. */
export function TextField({ id, field, error, note, value, defaultValue, onChange }: FieldProps) {
  const control = {
    id,
    name: field.name,
    className: 'field-control',
    autoComplete: field.autocomplete,
    'aria-required': field.required,
    ...describedBy(id, field, error),
    value,
    defaultValue,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(event.target.value),
  }
  return (
    <FieldFrame id={id} field={field} error={error} note={note}>
      {field.type === 'textarea' ? <textarea {...control} rows={TEXTAREA_ROWS} /> : <input {...control} {...inputKind(field)} />}
    </FieldFrame>
  )
}

function inputKind({ type, autocomplete = '' }: FormField) {
  if (type === 'email') return { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false } as const
  // HTML allows the parts of a number (tel-national, …) on plain text only
  if (type === 'tel') return { type: autocomplete.startsWith('tel-') ? 'text' : 'tel', inputMode: 'tel' } as const
  return type === 'number' ? ({ type: 'text', inputMode: 'decimal' } as const) : ({ type: 'text' } as const)
}
