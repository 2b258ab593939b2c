import type { NavigationItem } from '../contract/layout.ts'
import type { Page } from '../contract/page.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { localizedPath } from '../locale/localized-paths.ts'

/**
 * The way to a page through the navigation tree. A station's page is reached by way of the locator and ends with the station, wherever its
 * path lies: Norway's stations are at /stasjoner/x, their locator at /finn-stasjon.
 */
export function pageTrail(navigation: NavigationItem[], path: string, locale: LocaleCode, page: Page | undefined): NavigationItem[] {
  if (page?.contentType !== 'stationPage') return breadcrumbs(navigation, path)
  const trail = breadcrumbs(navigation, localizedPath('stationLocator', locale))
  const text = page.station?.name ?? page.title
  return text === '' ? trail : [...trail, { id: path, url: path, text, children: [], visibleInNavigation: false }]
}

/**
 * The navigation items that lead to a page, from the top to its own. A page outside the tree (an article, a station) gets
 * those of the longest path that its own begins with. Empty when there is none.
 */
export function breadcrumbs(navigation: NavigationItem[], path: string): NavigationItem[] {
  let best: NavigationItem[] = []
  let bestLength = 0
  function visit(items: NavigationItem[], above: NavigationItem[]): void {
    for (const item of items) {
      const trail = [...above, item]
      const url = item.url.replace(/[?#].*$/s, '')
      const leadsHere = url === path || (url !== '/' && path.startsWith(`${url}/`))
      if (leadsHere && url.length > bestLength) {
        best = trail
        bestLength = url.length
      }
      visit(item.children, trail)
    }
  }
  visit(navigation, [])
  return best
}

const BRAND = 'St1'

/** A page's name and the brand's, as the browser's tab and search engines show it; the brand alone where a page has no title. */
export function pageTitle(title: string): string {
  return title === '' || title === BRAND ? BRAND : `${title} – ${BRAND}`
}
