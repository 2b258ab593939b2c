import { useCallback, useEffect, useRef } from 'react'

/**
 * A press may take its own button away: a chip, "clear", "search this area". The focus goes to the number of stations then, and not back to
 * the page's first link. What is returned is called at each press.
 */
export function useKeptFocus(): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.locator-count')?.focus()
  })
  return useCallback(() => {
    pressed.current = document.activeElement
  }, [])
}
