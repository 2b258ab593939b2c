import { useRef } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconAfter } from '../ui/icon.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LoginLink } from './login-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { QuickNavigation } from './quick-navigation.tsx'
import { useDrawer } from './use-drawer.ts'

interface SiteMenuProps {
  id: string
  layout: Layout | undefined
  trail: NavigationItem[]
}

/**
 * The menus of the site. On wide screens its parts stand in the header (`display: contents`). On phones and tablets it is a popover, the
 * drawer: the browser opens and closes it, a script makes it a modal dialog.
 */
export function SiteMenu({ id, layout, trail }: SiteMenuProps) {
  const t = useTranslate()
  const menu = useRef<HTMLDivElement>(null)
  const isOpen = useDrawer(menu)
  return (
    <div ref={menu} id={id} className="layout-menu" popover="auto" {...(isOpen && asDialog(t('header.mainMenu')))}>
      <button type="button" className={`layout-menu-close ${iconAfter('x')}`} popoverTarget={id} popoverTargetAction="hide">
        {t('header.closeMenu')}
      </button>
      <MainNavigation items={layout?.navigation ?? []} trail={trail} inDrawer={isOpen} />
      <QuickNavigation links={layout?.quickNavigation ?? []} />
      <LoginLink className="ui-button ui-button-dark layout-menu-login" menu="open" />
      <LanguageSwitcher />
    </div>
  )
}

function asDialog(label: string) {
  return { role: 'dialog', 'aria-modal': true, 'aria-label': label } as const
}
