import type { NavigationItem } from '../contract/navigation.ts'
import type { Page } from '../contract/page.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { localizedPath } from '../locale/localized-paths.ts'
import { breadcrumbs } from './breadcrumbs.ts'

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
