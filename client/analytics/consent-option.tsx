import { useTranslate } from '../i18n/use-translate.tsx'

interface ConsentOptionProps {
  name: 'necessary' | 'statistics' | 'marketing'
  /** absent for the necessary, which is always on */
  checked?: boolean
}

export function ConsentOption({ name, checked }: ConsentOptionProps) {
  const t = useTranslate()
  return (
    <label className="modals-consent-option">
      <input type="checkbox" name={name} defaultChecked={checked ?? true} disabled={checked === undefined} />
      <span>
        <strong>{t(`consent.${name}.title`)}</strong>
        <small>{t(`consent.${name}.text`)}</small>
      </span>
    </label>
  )
}
