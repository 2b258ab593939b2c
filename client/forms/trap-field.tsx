import { TRAP_NAME } from '#shared/forms/form-values.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** A field that people neither see nor reach nor hear: what is in it, a program wrote (worker/routes/forms.ts). */
export function TrapField({ id }: { id: string }) {
  const t = useTranslate('forms')
  return (
    <div className="forms-trap" aria-hidden="true">
      <label htmlFor={id}>{t('forms.trap')}</label>
      <input id={id} type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
