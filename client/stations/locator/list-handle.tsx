import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { fromBreakpoint } from '../../ui/use-breakpoints.ts'

/** On narrow screens the list covers the map when the page scrolls or this button is pressed. Another press shows the map again. */
export function ListHandle() {
  const t = useTranslate('stations')
  const handle = useRef<HTMLButtonElement>(null)
  const [isUp, setUp] = useState(false)

  useEffect(() => {
    if (!handle.current) return
    // up: the button is in the upper half of the window or above it
    const observer = new IntersectionObserver(([entry]) => setUp(!!entry && entry.boundingClientRect.top < window.innerHeight / 2), {
      rootMargin: '0px 0px -50% 0px',
    })
    observer.observe(handle.current)
    return () => observer.disconnect()
  }, [])

  function pull(): void {
    const target = isUp ? document.querySelector('.locator-map') : handle.current
    target?.scrollIntoView({ block: 'start' })
  }

  return (
    <button type="button" ref={handle} className="locator-handle" aria-expanded={isUp} onClick={pull}>
      <Icon name={isUp ? 'map' : 'list'} />
      {t(isUp ? 'map.show' : 'map.toList')}
    </button>
  )
}

/** Whether the map is beside the list, and not above it. */
export function isMapBeside(): boolean {
  return window.matchMedia(fromBreakpoint('smallDesktop')).matches
}
