import { useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Notification } from './notification-store.ts'
import { useLeaving } from './use-leaving.ts'

export function NotificationCard({ notification }: { notification: Notification }) {
  const t = useTranslate()
  const card = useRef<HTMLDivElement>(null)
  const { leave, holding } = useLeaving(card, notification)
  const { message, type, action } = notification

  function act(): void {
    leave()
    action?.run()
  }

  return (
    <div ref={card} className={`notifications-card notifications-${type}`} {...holding}>
      <Icon name={type} className="notifications-icon" />
      <p className="notifications-message">
        <VisuallyHidden>{t(`notifications.${type}`)}: </VisuallyHidden>
        {message}
      </p>
      {action && (
        <button type="button" className="notifications-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="ui-icon-button" aria-label={t('notifications.close')} onClick={leave}>
        <Icon name="x" />
      </button>
    </div>
  )
}
