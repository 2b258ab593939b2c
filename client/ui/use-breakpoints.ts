import { useEffect, useState } from 'react'

/** §9, in px at a text size of 16 px: each applies from this width on. */
const BREAKPOINTS = {
  smallMobile: 320,
  mobile: 480,
  largeMobile: 768,
  smallDesktop: 992,
  desktop: 1200,
  largeDesktop: 1600,
} as const

export type BreakpointFlags = Record<keyof typeof BREAKPOINTS, boolean>

const RESIZE_DEBOUNCE_MS = 50 // §9

/** In em, as in the style sheets: with larger text a breakpoint needs a wider window. */
export function fromBreakpoint(name: keyof typeof BREAKPOINTS): string {
  return `(width >= ${BREAKPOINTS[name] / 16}em)`
}

/** False in a browser without media queries for scripts. */
export function isFromBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  return mediaQuery(fromBreakpoint(name))?.matches ?? false
}

/** Undefined in a browser without media queries for scripts. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return window.matchMedia?.(query)
}

/**
 * §4: flags of the window's width. All are false on the server and in the first render, so use CSS
 * where a change would shift the layout.
 */
export function useBreakpoints(): BreakpointFlags {
  const [flags, setFlags] = useState(() => breakpointFlags(() => false))
  useEffect(() => watchBreakpoints(setFlags), [])
  return flags
}

export function watchBreakpoints(update: (flags: BreakpointFlags) => void): () => void {
  const read = () => update(breakpointFlags(isFromBreakpoint))
  read()
  return onResize(read, RESIZE_DEBOUNCE_MS)
}

function breakpointFlags(isFrom: (name: keyof typeof BREAKPOINTS) => boolean): BreakpointFlags {
  return {
    smallMobile: isFrom('smallMobile'),
    mobile: isFrom('mobile'),
    largeMobile: isFrom('largeMobile'),
    smallDesktop: isFrom('smallDesktop'),
    desktop: isFrom('desktop'),
    largeDesktop: isFrom('largeDesktop'),
  }
}

/**
 * Calls back when the window's size has not changed for this time. Returns the function that stops
 * it.
 */
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
