import { checkLogin, useCustomer } from '../customer/customer-store.ts'
import { LoginButton } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { Failed } from './customer-list.tsx'

const POINTS = ['orders', 'cards', 'details'] as const

/** My pages for those who are not known to have logged in: why they should, and the way there and back. */
export function Entrance() {
  const t = useTranslate('customer')
  if (useCustomer().status === 'unknown') return <Failed text={t('entrance.unreachable')} retry={() => void checkLogin()} />
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
