import type { NavigationItem } from '#shared/contract/content.ts'
import { Icon } from '../ui/icon.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { visibleItems } from './visible-items.ts'

interface DrawerItemProps {
  item: NavigationItem
  trail: NavigationItem[]
  level: number
}

/** One line of the drawer; with children it opens to its own page, first, and to them. The way to the page shown is open already. */
export function DrawerItem({ item, trail, level }: DrawerItemProps) {
  const children = visibleItems(item.children)
  const className = `layout-drawer-item layout-drawer-level-${Math.min(level, 3)}`
  if (children.length === 0) {
    return (
      <li>
        <NavigationLink item={item} trail={trail} className={className} />
      </li>
    )
  }
  return (
    <li>
      <details className="ui-collapse" open={trail.some(({ id }) => id === item.id)}>
        <summary className={className}>
          {item.text}
          <Icon name="chevron-down" />
        </summary>
        <ul className="layout-drawer-children">
          {item.url !== '' && (
            <li>
              <NavigationLink item={item} trail={trail} className={`layout-drawer-item layout-drawer-level-${Math.min(level + 1, 3)}`}>
                {item.text}
                <Icon name="arrow-right" />
              </NavigationLink>
            </li>
          )}
          {children.map((child) => (
            <DrawerItem key={child.id} item={child} trail={trail} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  )
}
