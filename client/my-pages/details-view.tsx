import { type MouseEvent, useEffect } from 'react'
import { checkLogin, useCustomer } from '../customer/customer-store.ts'
import { addReturnUrl } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { notify } from '../notifications/notification-store.ts'
import { Icon } from '../ui/icon.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'

/**
 * The customer's details, with a link to the account hub, where they are changed, if the locale has
 * one.
 */
export function DetailsView() {
  const t = useTranslate('customer')
  const { addressing, config } = useSite()
  const hub = config.myPagesHubs[addressing.locale]
  return (
    <>
      <DetailsList />
      {hub && (
        <div className="customer-change ui-stack ui-not-printed">
          <p>{t('details.changeHelp')}</p>
          <a href={hub} className="ui-button ui-button-small" onClick={addReturnAddresses}>
            {t('details.change')}
            <Icon name="arrow-up-right" />
          </a>
        </div>
      )}
    </>
  )
}

/** The fragment of the return address after saving. */
const SAVED = '#saved'

function addReturnAddresses(event: MouseEvent<HTMLAnchorElement>): void {
  addReturnUrl(event)
  const address = new URL(event.currentTarget.href)
  address.searchParams.set(
    'savedUrl',
    location.origin + location.pathname + location.search + SAVED,
  )
  event.currentTarget.href = address.href
}

/** Confirms once that the account hub has saved the details. */
export function useSavedNotice(): void {
  const t = useTranslate('customer')
  useEffect(() => {
    if (location.hash !== SAVED) return
    history.replaceState(history.state, '', location.pathname + location.search)
    notify(t('details.saved'))
  }, [t])
}

/** Name, e-mail and phone from the account hub. */
function DetailsList() {
  const t = useTranslate('customer')
  const { customer } = useCustomer()
  if (customer === undefined)
    return <NotLoaded text={t('details.failed')} tryAgain={() => void checkLogin()} />
  const { firstName, lastName, emailToken, phoneNumber } = customer
  const details = { name: `${firstName} ${lastName}`.trim(), email: emailToken, phone: phoneNumber }
  return (
    <dl className="customer-details">
      {(['name', 'email', 'phone'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`details.${name}`)}</dt>
          <dd>
            {details[name] ? (
              <Breakable text={details[name]} />
            ) : (
              <span className="customer-missing">{t('details.missing')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A long e-mail address is broken before its '@'. */
function Breakable({ text }: { text: string }) {
  const [name, ...domain] = text.split('@')
  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </>
  )
}
