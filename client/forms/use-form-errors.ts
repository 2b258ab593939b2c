import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { errorOf, type FormErrors } from '#shared/forms/check-form.ts'
import type { FormValues } from '#shared/forms/form-values.ts'
import { checkField } from '#shared/forms/rules.ts'
import { valuesOf } from './form-controls.ts'

/**
 * Decides when the error of a field appears and disappears. It never appears while the visitor
 * types into a field for the first time.
 */
export function useFormErrors(fields: readonly FormField[], given: FormErrors) {
  const [errors, show] = useState(given)

  function check(
    form: HTMLFormElement,
    isDue: (field: FormField, values: FormValues) => boolean,
  ): void {
    const values = valuesOf(form, fields)
    const due = fields.filter((field) => isDue(field, values))
    if (due.length === 0) return
    show((before) => withErrorsOf(fields, before, due, values))
  }

  function onInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void {
    const name = nameOf(target)
    check(
      currentTarget,
      (field) => errorOf(errors, field.name) !== undefined && dependsOn(field, name),
    )
  }

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // the submit button checks all fields; a new error now would move the button away from the
    // pointer
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
    if (relatedTarget && target.closest('.field')?.contains(relatedTarget)) return
    const name = nameOf(target)
    check(currentTarget, (field, values) => field.name === name && (values[name]?.length ?? 0) > 0)
  }

  // onInput and onBlur belong on the form element: a filled-in field is checked on blur, and after
  // its first error on every input
  return { errors, show, onInput, onBlur }
}

/** A field that must match another field is checked together with it. */
function dependsOn({ name, rules = [] }: FormField, typed: string): boolean {
  return (
    name === typed ||
    rules.some(
      ({ rule, ...rest }) => rule === 'match' && 'ruleValue' in rest && rest.ruleValue === typed,
    )
  )
}

/** In the order of the fields, for the summary. */
function withErrorsOf(
  fields: readonly FormField[],
  before: FormErrors,
  due: readonly FormField[],
  values: FormValues,
): FormErrors {
  const errors = fields.flatMap((field) => {
    const error = due.includes(field) ? checkField(field, values) : errorOf(before, field.name)
    return error ? [[field.name, error] as const] : []
  })
  return Object.fromEntries(errors)
}

function nameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}
