import { useEffect, useEffectEvent, useRef } from 'react'
import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Asks for the visitor's position at once after a press of "Find the nearest station": on any page
 * of the site, or here. An address that was typed, stored or sent by someone else asks for nothing.
 * useHydrated renders its component again, so it must not be the whole locator.
 */
export function useNearest({ nearest, near, q }: LocatorQuery, locate: () => void): void {
  const isWanted = nearest === true && near === undefined && q === ''
  // a page that is shown without being loaded was opened by a press
  const isPressed = useRef(useHydrated())
  const ask = useEffectEvent(locate)
  useEffect(() => {
    const wasPressed = isPressed.current || isFromOwnPage()
    isPressed.current = true
    if (isWanted && wasPressed) ask()
  }, [isWanted])
}

function isFromOwnPage(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isFollowed = load instanceof PerformanceNavigationTiming && load.type === 'navigate'
  return isFollowed && document.referrer.startsWith(`${location.origin}/`)
}
