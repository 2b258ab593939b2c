import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Place, placeAddress, readPlace } from './place.ts'

interface PlaceControls {
  place: Place
  /** Another view, unless told otherwise of the same table. `replace`: Back does not come here again. */
  go: (to: Partial<Place>, options?: { replace?: boolean }) => void
}

const PlaceContext = createContext<PlaceControls | undefined>(undefined)

export function PlaceProvider({ fallback, children }: { fallback: LocaleCode; children: ReactNode }) {
  const [place, setPlace] = useState(() => readPlace(location, fallback))
  useEffect(() => {
    const show = () => setPlace(readPlace(location, fallback))
    addEventListener('popstate', show)
    return () => removeEventListener('popstate', show)
  }, [fallback])
  const controls = useMemo<PlaceControls>(
    () => ({
      place,
      go(to, { replace = false } = {}) {
        const next = { ...place, params: {}, ...to }
        history[replace ? 'replaceState' : 'pushState'](null, '', placeAddress(next))
        setPlace(next)
        if (next.view !== place.view) scrollTo(0, 0)
      },
    }),
    [place],
  )
  return <PlaceContext value={controls}>{children}</PlaceContext>
}

export function usePlace(): PlaceControls {
  const controls = use(PlaceContext)
  if (!controls) throw new Error('usePlace needs a PlaceProvider')
  return controls
}

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Partial<Place> }

/** A real link: a new tab, copying and the status bar work. */
export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  const { place, go } = usePlace()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return (
    <a {...rest} href={placeAddress({ ...place, params: {}, ...to })} onClick={follow}>
      {children}
    </a>
  )
}
