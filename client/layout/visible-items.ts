import type { NavigationItem } from '#shared/contract/content.ts'

/** §3: `visibleInNavigation: false` hides an item, and what stands under it. */
export function visibleItems(items: NavigationItem[]): NavigationItem[] {
  return items.filter((item) => item.visibleInNavigation)
}
