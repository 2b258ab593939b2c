import { FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { CarWashLink } from './car-wash-link.tsx'
import { useCustomer } from './customer-store.ts'
import { LogoutButton } from './logout-button.tsx'

interface AccountMenuProps {
  /** of the login link that this component replaces */
  className: string
  menu: 'closed' | 'open'
}

/** The menu of a logged-in visitor: first name, my pages, logout. Only in the browser. */
export function AccountMenu({ className, menu }: AccountMenuProps) {
  const t = useTranslate('customer')
  const firstName = useCustomer().customer?.firstName
  const entries = (
    <>
      <p className="ui-menu-item ui-soft">
        {firstName ? t('account.loggedInAs', { name: firstName }) : t('account.loggedIn')}
      </p>
      <ul>
        <li>
          <SiteLink page="myPages" className="customer-menu-item ui-menu-item ui-hover">
            {t('account.myPages')}
          </SiteLink>
        </li>
        <li>
          <SiteLink
            to={FIND_CODES_PATHS[useLocale()]}
            className="customer-menu-item ui-menu-item ui-hover"
          >
            {t('account.findCodes')}
          </SiteLink>
        </li>
        <li>
          <CarWashLink className="customer-menu-item ui-menu-item ui-hover" />
        </li>
        <li>
          <LogoutButton className="customer-menu-item ui-menu-item ui-hover" />
        </li>
      </ul>
    </>
  )
  if (menu === 'open') return <div className="customer-menu-open">{entries}</div>
  return (
    <details className="customer-menu" data-dismissable="">
      <summary className={className}>
        <Icon name="user" className="customer-menu-icon" />
        {firstName && <VisuallyHidden>{t('account.menu')}: </VisuallyHidden>}
        <span className="layout-login-name">{firstName || t('account.menu')}</span>
        <Icon name="chevron-down" className="customer-menu-arrow" />
      </summary>
      <div className="customer-menu-panel ui-menu ui-card">{entries}</div>
    </details>
  )
}
