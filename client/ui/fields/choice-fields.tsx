import type { ReactNode } from 'react'
import { CHECKED } from '#shared/forms/form-values.ts'
import {
  describedBy,
  FieldMessage,
  FieldHint,
  FieldName,
  type LabelledField,
} from './field-frame.tsx'

interface CheckboxFieldProps extends LabelledField {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (checked: boolean) => void
}

/** A single checkbox with its label beside it. */
export function CheckboxField({
  id,
  field,
  error,
  note,
  checked,
  defaultChecked,
  onChange,
}: CheckboxFieldProps) {
  return (
    <div className="field" data-width={field.width} data-invalid={error ? '' : undefined}>
      <label className="field-option">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={CHECKED}
          aria-required={field.required}
          {...describedBy({ id, field, error })}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>
          <FieldName label={field.label} note={note} />
        </span>
      </label>
      <FieldHint id={id} hint={field.hint} />
      <FieldMessage id={id} error={error} />
    </div>
  )
}

interface ChoiceFieldProps extends LabelledField {
  type: 'radio' | 'checkbox'
  /** the chosen value; without it the field is uncontrolled (`defaultValue`) */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (option: string, checked: boolean) => void
  /** a picture before the label */
  markOf?: ((option: string) => ReactNode) | undefined
}

/** One of a few options (`radio`), or any number of them. All options are visible. */
export function ChoiceField({
  id,
  field,
  error,
  note,
  type,
  value,
  defaultValue = [],
  onChange,
  markOf,
}: ChoiceFieldProps) {
  const isRadio = type === 'radio'
  const { 'aria-describedby': description, 'aria-invalid': isInvalid } = describedBy({
    id,
    field,
    error,
  })
  return (
    <fieldset
      className="field field-group"
      role={isRadio ? 'radiogroup' : undefined}
      aria-describedby={description}
      aria-required={isRadio ? field.required : undefined}
      aria-invalid={isRadio ? isInvalid : undefined}
      data-width={field.width}
      data-invalid={error ? '' : undefined}
    >
      <legend className="field-label">
        <FieldName label={field.label} note={note} />
      </legend>
      <FieldHint id={id} hint={field.hint} />
      <div className={markOf ? 'field-options field-options--boxed' : 'field-options'}>
        {field.options?.map((option, index) => (
          <label key={option.value} className="field-option">
            <input
              type={type}
              id={index === 0 ? id : `${id}-${index}`}
              name={field.name}
              value={option.value}
              aria-invalid={isRadio ? undefined : isInvalid}
              {...(value
                ? { checked: value.includes(option.value) }
                : { defaultChecked: defaultValue.includes(option.value) })}
              onChange={(event) => onChange?.(option.value, event.target.checked)}
            />
            {markOf?.(option.value)}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
