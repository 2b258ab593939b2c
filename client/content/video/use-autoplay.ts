import { type RefObject, useEffect, useRef, useState } from 'react'

const HALF_SEEN = 0.5

export interface Autoplay {
  playing: boolean
  toggle: () => void
}

/** §9 autoplay: plays while it is seen, unless the visitor has paused it, or has asked for less motion or less data. */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>): Autoplay {
  const [playing, setPlaying] = useState(false)
  const wanted = useRef(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    wanted.current = !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    const onChange = () => setPlaying(!element.paused)
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause()
        else if (wanted.current) start(element)
      },
      { threshold: HALF_SEEN },
    )
    seen.observe(element)
    for (const change of CHANGES) element.addEventListener(change, onChange)
    return () => {
      seen.disconnect()
      for (const change of CHANGES) element.removeEventListener(change, onChange)
    }
  }, [video])

  function toggle(): void {
    const element = video.current
    if (!element) return
    wanted.current = element.paused
    if (element.paused) start(element)
    else element.pause()
  }

  return { playing, toggle }
}

const CHANGES = ['play', 'pause', 'error']

function start(element: HTMLVideoElement): void {
  element.play().catch(() => undefined) // the browser may refuse: the poster and the button stay
}
