import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'
import { loadNotifications } from './load-notifications.ts'

/** While there is no connection, in the header, and a word when it is back. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useOnline()
  const wasOnline = useRef(true)

  useEffect(() => {
    if (online && !wasOnline.current)
      void loadNotifications().then(
        ({ notify }) => notify(t('connection.backOnline')),
        () => undefined, // the word that there was none is gone: that says it
      )
    wasOnline.current = online
    document.documentElement.toggleAttribute('data-offline', !online)
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
