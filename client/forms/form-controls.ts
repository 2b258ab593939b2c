// Reads and writes the values of the form's uncontrolled elements.

import type { FormField } from '#shared/contract/form.ts'
import { entryValues, fieldChoices, type FormValues, ownText } from '#shared/forms/form-values.ts'
import { formatPhoneNumber } from '#shared/phone/format-phone-number.ts'
import { normaliseVerificationCode } from './verification-code.ts'

/** A field with this name is for a car wash code. */
const CODE_NAME = 'verificationCode'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Readonly<Record<string, unknown>>

export function valuesOf(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  return entryValues(fields, new FormData(form))
}

/** Writes values into controls that still have their initial state. */
export function fillIn(form: HTMLFormElement, fields: readonly FormField[], values: Values): void {
  for (const field of fields) {
    const controls = controlsOf(form, field.name)
    if (controls.every(isUntouched))
      for (const control of controls) fillControl(control, field, values)
  }
}

/** Formats the typed text when the field loses the focus. */
export function tidyField(control: EventTarget, fields: readonly FormField[]): void {
  if (!(control instanceof HTMLInputElement) || control.value.trim() === '') return
  const field = fields.find(({ name }) => name === control.name)
  if (field?.name === CODE_NAME) control.value = normaliseVerificationCode(control.value)
  else if (field?.type === 'tel') control.value = formatPhoneNumber(control.value)
}

/** Compares names instead of using a selector, because a name may be any text. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
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
  if (field.type === 'checkboxGroup' && isTick(control))
    control.checked = fieldChoices(field, values).includes(control.value)
  else if (isTick(control)) control.checked = control.value === text
  else if (control instanceof HTMLSelectElement)
    control.value = field.options?.some(({ value }) => value === text) ? text : ''
  else control.value = text
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
