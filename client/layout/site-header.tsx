import { useRef } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/content.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { LogoLink } from '../navigation/logo-link.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { Icon } from '../ui/icon.tsx'
import { knowsInvokers } from '../ui/knows-invokers.ts'
import { useDismissableDetails } from '../ui/use-dismissable-details.ts'
import { HeaderTools } from './header-tools.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { QuickNavigation } from './quick-navigation.tsx'

const DRAWER_ID = 'menu'

// an invoker: the browser opens the drawer, before and without any script
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER_ID }

export function SiteHeader({ layout, trail }: { layout: Layout | undefined; trail: NavigationItem[] }) {
  const t = useTranslate()
  const header = useRef<HTMLElement>(null)
  useDismissableDetails(header)

  return (
    <header className="layout-header" ref={header}>
      <div className="layout-utility">
        <div className="layout-utility-inside ui-page-width">
          <QuickNavigation links={layout?.quickNavigation ?? []} className="layout-quick" />
          <LanguageSwitcher />
        </div>
      </div>
      <OfflineNotice />
      <div className="layout-bar">
        <div className="layout-bar-inside ui-page-width">
          <LogoLink image={layout?.logo} className="layout-logo" />
          <MainNavigation items={layout?.navigation ?? []} trail={trail} />
          <HeaderTools />
          <button type="button" className="layout-menu-button" onClick={openDrawer} {...OPENS_DRAWER} aria-label={t('header.openMenu')}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MenuDrawer id={DRAWER_ID} layout={layout} trail={trail} />
    </header>
  )
}

/** for browsers that do not know invokers yet */
function openDrawer(): void {
  const drawer = document.getElementById(DRAWER_ID)
  if (!knowsInvokers() && drawer instanceof HTMLDialogElement) drawer.showModal()
}
