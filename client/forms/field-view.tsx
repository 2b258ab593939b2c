import { CHECKED, fieldChoices, type FormValues, ownText } from '#shared/forms/form-values.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { CheckboxField, ChoiceField } from '../ui/fields/choice-fields.tsx'
import type { LabelledField } from '../ui/fields/field-frame.tsx'
import { SelectField, TextField } from '../ui/fields/text-field.tsx'
import { DateField } from './date-field.tsx'
import { StationField } from './station-field.tsx'

/**
 * The view of each field type, uncontrolled, so that text typed before hydration stays. `values`:
 * of a submission without JavaScript.
 */
export function FieldView({
  values,
  ...labelled
}: Omit<LabelledField, 'note'> & { values: FormValues }) {
  const t = useTranslate('forms')
  const { field } = labelled
  const text = ownText(values, field.name)
  const common = { ...labelled, note: field.required ? undefined : t('forms.optional') }
  switch (field.type) {
    case 'select':
      return <SelectField {...common} defaultValue={text} placeholder={t('forms.chooseOption')} />
    case 'radio':
      return <ChoiceField {...common} type="radio" defaultValue={[text ?? '']} />
    case 'checkbox':
      return <CheckboxField {...common} defaultChecked={text === CHECKED} />
    case 'checkboxGroup':
      return <ChoiceField {...common} type="checkbox" defaultValue={fieldChoices(field, values)} />
    case 'date':
      return <DateField {...common} defaultValue={text} />
    case 'hidden':
      return <input type="hidden" name={field.name} value={field.options?.[0]?.value ?? ''} />
    default:
      if (field.suggest === 'stations') return <StationField {...common} defaultValue={text} />
      return <TextField {...common} defaultValue={text} />
  }
}
