import type { ReactNode } from 'react'
import { CHECKED } from '#shared/forms/form-values.ts'
import { describedBy } from './described-by.ts'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldName } from './field-name.tsx'
import type { FieldProps } from './field-props.ts'

interface CheckboxFieldProps extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange'> {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (checked: boolean) => void
  /** below the label: a link to the terms */
  children?: ReactNode
}

/** One statement to agree to: its label stands beside it. */
export function CheckboxField({ id, field, error, note, checked, defaultChecked, onChange, onBlur, children }: CheckboxFieldProps) {
  return (
    <div className="field" data-width={field.width} data-invalid={error ? '' : undefined}>
      <label className="field-option">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={CHECKED}
          aria-required={field.required}
          {...describedBy(id, { hint: field.hint, error })}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => onChange?.(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          <FieldName label={field.label} note={note} />
        </span>
      </label>
      {children}
      <FieldHint id={id} hint={field.hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}
