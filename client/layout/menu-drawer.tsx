import type { MouseEvent } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/content.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Dialog } from '../modals/dialog.tsx'
import { LogoLink } from '../navigation/logo-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { knowsInvokers } from '../ui/knows-invokers.ts'
import { DrawerItem } from './drawer-item.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LoginLink } from './login-link.tsx'
import { QuickNavigation } from './quick-navigation.tsx'
import { visibleItems } from './visible-items.ts'

export interface MenuDrawerProps {
  id: string
  layout: Layout | undefined
  trail: NavigationItem[]
}

/** The menu of phones and tablets: the whole height, every level inside the one before. */
export function MenuDrawer({ id, layout, trail }: MenuDrawerProps) {
  const t = useTranslate()
  const closes = { command: 'close', commandfor: id }
  return (
    <Dialog id={id} label={t('header.mainMenu')} className="layout-drawer">
      <div className="layout-drawer-top">
        <LogoLink image={layout?.logo} className="layout-logo" />
        <button type="button" className="ui-icon-button" aria-label={t('header.closeMenu')} onClick={close} {...closes}>
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={t('header.mainMenu')}>
        <ul>
          {visibleItems(layout?.navigation ?? []).map((item) => (
            <DrawerItem key={item.id} item={item} trail={trail} level={1} />
          ))}
        </ul>
      </nav>
      <div className="layout-drawer-foot">
        <QuickNavigation links={layout?.quickNavigation ?? []} className="layout-drawer-quick" />
        <LoginLink className="ui-button ui-button-dark" menu="open" />
        <LanguageLinks className="layout-drawer-languages" />
      </div>
    </Dialog>
  )
}

/** for browsers that do not know invokers yet */
function close(event: MouseEvent<HTMLButtonElement>): void {
  if (!knowsInvokers()) event.currentTarget.closest('dialog')?.close()
}
