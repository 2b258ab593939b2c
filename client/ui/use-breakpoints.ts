import { useEffect, useState } from 'react'

/** §9, in px: from this width on. */
export const BREAKPOINTS = {
  smallMobile: 320,
  mobile: 480,
  largeMobile: 768,
  smallDesktop: 992,
  desktop: 1200,
  largeDesktop: 1600,
} as const

export type BreakpointFlags = Record<keyof typeof BREAKPOINTS, boolean>

const RESIZE_DEBOUNCE_MS = 50 // §9

/** §4: the flags follow the window's width. All false on the server and in the first render: what must not move is CSS. */
export function useBreakpoints(): BreakpointFlags {
  const [flags, setFlags] = useState(() => breakpointFlags(0))
  useEffect(() => watchBreakpoints(setFlags), [])
  return flags
}

export function watchBreakpoints(update: (flags: BreakpointFlags) => void): () => void {
  const read = () => update(breakpointFlags(window.innerWidth))
  read()
  return onResize(read, RESIZE_DEBOUNCE_MS)
}

/** Which breakpoints a window of this width has reached. */
export function breakpointFlags(width: number): BreakpointFlags {
  return {
    smallMobile: width >= BREAKPOINTS.smallMobile,
    mobile: width >= BREAKPOINTS.mobile,
    largeMobile: width >= BREAKPOINTS.largeMobile,
    smallDesktop: width >= BREAKPOINTS.smallDesktop,
    desktop: width >= BREAKPOINTS.desktop,
    largeDesktop: width >= BREAKPOINTS.largeDesktop,
  }
}

/** Calls back once the window has not changed its size for so long. Returns the function that stops it. */
export function onResize(callback: () => void, debounceMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function debounce(): void {
    clearTimeout(timer)
    timer = setTimeout(callback, debounceMs)
  }
  window.addEventListener('resize', debounce)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', debounce)
  }
}
