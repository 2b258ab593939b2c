import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { loadChunk } from '../ui/load-chunk.ts'
import { useCheckoutWords } from './checkout-words.tsx'

/**
 * What runs in the browser only, after hydration; until then its skeleton. No React.lazy: what a Suspense boundary reveals is animated by the
 * page's <ViewTransition>, and the whole page would fade out and in. Where the code cannot be had, not even after the reload of §4, the page says so.
 */
export function lateDesk(load: () => Promise<ComponentType>): ComponentType<{ skeleton: ReactNode }> {
  return function LateDesk({ skeleton }) {
    const [Desk, setDesk] = useState<ComponentType>()
    useEffect(() => {
      loadChunk(load)
        .catch(() => NotLoaded)
        .then((loaded) => setDesk(() => loaded))
    }, [])
    return Desk ? <Desk /> : skeleton
  }
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
