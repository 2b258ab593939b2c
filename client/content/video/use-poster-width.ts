import { type RefObject, useEffect, useState } from 'react'
import { onResize } from '../../ui/on-resize.ts'

/** in the server's HTML */
const FIRST_WIDTH = 960
const RESIZE_DEBOUNCE_MS = 400 // §9

/** How wide a poster is asked for: a window that has become larger shows it as sharp as before. */
export function usePosterWidth(video: RefObject<HTMLVideoElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => (video.current ? watchPosterWidth(video.current, setWidth) : undefined), [video])
  return width
}

/** A smaller poster is never asked for again, nor one for a film that plays and hides it. */
export function watchPosterWidth(video: Pick<HTMLVideoElement, 'clientWidth' | 'paused'>, update: (width: number) => void): () => void {
  let largest = FIRST_WIDTH
  return onResize(() => {
    if (!video.paused || video.clientWidth <= largest) return
    largest = video.clientWidth
    update(largest)
  }, RESIZE_DEBOUNCE_MS)
}
