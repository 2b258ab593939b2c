import { type ComponentType, lazy } from 'react'
import { Icon } from '../ui/icon.tsx'
import { loadChunk } from '../ui/load-chunk.ts'
import { useCheckoutWords } from './checkout-words.tsx'

/** What runs in the browser only. Where its code cannot be had, not even after the reload of §4, the page says so. */
export function lateDesk(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadChunk(load).catch(() => NotLoaded) }))
}

function NotLoaded() {
  const t = useCheckoutWords()
  return (
    <div className="checkout-notice" role="alert">
      <Icon name="error" />
      <div>
        <p>{t('checkout.notLoaded')}</p>
        <button type="button" className="ui-button ui-button-small" onClick={() => location.reload()}>
          {t('checkout.tryAgain')}
        </button>
      </div>
    </div>
  )
}
