import { useEffect } from 'react'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { saveList } from '../saved/save-page.ts'
import { useFavourites } from './favourites.ts'

/** the visitor reads this list, and does not only pass it */
const SETTLED_MS = 2_000

/** On a device with favourites, the last list opens offline too. */
export function useSavedList(answer: LocatorAnswer | undefined): void {
  const hasFavourites = useFavourites().length > 0
  useEffect(() => {
    if (!hasFavourites || !answer) return
    const timer = setTimeout(() => {
      // without space in the browser, the list before stays saved
      if (navigator.onLine) saveList(location.pathname + location.search).catch(() => undefined)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [hasFavourites, answer])
}
