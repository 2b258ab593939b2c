import type { FormField } from '#shared/contract/form.ts'
import {
  fieldChoices,
  fieldText,
  type FormValues,
  labelOfValue,
} from '#shared/forms/form-values.ts'
import { readDate } from '#shared/forms/read-date.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { formatDay } from './format-day.ts'

/** The entered values of a form, with the labels of fields and options. */
export function EnteredValues({
  fields,
  values,
}: {
  fields: readonly FormField[]
  values: FormValues
}) {
  const { iso } = LOCALES[useLocale()]
  const entered = fields.flatMap((field) => {
    const text = field.type === 'hidden' ? '' : enteredText(field, values, iso)
    return text === '' ? [] : [{ field, text }]
  })
  return (
    <dl className="forms-said ui-stack">
      {entered.map(({ field: { name, label }, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function enteredText(field: FormField, values: FormValues, iso: string): string {
  if (field.type === 'checkboxGroup')
    return fieldChoices(field, values)
      .map((choice) => labelOfValue(field, choice))
      .join(', ')
  const text = fieldText(field, values)
  if (field.type === 'checkbox') return text && '✓'
  const day = field.type === 'date' ? readDate(text) : undefined
  return day === undefined ? labelOfValue(field, text) : formatDay(day, iso)
}
