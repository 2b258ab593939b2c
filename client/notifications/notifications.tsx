import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import {
  dismissNotification,
  type Notification,
  notificationStore,
  type NotificationType,
} from './notification-store.ts'

const ASSERTIVE: NotificationType[] = ['error', 'warning']

/** Long enough to read the message twice. Errors and warnings stay until they are closed. */
export const DISMISS_AFTER_MS: Partial<Record<NotificationType, number>> = {
  success: 6_000,
  information: 8_000,
}

/** The element that had the focus before a notification took it. */
let focusedBefore: Element | null = null

/**
 * One assertive and one polite live region: errors and warnings interrupt a screen reader, other
 * messages wait for a pause. Both are in the server's HTML, because a screen reader announces
 * changes of an existing region but not a new region. They are not atomic, so that a second message
 * does not repeat the first.
 */
export function Notifications() {
  const t = useTranslate()
  return (
    <section className="notifications ui-not-printed" aria-label={t('notifications.label')}>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        <NotificationList assertive />
      </div>
      <div aria-live="polite" aria-atomic="false">
        <NotificationList assertive={false} />
      </div>
    </section>
  )
}

function NotificationList({ assertive }: { assertive: boolean }) {
  const { notifications } = useSnapshot(notificationStore)
  return notifications
    .filter(({ type }) => ASSERTIVE.includes(type) === assertive)
    .map((notification) => <NotificationCard key={notification.id} notification={notification} />)
}

function NotificationCard({ notification }: { notification: Notification }) {
  const { id, message, type } = notification
  const t = useTranslate()
  const card = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(card.current?.matches(':hover, :focus-within') === true)

  useEffect(() => {
    const afterMs = DISMISS_AFTER_MS[type]
    if (isHeld || afterMs === undefined) return
    const timer = setTimeout(() => dismissNotification(id), afterMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, type])

  function dismiss(): void {
    if (card.current?.contains(document.activeElement)) moveFocusOn(card.current)
    dismissNotification(id)
  }

  function onFocus({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !relatedTarget.closest('.notifications-card'))
      focusedBefore = relatedTarget
    hold()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles the events of its buttons
    <div
      ref={card}
      className={`notifications-card ui-line ui-gap-3 ui-small notifications-${type}`}
      onPointerEnter={hold}
      onPointerLeave={hold}
      onFocus={onFocus}
      onBlur={hold}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <Icon name={type} className="notifications-icon" />
      <p className="notifications-message">
        <VisuallyHidden>{t(`notifications.${type}`)}: </VisuallyHidden>
        {message}
      </p>
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t('notifications.close')}
        onClick={dismiss}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

/**
 * Focuses the next notification, else the element focused before, else the page. Otherwise Tab
 * would start at the top of the page again.
 */
function moveFocusOn(card: HTMLElement): void {
  const cards = [...document.querySelectorAll('.notifications-card')]
  const index = cards.indexOf(card)
  const neighbour = cards[index + 1] ?? cards[index - 1]
  const fallback = focusedBefore?.isConnected ? focusedBefore : document.getElementById('content')
  const target = neighbour?.querySelector('button') ?? fallback
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
