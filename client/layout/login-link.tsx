import { Suspense, useEffect } from 'react'
import { comeBackHere } from '../customer/come-back-here.ts'
import { useCustomer } from '../customer/customer-store.ts'
import { watchLogin } from '../customer/watch-login.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { lateOrNothing } from '../ui/late-or-nothing.ts'

interface LoginLinkProps {
  className: string
  /** a menu that opens, or, in the drawer, one that stands open */
  menu: 'closed' | 'open'
}

const AccountMenu = lateOrNothing(async () => (await import('#browser/customer/account-menu.tsx')).loadAccountMenu())

/** §2.8: the account hub of the locale, where there is one; the first name, and a menu, once the visitor is logged in. */
export function LoginLink({ className, menu }: LoginLinkProps) {
  const t = useTranslate()
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { status } = useCustomer()
  useEffect(() => watchLogin(locale), [locale])
  const hub = config.accountHubs[locale]
  const link = hub && (
    <a href={hub} className={className} onClick={comeBackHere}>
      <Icon name="user" />
      <span className="layout-login-name">{t('customer.login')}</span>
    </a>
  )
  // the link keeps its place until the menu is here
  return status === 'authorised' ? (
    <Suspense fallback={link}>
      <AccountMenu className={className} menu={menu} />
    </Suspense>
  ) : (
    link
  )
}
