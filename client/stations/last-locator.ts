import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

interface LocatorHome {
  path: string
  locale: LocaleCode
}

export interface LastLocator {
  /** '/asemahaku?q=turku' */
  address: string
  /** of the entry in the tab's history; absent when the locator was left in another tab */
  key?: string
}

/**
 * The locator as this visitor left it: the last entry of the tab's history, else the page that opened this one. The browser keeps both, so
 * nothing has to be written anywhere. `home`: path and locale; the default locale is in an address or is not. In the browser only.
 */
export function lastLocator(home: LocatorHome): LastLocator | undefined {
  return lastEntry(home) ?? opener(home)
}

function lastEntry(home: LocatorHome): LastLocator | undefined {
  if (!('navigation' in window)) return undefined
  const here = navigation.currentEntry?.index ?? 0
  const entry = navigation.entries().findLast(({ url, index }) => index < here && locatorAddress(url, home) !== undefined)
  const address = locatorAddress(entry?.url, home)
  return entry && address !== undefined ? { address, key: entry.key } : undefined
}

function opener(home: LocatorHome): LastLocator | undefined {
  const address = locatorAddress(document.referrer, home)
  return address === undefined ? undefined : { address }
}

/** Path and query, where the address is the locator's on this site. */
function locatorAddress(written: string | null | undefined, home: LocatorHome): string | undefined {
  if (!written || !URL.canParse(written)) return undefined
  const { origin, pathname, search } = new URL(written)
  const { locale = home.locale, path } = parsePagePath(pathname)
  return origin === location.origin && path === home.path && locale === home.locale ? pathname + search : undefined
}
