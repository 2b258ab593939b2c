import type { FormField } from '#shared/contract/form.ts'
import { CHECKED, fieldChoices, type FormValues, ownText } from '#shared/forms/form-values.ts'
import { CheckboxField, ChoiceField } from '../ui/fields/choice-fields.tsx'
import { SelectField, TextField } from '../ui/fields/text-field.tsx'
import { DateField } from './date-field.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** The view of each field type. The fields are uncontrolled: what is typed before hydration stays. `values`: of a try without a script. */
export function FieldView({ id, field, error, values }: { id: string; field: FormField; error: string | undefined; values: FormValues }) {
  const t = useTranslate('forms')
  const text = ownText(values, field.name)
  const common = { id, field, error, note: field.required ? undefined : t('forms.optional') }
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
      return <TextField {...common} defaultValue={text} />
  }
}
