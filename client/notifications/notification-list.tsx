import { type FocusEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { dismissNotification, type Notification, notificationStore, type NotificationType } from './notification-store.ts'
import { useAutoDismiss } from './use-auto-dismiss.ts'

const ASSERTIVE: NotificationType[] = ['error', 'warning']

/** The element that had the focus before a notification took it. */
let focusedBefore: Element | null = null

/** The notifications of one live region. Errors and warnings interrupt a screen reader, the rest waits for a pause. */
export function NotificationList({ assertive }: { assertive: boolean }) {
  const { notifications } = useSnapshot(notificationStore)
  return notifications
    .filter(({ type }) => ASSERTIVE.includes(type) === assertive)
    .map((notification) => <NotificationCard key={notification.id} notification={notification} />)
}

function NotificationCard({ notification }: { notification: Notification }) {
  const { id, message, type, action } = notification
  const t = useTranslate()
  const card = useRef<HTMLDivElement>(null)
  const { setHovered, setFocused } = useAutoDismiss(notification)

  function dismiss(): void {
    if (card.current?.contains(document.activeElement)) moveFocusOn(card.current)
    dismissNotification(id)
  }

  function onFocus({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !relatedTarget.closest('.notifications-card')) focusedBefore = relatedTarget
    setFocused(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events of the buttons in it
    <div
      ref={card}
      className={`notifications-card notifications-${type}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <Icon name={type} className="notifications-icon" />
      <p className="notifications-message">
        <VisuallyHidden>{t(`notifications.${type}`)}: </VisuallyHidden>
        {message}
      </p>
      {action && (
        <button
          type="button"
          className="notifications-action"
          onClick={() => {
            dismiss()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="ui-icon-button" aria-label={t('notifications.close')} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/** To the next notification, else back to where the focus came from, else to the page: the browser would put it at the top. */
function moveFocusOn(card: HTMLElement): void {
  const cards = [...document.querySelectorAll('.notifications-card')]
  const index = cards.indexOf(card)
  const neighbour = cards[index + 1] ?? cards[index - 1]
  const fallback = focusedBefore?.isConnected ? focusedBefore : document.getElementById('content')
  const target = neighbour?.querySelector('button:last-of-type') ?? fallback
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
