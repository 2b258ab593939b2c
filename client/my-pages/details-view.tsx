import { checkLogin, useCustomer } from '../customer/customer-store.ts'
import { addReturnUrl } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'

/** The customer's details, with a link to the account hub, where they are changed, if the locale has one. */
export function DetailsView() {
  const t = useTranslate('customer')
  const { addressing, config } = useSite()
  const hub = config.myPagesHubs[addressing.locale]
  return (
    <>
      <DetailsList />
      {hub && (
        <div className="customer-change">
          <p>{t('details.changeHelp')}</p>
          <a href={hub} className="ui-button ui-button-small" onClick={addReturnUrl}>
            {t('details.change')}
            <Icon name="arrow-up-right" />
          </a>
        </div>
      )}
    </>
  )
}

/** Name, e-mail and phone from the account hub. */
function DetailsList() {
  const t = useTranslate('customer')
  const { customer } = useCustomer()
  if (customer === undefined) return <NotLoaded text={t('details.failed')} tryAgain={() => void checkLogin()} />
  const { firstName, lastName, emailToken, phoneNumber } = customer
  const details = { name: `${firstName} ${lastName}`.trim(), email: emailToken, phone: phoneNumber }
  return (
    <dl className="customer-details">
      {(['name', 'email', 'phone'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`details.${name}`)}</dt>
          <dd>{details[name] || <span className="customer-missing">{t('details.missing')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
