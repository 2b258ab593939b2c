import { useEffect, useState } from 'react'
import type { Product } from '#shared/contract/products.ts'
import { usePlaceWords } from '../i18n/place-words.tsx'
import { useLocale } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { loadModals } from '../modals/load-modals.ts'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { loadCart } from './load-cart.ts'

type Stage = 'ready' | 'adding' | 'added' | 'failed'

const LABELS = { ready: 'product.add', failed: 'product.add', adding: 'product.adding', added: 'product.added' } as const

const ADDED_MS = 2_500

/** Adds one of the product, and says so at once: the server prices the cart afterwards. Where the store's code is still on its way the press waits for it. */
export function AddButton({ product }: { product: Product }) {
  const t = usePlaceWords()
  const locale = useLocale()
  const [stage, setStage] = useState<Stage>('ready')

  useEffect(() => {
    if (stage !== 'added') return
    const timer = setTimeout(() => setStage('ready'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [stage])

  async function add(): Promise<void> {
    // what will say it comes along; the button says it, too
    void Promise.all([loadModals('firstInCart'), loadNotifications()]).catch(() => undefined)
    setStage('adding')
    try {
      const { addToCart } = await loadChunk(() => loadCart(locale))
      addToCart(product)
      setStage('added')
    } catch {
      setStage('failed') // its code cannot be had: said below the button
    }
  }

  const label = t(LABELS[stage])
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button-primary cart-add"
        aria-label={`${label}: ${product.name}`}
        aria-busy={stage === 'adding'}
        onClick={() => void (stage === 'adding' ? undefined : add())}
      >
        <Icon name={stage === 'added' ? 'check' : 'cart'} />
        {label}
      </button>
      {stage === 'failed' && (
        <p className="cart-add-failed" role="alert">
          {t('product.notAdded')}
        </p>
      )}
    </>
  )
}
