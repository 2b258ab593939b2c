import type { FormField } from '#shared/contract/form.ts'

/** What every field takes. With `value` its owner keeps the value, without it the form's own element does (`defaultValue`). */
export interface FieldProps {
  /** of the control, unique on the page: the error summary leads to it; hint and error have theirs from it */
  id: string
  field: FormField
  /** in words */
  error?: string | undefined
  /** beside the label, as 'optional' */
  note?: string | undefined
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}
