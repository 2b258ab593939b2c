import type { NavigationItem } from '#shared/contract/content.ts'
import { Icon } from '../ui/icon.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { visibleItems } from './visible-items.ts'

/** What stands under one item of the header: the item's own page, its children, and theirs. */
export function NavigationPanel({ item, trail }: { item: NavigationItem; trail: NavigationItem[] }) {
  return (
    <div className="layout-panel">
      <div className="layout-panel-inside">
        <NavigationLink item={item} trail={trail} className="layout-panel-title">
          {item.text}
          {item.url !== '' && <Icon name="arrow-right" />}
        </NavigationLink>
        <ul className="layout-panel-groups">
          {visibleItems(item.children).map((child) => (
            <li key={child.id}>
              <NavigationLink item={child} trail={trail} className="layout-panel-group" />
              <PanelLinks items={visibleItems(child.children)} trail={trail} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function PanelLinks({ items, trail }: { items: NavigationItem[]; trail: NavigationItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="layout-panel-links">
      {items.map((item) => (
        <li key={item.id}>
          <NavigationLink item={item} trail={trail} className="layout-panel-link" />
        </li>
      ))}
    </ul>
  )
}
