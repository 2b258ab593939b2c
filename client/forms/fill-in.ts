import type { FormField } from '#shared/contract/form.ts'
import { fieldChoices, ownText } from '#shared/forms/form-values.ts'

/** Puts values into the controls of a form, where the visitor has not said anything yet. */
export function fillIn(form: HTMLFormElement, fields: readonly FormField[], values: Readonly<Record<string, unknown>>): void {
  for (const field of fields) {
    const controls = controlsOf(form, field.name)
    if (controls.every(isUntouched)) for (const control of controls) fillControl(control, field, values)
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The name may be any text: no selector is made of it. */
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

function fillControl(control: Control, field: FormField, values: Readonly<Record<string, unknown>>): void {
  if (field.type === 'checkboxGroup' && isTick(control)) control.checked = fieldChoices(field, values).includes(control.value)
  else if (isTick(control)) control.checked = control.value === ownText(values, field.name)
  else if (control instanceof HTMLSelectElement)
    control.value = field.options?.find(({ value }) => value === ownText(values, field.name))?.value ?? ''
  else control.value = ownText(values, field.name)
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
