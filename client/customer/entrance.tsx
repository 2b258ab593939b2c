import { Icon } from '../ui/icon.tsx'
import { useCustomer } from './customer-store.ts'
import { LoginButton } from './login-button.tsx'
import { Unreachable } from './unreachable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const POINTS = ['orders', 'cards', 'details'] as const

/** My pages for those who are not known to have logged in. */
export function Entrance() {
  const { status } = useCustomer()
  return status === 'unknown' ? <Unreachable /> : <Invitation />
}

/** Why they should, and the way there and back. */
function Invitation() {
  const t = useTranslate('customer')
  return (
    <div className="customer-entrance">
      <div className="customer-entrance-text">
        <h2 className="customer-entrance-title">{t('entrance.title')}</h2>
        <p>{t('entrance.why')}</p>
        <LoginButton text={t('entrance.login')} className="ui-button ui-button-dark" />
      </div>
      <ul className="customer-entrance-points">
        {POINTS.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {t(`entrance.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
