import { useRef } from 'react'
import type { Layout } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LogoLink } from '../navigation/logo-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { useDismissableDetails } from '../ui/use-dismissable-details.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

/**
 * The checkout's header: languages, back to the cart and help. It has no other links, so that
 * visitors finish their order.
 */
export function CheckoutHeader({ layout }: { layout: Layout | undefined }) {
  const t = useTranslate()
  const header = useRef<HTMLElement>(null)
  useDismissableDetails(header)
  return (
    <header className="layout-header layout-header-checkout" ref={header}>
      <LogoLink image={layout?.logo} className="layout-logo" />
      <OfflineNotice />
      <div className="layout-tools ui-line ui-gap-1 ui-not-printed">
        <SiteLink
          page="cart"
          className={`layout-checkout-link ui-link ${iconBefore('arrow-left')}`}
        >
          {t('header.backToCart')}
        </SiteLink>
        <SiteLink
          page="contact"
          className={`layout-checkout-link ui-link ${iconBefore('headset')}`}
        >
          <span className="layout-help-name">{t('header.help')}</span>
        </SiteLink>
        <LanguageSwitcher sameOrigin />
      </div>
    </header>
  )
}

/** The checkout's footer: only the last row, with terms and privacy. */
export function checkoutFooter(footer: Layout['footer'] | undefined): Layout['footer'] | undefined {
  return footer && { ...footer, iconLinks: [], linkGroups: [], appDownloads: [], socialLinks: [] }
}
