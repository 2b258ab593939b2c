import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

interface LocatorHome {
  path: string
  locale: LocaleCode
}

/**
 * The locator as this visitor left it, '/asemahaku?q=turku': the last entry of the tab's history (its `key`), else the page that opened this
 * one. The browser remembers both. `home`: path and locale; the default locale is in an address or is not. In the browser only.
 */
export function lastLocator(home: LocatorHome): { address: string; key?: string } | undefined {
  const before = 'navigation' in window ? navigation.entries().slice(0, navigation.currentEntry?.index ?? 0) : []
  const visited = before.flatMap(({ url, key }) => {
    const address = locatorAddress(url, home)
    return address === undefined ? [] : { address, key }
  })
  const opener = locatorAddress(document.referrer, home)
  return visited.at(-1) ?? (opener === undefined ? undefined : { address: opener })
}

/** Path and query, where the address is the locator's on this site. */
function locatorAddress(written: string | null, home: LocatorHome): string | undefined {
  if (!written || !URL.canParse(written)) return undefined
  const { origin, pathname, search } = new URL(written)
  const { locale = home.locale, path } = parsePagePath(pathname)
  return origin === location.origin && path === home.path && locale === home.locale ? pathname + search : undefined
}
