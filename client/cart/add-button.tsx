import { useEffect, useRef, useState } from 'react'
import type { Product } from '#shared/contract/product.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { loadModals } from '../modals/load-modals.ts'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { Icon } from '../ui/icon.tsx'
import { loadChunk } from '../ui/load-chunk.ts'
import { loadCart } from './load-cart.ts'
import { forgetPress, keepPress, takePress } from './pending-press.ts'

type Stage = 'ready' | 'adding' | 'added' | 'failed'

const LABELS = { ready: 'product.add', failed: 'product.add', adding: 'product.adding', added: 'product.added' } as const
const SENTENCES = { added: 'product.inCart', failed: 'product.notAdded', offline: 'product.notAddedOffline' } as const

const ADDED_MS = 2_500

/**
 * Adds one of the product: the server prices the cart afterwards. A press ends in something said: the dialog or the toast of §4, or a
 * sentence beside the button where their code, or the cart's, cannot be had.
 */
export function AddButton({ product }: { product: Product }) {
  const t = useTranslate('server')
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [stage, setStage] = useState<Stage>('ready')
  const [said, setSaid] = useState<keyof typeof SENTENCES>()

  useEffect(() => {
    if (stage !== 'added') return
    const timer = setTimeout(() => setStage('ready'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [stage])

  async function add(): Promise<void> {
    setStage('adding')
    setSaid(undefined)
    keepPress(product.code)
    const notices = Promise.all([loadModals('firstInCart'), loadNotifications()]).then(
      () => true,
      () => false,
    )
    try {
      const { addToCart } = await loadChunk(() => loadCart(locale))
      // not before: a page that is reloaded for their code makes the press again
      const isTold = await notices
      addToCart(product)
      setStage('added')
      if (!isTold) setSaid('added')
    } catch {
      setStage('failed')
      setSaid(navigator.onLine ? 'failed' : 'offline')
    }
    forgetPress()
  }

  useEffect(() => {
    if (takePress(product.code)) button.current?.click()
  }, [product.code])

  const label = t(LABELS[stage])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ui-button ui-button-primary cart-add"
        aria-label={`${label}: ${product.name}`}
        aria-busy={stage === 'adding'}
        onClick={() => void (stage === 'adding' ? undefined : add())}
      >
        <Icon name={stage === 'added' ? 'check' : 'cart'} />
        {label}
      </button>
      {said && (
        <p className="cart-add-said" data-failed={said === 'added' ? undefined : ''} role="alert">
          {t(SENTENCES[said])}
        </p>
      )}
    </>
  )
}
