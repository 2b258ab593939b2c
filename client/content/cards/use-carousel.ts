import { type RefObject, useEffect, useState } from 'react'

/** pixels: browsers round scroll positions */
const NEARLY = 4

/** The position of a scrolling track of slides, and how to move it by one. It is read from the track: swiping, keys and buttons all scroll. */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  /** of the first slide in view, from 0 */
  const [index, setIndex] = useState(0)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    function readPosition(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!element) return
        const { scrollLeft, scrollWidth, clientWidth, children } = element
        const isAtEnd = scrollLeft + clientWidth >= scrollWidth - NEARLY
        setIndex(isAtEnd && scrollLeft > NEARLY ? children.length - 1 : Math.round(scrollLeft / stepOf(element)))
        setAtStart(scrollLeft <= NEARLY)
        setAtEnd(isAtEnd)
      })
    }
    const observer = new ResizeObserver(readPosition)
    observer.observe(element)
    element.addEventListener('scroll', readPosition, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', readPosition)
    }
  }, [track])

  function move(by: 1 | -1): void {
    track.current?.scrollBy({ left: by * stepOf(track.current) })
  }
  return { index, atStart, atEnd, move }
}

/** From one slide's edge to the next one's. */
function stepOf({ children: [first, second] }: HTMLElement): number {
  if (!first) return 1
  return second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : first.clientWidth
}
