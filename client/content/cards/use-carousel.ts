import { type RefObject, useEffect, useState } from 'react'

export interface CarouselPosition {
  /** of the first slide in sight, from 0 */
  index: number
  atStart: boolean
  atEnd: boolean
}

/** pixels: browsers round scroll positions */
const NEARLY = 4

/** Where a scrolling track of slides stands, and how to move it by one. Swiping, keys and buttons all scroll: the position is read from it. */
export function useCarousel(track: RefObject<HTMLElement | null>): CarouselPosition & { move: (by: 1 | -1) => void } {
  const [position, setPosition] = useState<CarouselPosition>({ index: 0, atStart: true, atEnd: false })

  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPosition((before) => keepIfSame(before, positionOf(element))))
    }
    read()
    const resized = new ResizeObserver(read)
    resized.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [track])

  function move(by: 1 | -1): void {
    track.current?.scrollBy({ left: by * stepOf(track.current) })
  }
  return { ...position, move }
}

function positionOf(track: HTMLElement): CarouselPosition {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const atEnd = scrollLeft + clientWidth >= scrollWidth - NEARLY
  const index = atEnd && scrollLeft > NEARLY ? track.children.length - 1 : Math.round(scrollLeft / stepOf(track))
  return { index, atStart: scrollLeft <= NEARLY, atEnd }
}

/** From one slide's edge to the next one's. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first) return 1
  return second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : first.clientWidth
}

function keepIfSame(before: CarouselPosition, now: CarouselPosition): CarouselPosition {
  return before.index === now.index && before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now
}
