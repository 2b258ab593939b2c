import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { readItems, readText } from '#shared/contract/read-values.ts'
import { entryValues } from '#shared/forms/form-values.ts'
import { checkField } from '#shared/forms/rules.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { CheckboxField, ChoiceField } from '../ui/fields/choice-fields.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import type { FieldProblem, LabelledField } from '../ui/fields/field-frame.tsx'
import { ruleProblem } from '../ui/fields/rule-message.ts'
import { SelectField, TextField } from '../ui/fields/text-field.tsx'
import type { FieldValue } from './checkout-store.ts'

type Problems = Readonly<Record<string, FieldProblem>>

interface CheckedFormProps {
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
  /** errors that the rules of §5 do not find, by field name */
  problems?: Problems | undefined
  /** finds them at a press of the button, if code must be loaded for it */
  findProblems?: () => Promise<Problems | undefined>
  onChange: (name: string, value: FieldValue) => void
  onValid: () => void
  /** a picture of an option */
  markOf?: (name: string, option: string) => ReactNode
  /** below the fields */
  children: ReactNode
}

/** A step's form with the rules of §5. Errors appear after the first press of the button. */
export function CheckedForm({
  fields,
  values,
  problems = {},
  findProblems,
  onChange,
  onValid,
  markOf,
  children,
}: CheckedFormProps) {
  const t = useTranslate('forms')
  const [{ checked, attempt }, setTried] = useState({ checked: new Set<string>(), attempt: 0 })
  // a second press can come while the first one loads code
  const isChecking = useRef(false)
  const shown = fields.map((field) => ({
    id: `checkout-${field.name}`,
    field,
    ...(checked.has(field.name) && problemOf(field)),
  }))

  function problemOf(field: FormField, current = values, others = problems) {
    const broken = checkField(field, current)
    return broken ? ruleProblem(t, broken) : others[field.name]
  }

  /**
   * Some password managers fill in fields without an input event. React would empty such a field
   * with the next change of the form.
   */
  function takeFilled(form: HTMLFormElement): typeof values {
    const texts = fields.filter(
      ({ type }) => type === 'text' || type === 'email' || type === 'tel' || type === 'select',
    )
    const filled = Object.entries(entryValues(texts, new FormData(form))).filter(
      ([name, value]) => value !== (values[name] ?? ''),
    )
    for (const [name, value] of filled) onChange(name, value)
    return { ...values, ...Object.fromEntries(filled) }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isChecking.current) return
    const current = takeFilled(event.currentTarget)
    isChecking.current = true
    const found = await findProblems?.()
    isChecking.current = false
    const names = fields.filter((field) => problemOf(field, current, found)).map(({ name }) => name)
    setTried({ checked: new Set(names), attempt: attempt + 1 })
    if (names.length === 0) onValid()
  }

  return (
    <form
      noValidate
      className="checkout-form"
      onInputCapture={(event) => takeFilled(event.currentTarget)}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary fields={shown} attempt={attempt} />
      <div className="checkout-fields">
        {shown.map(({ field, ...view }) => (
          <ControlledField
            key={view.id}
            {...view}
            field={field}
            note={field.required || field.type === 'checkbox' ? undefined : t('forms.optional')}
            value={values[field.name]}
            onChange={(value) => onChange(field.name, value)}
            markOf={markOf && ((option) => markOf(field.name, option))}
          />
        ))}
      </div>
      {children}
    </form>
  )
}

interface ControlledFieldProps extends LabelledField {
  value: unknown
  onChange: (value: FieldValue) => void
  markOf: ((option: string) => ReactNode) | undefined
}

function ControlledField({ value, onChange, markOf, ...common }: ControlledFieldProps) {
  const text = { ...common, value: readText(value) ?? '', onChange }
  switch (common.field.type) {
    case 'checkbox':
      return <CheckboxField {...common} checked={value === true} onChange={onChange} />
    case 'checkboxGroup': {
      const chosen = readItems(value, readText)
      const choose = (option: string, isChosen: boolean) =>
        onChange(isChosen ? [...chosen, option] : chosen.filter((other) => other !== option))
      return <ChoiceField {...common} type="checkbox" value={chosen} onChange={choose} />
    }
    case 'radio':
      return (
        <ChoiceField
          {...common}
          type="radio"
          value={[text.value]}
          onChange={(option) => onChange(option)}
          markOf={markOf}
        />
      )
    case 'select':
      return <SelectField {...text} />
    default:
      return <TextField {...text} />
  }
}
