import type { FieldProps } from './field-props.ts'
import { GroupFrame } from './group-frame.tsx'

interface CheckboxGroupProps extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange'> {
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (option: string, checked: boolean) => void
}

/** Any of a few options. */
export function CheckboxGroup({ id, field, error, note, value, defaultValue = [], onChange, onBlur }: CheckboxGroupProps) {
  return (
    <GroupFrame id={id} field={field} error={error} note={note}>
      {field.options?.map((option, index) => (
        <label key={option.value} className="field-option">
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name={field.name}
            value={option.value}
            aria-invalid={error ? true : undefined}
            {...(value === undefined ? { defaultChecked: defaultValue.includes(option.value) } : { checked: value.includes(option.value) })}
            onChange={(event) => onChange?.(option.value, event.target.checked)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </GroupFrame>
  )
}
