import { useEffect, useState } from 'react'
import { dismissNotification, type Notification, type NotificationType } from './notification-store.ts'

/** Long enough to be read twice. Errors and warnings stay until they are closed. */
export const DISMISS_AFTER_MS: Record<NotificationType, number | undefined> = {
  success: 6_000,
  information: 8_000,
  warning: undefined,
  error: undefined,
}

/** Time to find the button, also with a screen reader (WCAG 2.2.1). */
const DISMISS_WITH_ACTION_AFTER_MS = 20_000

/** Dismisses a notification by itself where its type says so; never while the pointer or the focus is on it, or the tab is hidden. */
export function useAutoDismiss({ id, type, action }: Notification) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const after = dismissAfter({ type, ...(action && { action }) })

  useEffect(() => {
    if (hovered || focused || after === undefined) return
    let timer = 0
    function start(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(() => dismissNotification(id), after)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [hovered, focused, after, id])

  return { setHovered, setFocused }
}

/** in ms; undefined: it stays */
export function dismissAfter({ type, action }: Pick<Notification, 'type' | 'action'>): number | undefined {
  const alone = DISMISS_AFTER_MS[type]
  return alone !== undefined && action ? DISMISS_WITH_ACTION_AFTER_MS : alone
}
