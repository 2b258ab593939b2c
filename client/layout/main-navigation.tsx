import type { NavigationItem } from '#shared/contract/content.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { NavigationPanel } from './navigation-panel.tsx'
import { visibleItems } from './visible-items.ts'

interface MainNavigationProps {
  items: NavigationItem[]
  trail: NavigationItem[]
}

/** The tree in the header of wide screens: an item with pages under it opens a panel. Real `<details>`, so it opens before any script. */
export function MainNavigation({ items, trail }: MainNavigationProps) {
  const t = useTranslate()
  return (
    <nav className="layout-navigation" aria-label={t('header.mainMenu')}>
      <ul className="layout-navigation-list">
        {visibleItems(items).map((item) => (
          <li key={item.id}>
            {visibleItems(item.children).length === 0 ? (
              <NavigationLink item={item} trail={trail} className="layout-navigation-item" />
            ) : (
              // one name: opening a panel closes the other
              <details name="layout-navigation" data-dismissable="">
                <summary className="layout-navigation-item" aria-current={trail[0]?.id === item.id ? 'true' : undefined}>
                  {item.text}
                  <Icon name="chevron-down" />
                </summary>
                <NavigationPanel item={item} trail={trail} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
