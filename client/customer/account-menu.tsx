import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AccountLinks } from './account-links.tsx'
import { useCustomer } from './customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface AccountMenuProps {
  /** of the login link whose place this takes */
  className: string
  menu: 'closed' | 'open'
}

/** What the login control is for those who have logged in: their first name, my pages, logout. In the browser only. */
export function AccountMenu(props: AccountMenuProps) {
  return props.menu === 'open' ? <OpenMenu /> : <ClosedMenu {...props} />
}

function ClosedMenu({ className }: AccountMenuProps) {
  const t = useTranslate('customer')
  const firstName = useCustomer().customer?.firstName
  return (
    <details className="customer-menu" data-dismissable="">
      <summary className={className}>
        <Icon name="user" className="customer-menu-icon" />
        {firstName && <VisuallyHidden>{t('account.menu')}: </VisuallyHidden>}
        <span className="layout-login-name">{firstName || t('account.menu')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="customer-menu-panel">
        <WhoIsLoggedIn />
        <AccountLinks />
      </div>
    </details>
  )
}

function OpenMenu() {
  return (
    <div className="customer-menu-open">
      <WhoIsLoggedIn />
      <AccountLinks />
    </div>
  )
}

function WhoIsLoggedIn() {
  const t = useTranslate('customer')
  const firstName = useCustomer().customer?.firstName
  return <p className="customer-menu-name">{firstName ? t('account.loggedInAs', { name: firstName }) : t('account.loggedIn')}</p>
}
