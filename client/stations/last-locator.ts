export interface LastLocator {
  /** '/asemahaku?q=turku' */
  address: string
  /** of the entry in the tab's history; absent when the locator was left in another tab */
  key?: string
}

/**
 * The locator as this visitor left it: the last entry of the tab's history, else the page that opened this one. The browser keeps both, so
 * nothing has to be written anywhere. `home` is the locator's path with its prefix. In the browser only.
 */
export function lastLocator(home: string): LastLocator | undefined {
  return lastEntry(home) ?? opener(home)
}

function lastEntry(home: string): LastLocator | undefined {
  if (!('navigation' in window)) return undefined
  const here = navigation.currentEntry?.index ?? 0
  const entry = navigation.entries().findLast(({ url, index }) => index < here && locatorAddress(url, home) !== undefined)
  const address = locatorAddress(entry?.url, home)
  return entry && address !== undefined ? { address, key: entry.key } : undefined
}

function opener(home: string): LastLocator | undefined {
  const address = locatorAddress(document.referrer, home)
  return address === undefined ? undefined : { address }
}

/** Path and query, where the address is the locator's on this site. */
function locatorAddress(written: string | null | undefined, home: string): string | undefined {
  if (!written || !URL.canParse(written)) return undefined
  const { origin, pathname, search } = new URL(written)
  return origin === location.origin && pathname === home ? pathname + search : undefined
}
