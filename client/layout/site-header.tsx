import { useRef } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LogoLink } from '../navigation/logo-link.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { useDismissableDetails } from '../ui/use-dismissable-details.ts'
import { HeaderTools } from './header-tools.tsx'
import { SiteMenu } from './site-menu.tsx'

const MENU_ID = 'menu'

export function SiteHeader({ layout, trail }: { layout: Layout | undefined; trail: NavigationItem[] }) {
  const t = useTranslate()
  const header = useRef<HTMLElement>(null)
  useDismissableDetails(header)

  return (
    <header className="layout-header" ref={header}>
      <LogoLink image={layout?.logo} className="layout-logo" />
      <SiteMenu id={MENU_ID} layout={layout} trail={trail} />
      <OfflineNotice />
      <HeaderTools />
      {/* the browser opens the popover, before and without any script */}
      <button
        type="button"
        className={`layout-menu-button ${iconBefore('menu')}`}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
        aria-label={t('header.openMenu')}
      />
    </header>
  )
}
