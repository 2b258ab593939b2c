import { type RefObject, useEffect, useState } from 'react'

/** pixels: browsers round scroll positions */
const NEARLY = 4

/**
 * The position of a scrolling track of slides, and functions that move it by one slide. The track
 * is the source of truth, because swiping, keys and buttons all scroll it.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState({ index: 0, atStart: true, atEnd: false })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const update = () => setPosition(positionOf(element))
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [track])

  return {
    ...position,
    move: (by: 1 | -1) => track.current?.scrollBy({ left: by * stepOf(track.current) }),
  }
}

/** `index`: of the first visible slide, from 0; at the end, of the last slide */
function positionOf(track: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth, children } = track
  const atStart = scrollLeft <= NEARLY
  const atEnd = scrollLeft + clientWidth >= scrollWidth - NEARLY
  return {
    atStart,
    atEnd,
    index: atEnd && !atStart ? children.length - 1 : Math.round(scrollLeft / stepOf(track)),
  }
}

/** The distance between the left edges of two slides. */
function stepOf({ children: [first, second] }: HTMLElement): number {
  if (!first) return 1
  return second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : first.clientWidth
}
