import { useCustomerWords } from './customer-words.tsx'
import { LoginButton } from './login-button.tsx'

/** The session has run out while the page stands: what it shows stays. */
export function SessionEnded() {
  const t = useCustomerWords()
  return (
    <div className="customer-notice customer-ended" role="alert">
      <p>
        <strong>{t('ended.text')}</strong> {t('ended.shown')}
      </p>
      <LoginButton text={t('ended.login')} className="ui-button ui-button-dark ui-button-small" />
    </div>
  )
}
