import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.ts'

export function OfflineNote() {
  const { t } = useTexts()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div aria-live="polite">{!isOnline && <p className="notice bad">{t('offline')}</p>}</div>
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
