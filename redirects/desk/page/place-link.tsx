import type { ComponentProps, MouseEvent } from 'react'
import { type Place, placeAddress } from './place.ts'
import { go, usePlace } from './place-store.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Partial<Place>
  /** what a press does instead of going there */
  onOpen?: () => void
  /** before it goes there */
  onFollow?: () => void
}

/** A real link: it can be opened in a new tab and copied. */
export function PlaceLink({ to, onOpen, onFollow, children, ...rest }: PlaceLinkProps) {
  const place = usePlace()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onFollow?.()
    if (onOpen) onOpen()
    else go(to)
  }
  return (
    <a {...rest} href={placeAddress({ ...place, params: {}, ...to })} onClick={follow}>
      {children}
    </a>
  )
}
