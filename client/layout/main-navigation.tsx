import type { NavigationItem } from '#shared/contract/layout.ts'
import { Picture } from '../content/images/picture.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'

/**
 * The navigation tree: a bar with panels in the header, an expandable list in the drawer.
 * `<details>` work before hydration.
 */
export function MainNavigation({
  items,
  trail,
}: {
  items: NavigationItem[]
  trail: NavigationItem[]
}) {
  const t = useTranslate()
  return (
    <nav className="layout-navigation" aria-label={t('header.mainMenu')}>
      <ul className="layout-navigation-list">
        {visibleItems(items).map((item) => (
          <li key={item.id}>
            {visibleItems(item.children).length === 0 ? (
              <NavigationLink
                item={item}
                trail={trail}
                className="layout-navigation-item ui-hover"
              />
            ) : (
              <details className="ui-collapse" data-dismissable="" name="layout-navigation">
                <summary
                  className={`layout-navigation-item ui-hover ${iconAfter('chevron-down')}`}
                  aria-current={trail[0]?.id === item.id ? 'true' : undefined}
                >
                  {item.text}
                </summary>
                <div className="layout-panel">
                  <NavigationLink
                    item={item}
                    trail={trail}
                    className={`layout-panel-title ${item.url === '' ? '' : iconAfter('arrow-right')}`}
                  />
                  <PanelLinks items={item.children} trail={trail} level={2} />
                  {item.image && (
                    <Picture
                      image={item.image}
                      width={280}
                      sizes="280px"
                      ratio={4 / 3}
                      alt=""
                      className="layout-panel-picture"
                      fill
                    />
                  )}
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The children of an item, and their children. */
function PanelLinks({
  items,
  trail,
  level,
}: {
  items: NavigationItem[]
  trail: NavigationItem[]
  level: number
}) {
  const visible = visibleItems(items)
  if (visible.length === 0) return null
  return (
    <ul className={level === 2 ? 'layout-panel-groups' : undefined}>
      {visible.map((item) => (
        <li key={item.id}>
          <NavigationLink
            item={item}
            trail={trail}
            className={level === 2 ? 'layout-panel-group' : 'layout-panel-link'}
          />
          <PanelLinks items={item.children} trail={trail} level={level + 1} />
        </li>
      ))}
    </ul>
  )
}

/** §3: `visibleInNavigation: false` hides an item and its children. */
function visibleItems(items: NavigationItem[]): NavigationItem[] {
  return items.filter((item) => item.visibleInNavigation)
}

/** An item of the navigation tree: a link, or plain text if it has no page. */
export function NavigationLink({
  item,
  trail,
  className,
}: {
  item: NavigationItem
  trail: NavigationItem[]
  className: string
}) {
  const { path } = useSite()
  if (item.url === '') return <span className={className}>{item.text}</span>
  return (
    <SiteLink to={item.url} className={className} aria-current={navigationMark(item, trail, path)}>
      {item.text}
    </SiteLink>
  )
}

/** An item's aria-current: 'page' for the current page, 'true' for its ancestors. */
export function navigationMark(
  item: NavigationItem,
  trail: NavigationItem[],
  path: string,
): 'page' | 'true' | undefined {
  const index = trail.findIndex(({ id }) => id === item.id)
  if (index < 0) return undefined
  return index === trail.length - 1 && item.url.replace(/[?#].*$/s, '') === path ? 'page' : 'true'
}
