import { useCallback, useEffect, useRef } from 'react'

/**
 * A press may take its own button away, and the focus with it: not back to the page's first link. From a chip or "clear" it goes to the number
 * of stations; from a card's "map", where the map comes in the list's place, to the map. What is returned is called at each press.
 */
export function useKeptFocus(): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const button = pressed.current
    if (!button || button.checkVisibility()) return
    pressed.current = null
    if (button.isConnected) document.querySelector<HTMLElement>('.locator-map')?.focus()
    else if (document.activeElement === document.body) document.querySelector<HTMLElement>('.locator-count')?.focus()
  })
  return useCallback(() => {
    pressed.current = document.activeElement
  }, [])
}
