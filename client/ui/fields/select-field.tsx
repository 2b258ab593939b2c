import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'

/** One of many options. `placeholder` is the option that says nothing; without it the first option is chosen. */
export function SelectField({
  id,
  field,
  error,
  note,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder,
}: FieldProps & { placeholder?: string }) {
  return (
    <FieldFrame id={id} field={field} error={error} note={note}>
      <span className="field-select">
        <select
          id={id}
          name={field.name}
          className="field-control"
          autoComplete={field.autocomplete}
          aria-required={field.required}
          {...describedBy(id, { hint: field.hint, error })}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
