import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFromBreakpoint } from '../ui/use-breakpoints.ts'

/**
 * On a phone the map replaces the list: it opens at the top of the page, and the list is then where
 * it was.
 */
export function useListScroll(isMap: boolean): void {
  const scrolled = useRef(0)
  const shown = useRef(isMap)

  useEffect(() => {
    const remember = () => {
      if (!shown.current) scrolled.current = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === isMap) return
    shown.current = isMap
    if (isFromBreakpoint('smallDesktop')) return
    window.scrollTo({ top: isMap ? 0 : scrolled.current, behavior: 'instant' })
  }, [isMap])
}
