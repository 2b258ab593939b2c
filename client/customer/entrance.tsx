import { Icon } from '../ui/icon.tsx'
import { useCustomer } from './customer-store.ts'
import { CustomerWords, useCustomerWords } from './customer-words.tsx'
import { LoginButton } from './login-button.tsx'
import { Unreachable } from './unreachable.tsx'

const POINTS = ['orders', 'cards', 'details'] as const

/** My pages for those who are not known to have logged in. */
export function Entrance() {
  const { status } = useCustomer()
  return <CustomerWords>{status === 'unknown' ? <Unreachable /> : <Invitation />}</CustomerWords>
}

/** Why they should, and the way there and back. */
function Invitation() {
  const t = useCustomerWords()
  return (
    <div className="customer-entrance">
      <div className="customer-entrance-words">
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
