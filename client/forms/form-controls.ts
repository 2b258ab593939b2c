// The form's own elements hold what is typed: this reads and writes their values.
import type { FormField } from '#shared/contract/form.ts'
import { entryValues, fieldChoices, type FormValues, ownText } from '#shared/forms/form-values.ts'
import { normaliseVerificationCode } from './verification-code.ts'

/** A field of this name takes the code of a wash. */
const CODE_NAME = 'verificationCode'

/** How the numbers of our countries are grouped when they are written with their country code (§3). */
const OWN_NUMBERS = [/^(\+358)(\d{2})(\d{3})(\d{2,})$/, /^(\+47)(\d{2})(\d{2})(\d{2})(\d{2})$/, /^(\+46)(\d{2})(\d{3})(\d{2})(\d{2})$/]

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Readonly<Record<string, unknown>>

export function valuesOf(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  return entryValues(fields, new FormData(form))
}

/** Writes values into the controls that the visitor has not touched yet. */
export function fillIn(form: HTMLFormElement, fields: readonly FormField[], values: Values): void {
  for (const field of fields) {
    const controls = controlsOf(form, field.name)
    if (controls.every(isUntouched)) for (const control of controls) fillControl(control, field, values)
  }
}

/** Formats what was typed, once the field is left. */
export function tidyField(control: EventTarget, fields: readonly FormField[]): void {
  if (!(control instanceof HTMLInputElement) || control.value.trim() === '') return
  const field = fields.find(({ name }) => name === control.name)
  if (field?.name === CODE_NAME) control.value = normaliseVerificationCode(control.value)
  else if (field?.type === 'tel') control.value = formatPhoneNumber(control.value)
}

/** The name may be any text: it is no part of a selector. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) &&
      element.name === name &&
      element.type !== 'hidden',
  )
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0
  return isTick(control) ? !control.checked : control.value === ''
}

function fillControl(control: Control, field: FormField, values: Values): void {
  const text = ownText(values, field.name)
  if (field.type === 'checkboxGroup' && isTick(control)) control.checked = fieldChoices(field, values).includes(control.value)
  else if (isTick(control)) control.checked = control.value === text
  else if (control instanceof HTMLSelectElement) control.value = field.options?.some(({ value }) => value === text) ? text : ''
  else control.value = text
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** '+358401234567' → '+358 40 123 4567'. A number of another country, or one that is no number, stays as it is. */
export function formatPhoneNumber(text: string): string {
  const bare = text.replace(/\(0\)|[\s().\-–]/gu, '').replace(/^00/, '+')
  const groups = OWN_NUMBERS.map((number) => number.exec(bare)).find((match) => match !== null)
  return groups?.slice(1).join(' ') ?? text
}
