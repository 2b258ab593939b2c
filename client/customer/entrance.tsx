import { Icon } from '../ui/icon.tsx'
import { useCustomerWords } from './customer-words.tsx'
import { LoginButton } from './login-button.tsx'

const POINTS = ['orders', 'cards', 'details'] as const

/** My pages for those who have not logged in: why they should, and the way there and back. */
export function Entrance() {
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
