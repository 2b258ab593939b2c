import type { Layout } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LogoLink } from '../navigation/logo-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { iconBefore } from '../ui/icon.tsx'

/** The checkout's own header: back to the cart, help, and nothing else that leads away. */
export function CheckoutHeader({ layout }: { layout: Layout | undefined }) {
  const t = useTranslate()
  return (
    <header className="layout-header layout-header-checkout">
      <LogoLink image={layout?.logo} className="layout-logo" />
      <OfflineNotice />
      <div className="layout-tools">
        <SiteLink page="cart" className={`layout-checkout-link ui-link ${iconBefore('arrow-left')}`}>
          {t('header.backToCart')}
        </SiteLink>
        <SiteLink page="contact" className={`layout-checkout-link ui-link ${iconBefore('headset')}`}>
          {t('header.help')}
        </SiteLink>
      </div>
    </header>
  )
}

/** What the checkout keeps of the footer: the last row, with the terms and privacy. */
export function checkoutFooter(footer: Layout['footer'] | undefined): Layout['footer'] | undefined {
  return footer && { ...footer, iconLinks: [], linkGroups: [], appDownloads: [], socialLinks: [] }
}
