import type { NavigationItem } from '../contract/navigation.ts'

/**
 * The way to a page through the navigation tree, from its top item to the item of the page itself; for a page the tree
 * does not hold (an article, a station), to the item whose path is the longest beginning of it. Empty when there is none.
 */
export function breadcrumbs(navigation: NavigationItem[], path: string): NavigationItem[] {
  let best: NavigationItem[] = []
  let bestLength = 0
  function visit(items: NavigationItem[], above: NavigationItem[]): void {
    for (const item of items) {
      const trail = [...above, item]
      const url = item.url.replace(/[?#].*$/s, '')
      const holds = url === path || (url !== '/' && path.startsWith(`${url}/`))
      if (holds && url.length > bestLength) {
        best = trail
        bestLength = url.length
      }
      visit(item.children, trail)
    }
  }
  visit(navigation, [])
  return best
}
