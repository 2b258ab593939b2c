import { useTranslate } from '../i18n/use-translate.ts'
import { checkLogin } from './watch-login.ts'

/** Nobody could say whether the visitor is logged in. */
export function Unreachable() {
  const site = useTranslate()
  const t = useTranslate('customer')
  return (
    <div className="customer-notice" role="alert">
      <p>{t('entrance.unreachable')}</p>
      <button type="button" className="ui-button ui-button-small" onClick={() => void checkLogin()}>
        {site('connection.tryAgain')}
      </button>
    </div>
  )
}
