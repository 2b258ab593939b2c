import type { ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import type { FieldProps } from './field-props.ts'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldName } from './field-name.tsx'

interface GroupFrameProps extends Pick<FieldProps, 'id' | 'field' | 'error' | 'note'> {
  role?: 'radiogroup'
  children: ReactNode
}

/** The same for several controls of one question. */
export function GroupFrame({ id, field, error, note, role, children }: GroupFrameProps) {
  const { 'aria-describedby': description } = describedBy(id, { hint: field.hint, error })
  return (
    <fieldset
      className="field field-group"
      role={role}
      aria-describedby={description}
      aria-required={role && field.required}
      aria-invalid={role && error ? true : undefined}
      data-width={field.width}
      data-invalid={error ? '' : undefined}
    >
      <legend className="field-label">
        <FieldName label={field.label} note={note} />
      </legend>
      <FieldHint id={id} hint={field.hint} />
      <div className="field-options">{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
