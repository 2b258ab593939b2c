import { useTranslate } from '../i18n/use-translate.tsx'

interface ConsentOptionProps {
  name: 'necessary' | 'statistics' | 'marketing'
  /** absent for the necessary, which is always on */
  checked?: boolean
}

export function ConsentOption({ name, checked }: ConsentOptionProps) {
  const t = useTranslate()
  const id = `consent-${name}`
  return (
    <div className="analytics-consent-option">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        defaultChecked={checked ?? true}
        disabled={checked === undefined}
      />
      <label htmlFor={id}>{t(`consent.${name}.title`)}</label>
      <p id={`${id}-text`}>{t(`consent.${name}.text`)}</p>
    </div>
  )
}
