import { useCustomer } from '../customer/customer-store.ts'
import { addReturnUrl } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { OnDemand } from '../ui/on-demand.tsx'
import customerStyles from '../my-pages/customer.css?url&no-inline'

const accountMenu = lazyCode(
  async () => (await import('../customer/account-menu.tsx')).AccountMenu,
  {
    styles: customerStyles,
    messages: ['customer'],
  },
)

/**
 * §2.8: a link to the locale's account hub, if it has one. After login, the first name and a menu,
 * which is always open in the drawer.
 */
export function LoginLink({ className, menu }: { className: string; menu: 'closed' | 'open' }) {
  const t = useTranslate()
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { status, customer } = useCustomer()
  const firstName = customer?.firstName
  const hub = config.accountHubs[locale]
  const link = hub && (
    <a href={hub} className={`${className} ${iconBefore('user')}`} onClick={addReturnUrl}>
      <span className="layout-login-name">{t('customer.login')}</span>
    </a>
  )
  // the link stays until the menu has loaded
  if (status !== 'authorised') return link
  // a press also retries the menu
  const renderFailed = (tryAgain: () => void) => (
    <SiteLink page="myPages" className={`${className} ${iconBefore('user')}`} onClick={tryAgain}>
      <span className="layout-login-name">{firstName || t('customer.login')}</span>
    </SiteLink>
  )
  return (
    <OnDemand code={accountMenu} waiting={link} renderFailed={renderFailed}>
      {(AccountMenu) => <AccountMenu className={className} menu={menu} />}
    </OnDemand>
  )
}
