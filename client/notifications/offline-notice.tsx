import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'

/** While there is no connection, and a word when it is back. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useOnline()
  const wasOnline = useRef(true)

  useEffect(() => {
    if (online && !wasOnline.current)
      void import('#browser/notifications/notification-store.ts').then(({ notify }) => notify(t('connection.backOnline')))
    wasOnline.current = online
  }, [online, t])

  return (
    <output>
      {!online && (
        <span className="notifications-offline">
          <Icon name="offline" />
          {t('connection.offline')}
        </span>
      )}
    </output>
  )
}
