import { LoginButton } from './login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** The session has run out while the page stands: what it shows stays. */
export function SessionEnded() {
  const t = useTranslate('customer')
  return (
    <div className="customer-notice customer-ended" role="alert">
      <p>
        <strong>{t('ended.text')}</strong> {t('ended.shown')}
      </p>
      <LoginButton text={t('ended.login')} className="ui-button ui-button-dark ui-button-small" />
    </div>
  )
}
