import { useEffect, useRef, useState } from 'react'
import type { Product } from '#shared/contract/product.ts'
import { readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { loadModal } from '../modals/load-modals.ts'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { storedValue } from '../storage.ts'
import { Icon } from '../ui/icon.tsx'
import { loadChunk } from '../ui/load-chunk.ts'
import { loadCart } from './load-cart.ts'

const MESSAGES = { unconfirmed: 'product.inCart', failed: 'product.notAdded', offline: 'product.notAddedOffline' } as const

/** longer than a reload takes */
const PRESS_VALID_MS = 15_000

/** A press whose code is of an older build reloads the page (§4). The reloaded page repeats the press, once. */
const storedPress = storedValue('cart-press', readPress, 'sessionStorage')

/**
 * Adds one of the product; the server prices the cart afterwards. Every press is confirmed: by the modal or the toast of §4, or by a
 * message beside the button where their code, or the cart's, cannot be loaded.
 */
export function AddButton({ product }: { product: Product }) {
  const t = useTranslate('server')
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [message, setMessage] = useState<keyof typeof MESSAGES>()

  useEffect(() => {
    const press = storedPress.read()
    if (press?.code !== product.code || Date.now() - press.at > PRESS_VALID_MS) return
    storedPress.remove()
    button.current?.click()
  }, [product.code])

  async function add(): Promise<void> {
    setAdding(true)
    setMessage(undefined)
    storedPress.write({ code: product.code, at: Date.now() })
    const confirmation = Promise.all([loadModal('firstInCart'), loadNotifications()]).then(
      () => true,
      () => false,
    )
    try {
      const { cartActions } = await loadChunk(() => loadCart(locale))
      // not before: a page that is reloaded for their code repeats the press
      const isConfirmed = await confirmation
      cartActions.addToCart(product)
      if (!isConfirmed) setMessage('unconfirmed')
    } catch {
      setMessage(navigator.onLine ? 'failed' : 'offline')
    }
    setAdding(false)
    storedPress.remove()
  }

  const label = t(isAdding ? 'product.adding' : 'product.add')
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ui-button ui-button-primary cart-add"
        aria-label={`${label}: ${product.name}`}
        aria-busy={isAdding}
        onClick={() => void (isAdding ? undefined : add())}
      >
        <Icon name="cart" />
        {label}
      </button>
      {message && (
        <p className="cart-add-message" data-failed={message === 'unconfirmed' ? undefined : ''} role="alert">
          {t(MESSAGES[message])}
        </p>
      )}
    </>
  )
}

function readPress(value: unknown): { code: string; at: number } | undefined {
  const press = readRecord(value)
  const [code, at] = [readText(press?.['code']), readNumber(press?.['at'])]
  return code !== undefined && at !== undefined ? { code, at } : undefined
}
