import { startTransition, useCallback, useEffect, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { loadChunk } from '../../ui/load-chunk.ts'
import type { RemoteFinder } from '../finder/finder-messages.ts'

export interface FinderOpening {
  /** All stations, once the browser has them; until then, and where they cannot be had, the edge's lists serve. */
  finder: RemoteFinder | undefined
  /** tried again and again, and not to be had */
  hasFailed: boolean
  tryAgain: () => void
}

export function useFinder(start: LocatorStart, locale: LocaleCode): FinderOpening {
  const [finder, setFinder] = useState<RemoteFinder>()
  const [hasFailed, setFailed] = useState(false)
  const address = start.kind === 'list' ? start.address : undefined

  useEffect(() => {
    if (address === undefined || hasFailed) return
    let isWanted = true
    open(address, locale).then(
      (opened) => isWanted && startTransition(() => setFinder(() => opened)),
      () => isWanted && setFailed(true), // the page works as it did before: each choice is asked of the edge
    )
    return () => {
      isWanted = false
    }
  }, [address, locale, hasFailed])

  const tryAgain = useCallback(() => setFailed(false), [])
  return { finder, hasFailed, tryAgain }
}

async function open(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const { openFinder } = await loadChunk(() => import('#browser/stations/finder/open-finder.ts'))
  return openFinder(address, locale)
}
