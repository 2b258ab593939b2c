import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx'

/** One of many options; `placeholder` is the text of an empty first one. */
export function SelectField({ id, field, error, note, value, defaultValue, onChange, placeholder }: FieldProps & { placeholder?: string }) {
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
