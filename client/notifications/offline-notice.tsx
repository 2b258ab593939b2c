import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from './notification-store.ts'

/** While there is no connection, and a word when it is back. */
export function OfflineNotice() {
  const t = useTranslate()
  const [offline, setOffline] = useState(false)

  useEffect(() => {
    function onOffline(): void {
      setOffline(true)
    }
    function onOnline(): void {
      setOffline(false)
      notify(t('connection.backOnline'))
    }
    if (!navigator.onLine) setOffline(true)
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [t])

  return (
    <div role="status">
      {offline && (
        <p className="notifications-offline">
          <Icon name="offline" />
          {t('connection.offline')}
        </p>
      )}
    </div>
  )
}
