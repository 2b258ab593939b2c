import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { dismissNotification, type Notification } from './notification-store.ts'
import { LEAVES_AFTER_MS } from './leaves-after.ts'

/** Leaves by itself where its type says so, never while the visitor is on it. */
export function NotificationCard({ notification: { id, message, type } }: { notification: Notification }) {
  const t = useTranslate()
  const [held, setHeld] = useState(false)
  const leavesAfter = LEAVES_AFTER_MS[type]

  useEffect(() => {
    if (held || leavesAfter === undefined) return
    const timer = setTimeout(() => dismissNotification(id), leavesAfter)
    return () => clearTimeout(timer)
  }, [held, leavesAfter, id])

  return (
    <div
      className={`notifications-card notifications-${type}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={type} className="notifications-icon" />
      <p className="notifications-message">
        <VisuallyHidden>{t(`notifications.${type}`)}: </VisuallyHidden>
        {message}
      </p>
      <button type="button" className="ui-icon-button" aria-label={t('notifications.close')} onClick={() => dismissNotification(id)}>
        <Icon name="x" />
      </button>
    </div>
  )
}
