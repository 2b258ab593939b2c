import { useEffect, useState } from 'react'
import { type BreakpointFlags, breakpointFlags } from './breakpoints.ts'
import { onResize } from './on-resize.ts'

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
