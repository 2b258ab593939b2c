import { useRef } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LoginLink } from './login-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { SearchLink } from './search-link.tsx'
import { useDrawer } from './use-drawer.ts'

export const MENU_ID = 'menu'

/**
 * The site's menus in one element. On wide screens its children are laid out in the header
 * (`display: contents`). On phones and tablets it is a popover, called the drawer: the browser
 * opens and closes it, and a script makes it a modal dialog (use-drawer.ts).
 */
export function SiteMenu({
  layout,
  trail,
}: {
  layout: Layout | undefined
  trail: NavigationItem[]
}) {
  const t = useTranslate()
  const menu = useRef<HTMLDivElement>(null)
  const isOpen = useDrawer(menu)
  const asDialog =
    isOpen && ({ role: 'dialog', 'aria-modal': true, 'aria-label': t('header.mainMenu') } as const)
  return (
    <div
      ref={menu}
      id={MENU_ID}
      className="layout-menu ui-not-printed"
      popover="auto"
      {...asDialog}
    >
      <button
        type="button"
        className={`layout-menu-close ${iconAfter('x')}`}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
      >
        {t('header.closeMenu')}
      </button>
      <SearchLink className="layout-menu-search" hasText />
      <MainNavigation items={layout?.navigation ?? []} trail={trail} />
      <QuickNavigation links={layout?.quickNavigation ?? []} />
      <LoginLink className="ui-button ui-button-dark layout-menu-login" menu="open" />
      <LanguageSwitcher />
    </div>
  )
}

/** The shortcuts that editors choose; without any, the station locator (§2.4). */
function QuickNavigation({ links }: { links: ContentLink[] }) {
  const t = useTranslate()
  return (
    <nav className="layout-quick" aria-label={t('quickNavigation.label')}>
      <ul>
        {links.length === 0 && (
          <li>
            <SiteLink page="stationLocator" className="layout-quick-link ui-quiet">
              {t('quickNavigation.stationLocator')}
            </SiteLink>
          </li>
        )}
        {links.map((link, index) => (
          <li key={`${index} ${link.text}`}>
            <TargetLink {...link} className="layout-quick-link ui-quiet" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
