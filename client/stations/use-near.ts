import { type RefObject, useEffect, useState } from 'react'

/** How far below the window counts as near. */
const MARGIN = '600px 0px'

/** True from the moment an element comes near the visible part of the page. */
export function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, isNear])
  return isNear
}
