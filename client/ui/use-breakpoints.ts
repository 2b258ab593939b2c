import { useEffect, useState } from 'react'
import { type BreakpointFlags, breakpointFlags } from './breakpoints.ts'

const RESIZE_DEBOUNCE_MS = 50 // §9

/** §4: the flags follow the window's width. All false on the server and in the first render: what must not move is CSS. */
export function useBreakpoints(): BreakpointFlags {
  const [flags, setFlags] = useState(() => breakpointFlags(0))
  useEffect(() => {
    let timer = 0
    function update(): void {
      setFlags(breakpointFlags(window.innerWidth))
    }
    function onResize(): void {
      clearTimeout(timer)
      timer = window.setTimeout(update, RESIZE_DEBOUNCE_MS)
    }
    update()
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return flags
}
