import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { usePlaceWords } from '../i18n/place-words.tsx'
import { Icon } from '../ui/icon.tsx'
import { loadChunk } from '../ui/load-chunk.ts'

/**
 * What runs in the browser only, after hydration; until then its skeleton. By an effect: React.lazy would ask for the code at the edge, too.
 * Where it cannot be had, not even after the reload of §4, the page says so.
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
  const t = usePlaceWords()
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
