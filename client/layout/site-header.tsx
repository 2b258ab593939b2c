import { useRef } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LogoLink } from '../navigation/logo-link.tsx'
import { NearestLink } from '../navigation/nearest-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { useDismissableDetails } from '../ui/use-dismissable-details.ts'
import { LoginLink } from './login-link.tsx'
import { SearchLink } from './search-link.tsx'
import { MENU_ID, SiteMenu } from './site-menu.tsx'

export function SiteHeader({
  layout,
  trail,
}: {
  layout: Layout | undefined
  trail: NavigationItem[]
}) {
  const t = useTranslate()
  const header = useRef<HTMLElement>(null)
  useDismissableDetails(header)

  return (
    <header className="layout-header" ref={header}>
      <LogoLink image={layout?.logo} className="layout-logo" />
      <SiteMenu layout={layout} trail={trail} />
      <OfflineNotice />
      <div className="layout-tools ui-line ui-gap-1 ui-not-printed">
        <NearestLink className={`layout-locator ui-link ${iconBefore('map-pin')}`}>
          <span className="layout-tool-text">{t('stationSearch.header')}</span>
        </NearestLink>
        <SearchLink className="ui-icon-button layout-search" />
        <CartLink />
        <LoginLink className="layout-login ui-link" menu="closed" />
      </div>
      {/* the browser opens the popover, so it works without a script */}
      <button
        type="button"
        className={`layout-menu-button ui-link ui-not-printed ${iconBefore('menu')}`}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
        aria-label={t('header.openMenu')}
      />
    </header>
  )
}

/**
 * The cart link with the number of products. The number is drawn over the icon, so it shifts no
 * layout when it appears.
 */
function CartLink() {
  const t = useTranslate()
  const count = useCartCount()
  const label = count === 0 ? t('cart.linkEmpty') : t(pluralKey('cart.link', count), { count })
  return (
    <SiteLink
      page="cart"
      className={`ui-icon-button layout-cart ${iconBefore('cart')}`}
      aria-label={label}
    >
      {count > 0 && <span className="layout-cart-count">{count}</span>}
    </SiteLink>
  )
}
