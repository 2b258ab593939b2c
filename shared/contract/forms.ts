// Forms on the wire (contract.md, "Forms").
import type { RichTextDocument } from './rich-text.ts'

export interface FormDefinition {
  id: string
  title?: string
  intro?: RichTextDocument
  fields: FormField[]
  submitText?: string
  successTitle?: string
  successText?: RichTextDocument
}

export type FormFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxGroup'
  | 'date'
  | 'hidden'

export interface FormField {
  name: string
  label: string
  hint?: string
  type: FormFieldType
  required?: boolean
  rules?: FormRule[]
  options?: { value: string; label: string }[]
  autocomplete?: string
  width?: 'half' | 'full'
}

export type FormRule =
  | { rule: 'email' | 'phone' | 'phoneWithCountry' | 'numbersOnly' | 'symbols' }
  | { rule: 'minLength' | 'maxLength' | 'minValue' | 'maxValue' | 'rounding' | 'decimals' | 'choose'; ruleValue: number }
  | { rule: 'match'; ruleValue: string }
