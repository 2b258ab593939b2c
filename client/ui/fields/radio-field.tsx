import type { FieldProps } from './field-props.ts'
import { GroupFrame } from './group-frame.tsx'

/** One of a few options, all to be seen. */
export function RadioField({ id, field, error, note, value, defaultValue, onChange, onBlur }: FieldProps) {
  return (
    <GroupFrame id={id} field={field} error={error} note={note} role="radiogroup">
      {field.options?.map((option, index) => (
        <label key={option.value} className="field-option">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={field.name}
            value={option.value}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </GroupFrame>
  )
}
