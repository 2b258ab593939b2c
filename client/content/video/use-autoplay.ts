import { type RefObject, useEffect, useRef, useState } from 'react'

const VISIBLE_SHARE = 0.5
const CHANGES = ['play', 'pause', 'error']

/** §9 autoplay: plays while it is visible, unless the visitor has paused it, or prefers less motion or less data. */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>): { playing: boolean; toggle: () => void } {
  const [playing, setPlaying] = useState(false)
  const mayPlay = useRef(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    mayPlay.current = !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause()
        else if (mayPlay.current) play(element)
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(element)
    const abort = new AbortController()
    for (const change of CHANGES) element.addEventListener(change, () => setPlaying(!element.paused), abort)
    return () => {
      observer.disconnect()
      abort.abort()
    }
  }, [video])

  function toggle(): void {
    const element = video.current
    if (!element) return
    mayPlay.current = element.paused
    if (element.paused) play(element)
    else element.pause()
  }

  return { playing, toggle }
}

function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined) // the browser may refuse: the poster and the button stay
}
