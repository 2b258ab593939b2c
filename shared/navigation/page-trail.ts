import type { NavigationItem } from '../contract/layout.ts'
import type { Page } from '../contract/page.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { localizedPath } from '../locale/localized-paths.ts'

/**
 * The breadcrumbs of a page. For a station: the breadcrumbs of the locator, then the station, even
 * if the station's path is not below the locator's. In Norway stations are at /stasjoner/x and the
 * locator is at /finn-stasjon.
 */
export function pageTrail(
  navigation: NavigationItem[],
  path: string,
  locale: LocaleCode,
  page: Page | undefined,
): NavigationItem[] {
  if (page?.contentType !== 'stationPage') return breadcrumbs(navigation, path)
  const trail = breadcrumbs(navigation, localizedPath('stationLocator', locale))
  const text = page.station?.name ?? page.title
  return text === ''
    ? trail
    : [...trail, { id: path, url: path, text, children: [], visibleInNavigation: false }]
}

/**
 * The navigation items from the top to the page. A page outside the tree (an article, a station)
 * has the items of the longest path that is a prefix of the page's path. Empty without such a
 * path.
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

/** The document title: the page's title and the brand, or the brand alone without a title. */
export function pageTitle(title: string): string {
  return title === '' || title === BRAND ? BRAND : `${title} – ${BRAND}`
}
