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

const LABELS = { ready: 'product.add', failed: 'product.add', adding: 'product.adding', added: 'product.added' } as const
const MESSAGES = { added: 'product.inCart', failed: 'product.notAdded', offline: 'product.notAddedOffline' } as const

const ADDED_MS = 2_500
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
  const [stage, setStage] = useState<keyof typeof LABELS>('ready')
  const [message, setMessage] = useState<keyof typeof MESSAGES>()

  useEffect(() => {
    if (stage !== 'added') return
    const timer = setTimeout(() => setStage('ready'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [stage])

  useEffect(() => {
    const press = storedPress.read()
    if (press?.code !== product.code || Date.now() - press.at > PRESS_VALID_MS) return
    storedPress.remove()
    button.current?.click()
  }, [product.code])

  async function add(): Promise<void> {
    setStage('adding')
    setMessage(undefined)
    storedPress.write({ code: product.code, at: Date.now() })
    const confirmation = Promise.all([loadModal('firstInCart'), loadNotifications()]).then(
      () => true,
      () => false,
    )
    try {
      const { addToCart } = await loadChunk(() => loadCart(locale))
      // not before: a page that is reloaded for their code repeats the press
      const isConfirmed = await confirmation
      addToCart(product)
      setStage('added')
      if (!isConfirmed) setMessage('added')
    } catch {
      setStage('failed')
      setMessage(navigator.onLine ? 'failed' : 'offline')
    }
    storedPress.remove()
  }

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
      {message && (
        <p className="cart-add-message" data-failed={message === 'added' ? undefined : ''} role="alert">
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
