import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldName } from './field-name.tsx'

/** Label above, hint, control, error below. */
export function FieldFrame({
  id,
  field,
  error,
  note,
  children,
}: Pick<FieldProps, 'id' | 'field' | 'error' | 'note'> & { children: ReactNode }) {
  return (
    <div className="field" data-width={field.width} data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        <FieldName label={field.label} note={note} />
      </label>
      <FieldHint id={id} hint={field.hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
