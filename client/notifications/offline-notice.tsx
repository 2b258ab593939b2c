import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'
import { notify } from './notification-store.ts'

/** A line in the header while offline, and a notification when the connection is back. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useOnline()
  const wasOnline = useRef(true)

  useEffect(() => {
    if (online && !wasOnline.current) notify(t('connection.backOnline'))
    wasOnline.current = online
    document.documentElement.toggleAttribute('data-offline', !online)
  }, [online, t])

  return (
    <output>
      {!online && (
        <span className="notifications-offline ui-line ui-small ui-strong ui-not-printed">
          <Icon name="offline" />
          {t('connection.offline')}
        </span>
      )}
    </output>
  )
}
