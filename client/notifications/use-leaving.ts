import { type RefObject, useEffect, useState } from 'react'
import { moveKeyboardOn, rememberPlace } from './keyboard-place.ts'
import { leavesAfter } from './leaves-after.ts'
import { dismissNotification, type Notification } from './notification-store.ts'

/** How a notification leaves: by itself where its type says so, never while the visitor's pointer or keyboard is on it, or away. */
export function useLeaving(card: RefObject<HTMLDivElement | null>, { id, type, action }: Notification) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const after = leavesAfter({ type, ...(action && { action }) })

  useEffect(() => {
    if (hovered || focused || after === undefined) return
    let timer = 0
    function start(): void {
      clearTimeout(timer)
      // a tab in the background is not read
      if (document.visibilityState === 'visible') timer = window.setTimeout(() => dismissNotification(id), after)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [hovered, focused, after, id])

  function leave(): void {
    if (card.current) moveKeyboardOn(card.current)
    dismissNotification(id)
  }

  const holding = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: React.FocusEvent) => {
      rememberPlace(event.relatedTarget)
      setFocused(true)
    },
    onBlur: () => setFocused(false),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    },
  }
  return { leave, holding }
}
