import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx'

interface SelectFieldProps extends FieldProps {
  /** the text of an empty first option; without it the first option is chosen */
  placeholder?: string
}

/** One of many options. */
export function SelectField({ id, field, error, note, value, defaultValue, onChange, placeholder }: SelectFieldProps) {
  return (
    <FieldFrame id={id} field={field} error={error} note={note}>
      <span className="field-select">
        <select
          id={id}
          name={field.name}
          className="field-control"
          autoComplete={field.autocomplete}
          aria-required={field.required}
          {...describedBy(id, field, error)}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onChange?.(event.target.value)}
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
