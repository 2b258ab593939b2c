import { useCustomer } from './customer-store.ts'
import { customerUser } from './customer-user.ts'
import { ListFailed } from './list-states.tsx'
import { checkLogin } from './watch-login.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Name, e-mail, phone, as the account hub keeps them. */
export function DetailsList() {
  const t = useTranslate('customer')
  const { customer } = useCustomer()
  if (customer === undefined) return <ListFailed text={t('details.failed')} retry={() => void checkLogin()} />
  const { firstname, lastname, email, phone } = customerUser(customer)
  return (
    <dl className="customer-details">
      <Detail label={t('details.name')} text={`${firstname} ${lastname}`.trim()} />
      <Detail label={t('details.email')} text={email} />
      <Detail label={t('details.phone')} text={phone} />
    </dl>
  )
}

function Detail({ label, text }: { label: string; text: string }) {
  const t = useTranslate('customer')
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || <span className="customer-missing">{t('details.missing')}</span>}</dd>
    </div>
  )
}
