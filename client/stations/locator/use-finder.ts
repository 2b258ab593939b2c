import { startTransition, useEffect, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import type { RemoteFinder } from '../finder/finder-messages.ts'

/** All stations, once the browser has them; until then, and where they cannot be had, the edge's lists serve. */
export function useFinder(start: LocatorStart, locale: LocaleCode): RemoteFinder | undefined {
  const [finder, setFinder] = useState<RemoteFinder>()
  const address = start.kind === 'list' ? start.address : undefined
  useEffect(() => {
    if (address === undefined) return
    let isWanted = true
    open(address, locale).then(
      (opened) => isWanted && startTransition(() => setFinder(opened)),
      () => undefined, // the page works as it did before: each choice is asked of the edge
    )
    return () => {
      isWanted = false
    }
  }, [address, locale])
  return finder
}

async function open(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const { openFinder } = await import('#browser/stations/finder/open-finder.ts')
  return openFinder(address, locale)
}
