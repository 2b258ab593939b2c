import { type ComponentType, use } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { loadLateStyles } from '../ui/late-styles.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AccountLinks } from './account-links.tsx'
import { useCustomer } from './customer-store.ts'
import { customerWordsAreHere, CustomerWords, useCustomerWords } from './customer-words.tsx'

interface AccountMenuProps {
  /** of the login link whose place this takes */
  className: string
  menu: 'closed' | 'open'
}

/** The menu with its style sheet. */
export async function loadAccountMenu(): Promise<ComponentType<AccountMenuProps>> {
  await loadLateStyles('client/styles/customer.css')
  return AccountMenu
}

/** What the login control is for those who have logged in: their first name, my pages, logout. In the browser only. */
function AccountMenu(props: AccountMenuProps) {
  const { locale } = useSite().addressing
  if (!use(customerWordsAreHere(locale))) return null
  return <CustomerWords>{props.menu === 'open' ? <OpenMenu /> : <ClosedMenu {...props} />}</CustomerWords>
}

function ClosedMenu({ className }: AccountMenuProps) {
  const t = useCustomerWords()
  const { firstName } = useCustomer()
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
  const t = useCustomerWords()
  const { firstName } = useCustomer()
  return <p className="customer-menu-name">{firstName ? t('account.loggedInAs', { name: firstName }) : t('account.loggedIn')}</p>
}
