import type { ChangeEvent, ReactNode } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { Icon } from '../icon.tsx'

export interface LabelledField {
  /**
   * id of the control, unique on the page: the error summary links to it; the ids of hint and error
   * start with it
   */
  id: string
  field: FormField
  error?: string | undefined
  /** below the message: an example of a value that the error asks for, or an action */
  example?: ReactNode
  /** beside the label, for example 'optional' */
  note?: string | undefined
}

/** An error message, and an example or action shown below it. */
export type FieldProblem = { error: string } & Pick<LabelledField, 'example'>

/** Props of every field. With `value` it is controlled, without it uncontrolled (`defaultValue`). */
export interface FieldProps extends LabelledField {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Label above, hint, control, error below. */
export function FieldFrame({
  id,
  field,
  error,
  example,
  note,
  children,
}: LabelledField & { children: ReactNode }) {
  return (
    <div className="field" data-width={field.width} data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        <FieldName label={field.label} note={note} />
      </label>
      <FieldHint id={id} hint={field.hint} />
      {children}
      <FieldMessage id={id} error={error} example={example} />
    </div>
  )
}

/** The attributes of a text control. */
export function controlProps({ value, defaultValue, onChange, ...labelled }: FieldProps) {
  const { id, field } = labelled
  return {
    id,
    name: field.name,
    className: 'field-control',
    autoComplete: field.autocomplete,
    'aria-required': field.required,
    ...describedBy(labelled),
    value,
    defaultValue,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange?.(target.value),
  }
}

/** The ids of hint, error and example, which a screen reader reads after the name of the control. */
export function describedBy({ id, field: { hint }, error, example }: LabelledField) {
  const ids = [
    ...(hint ? [`${id}-hint`] : []),
    ...(error ? [`${id}-error`] : []),
    ...(error && example ? [`${id}-example`] : []),
  ]
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldName({ label, note }: { label: string; note: string | undefined }) {
  return (
    <>
      {label}
      {note && <span className="field-note">{` (${note})`}</span>}
    </>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return (
    hint && (
      <p id={`${id}-hint`} className="field-hint ui-soft">
        {hint}
      </p>
    )
  )
}

/** An icon and a message, because colour alone must not mark an error. */
export function FieldMessage({
  id,
  error,
  example,
}: Pick<LabelledField, 'id' | 'error' | 'example'>) {
  return (
    error && (
      <>
        <p id={`${id}-error`} className="field-error">
          <Icon name="error" />
          {error}
        </p>
        {example && (
          <p id={`${id}-example`} className="field-hint ui-soft">
            {example}
          </p>
        )}
      </>
    )
  )
}
