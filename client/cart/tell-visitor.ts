import type { LocaleCode } from '#shared/locale/locales.ts'
import { preloadMessages } from '../i18n/messages.ts'
import { openModal } from '../modals/modal-store.ts'
import { dismissNotification, notify, type NotificationType } from '../notifications/notification-store.ts'
import { showCartCount } from './cart-count.ts'
import type { CartEvent } from './cart-state.ts'
import { trackCart } from './track-cart.ts'

/** What the visitor sees and hears of what happens to the cart, wherever on the site it happens (§4, §8). */
export function createTellVisitor(locale: () => LocaleCode): (event: CartEvent) => void {
  /** the notice of an outage that lasts, or of a refusal that can be undone */
  let trouble: Promise<string> | undefined
  let toldNotKept = false

  async function say(
    key: 'addedToCart' | 'cartValidationFailed' | 'full' | 'limited' | 'notKept' | 'missing',
    type: NotificationType,
    names = '',
  ) {
    const t = await preloadMessages('cart', locale())
    return notify(t(`notices.${key}`, { names }), type)
  }

  async function tellRefused(restore: () => void): Promise<string> {
    const t = await preloadMessages('cart', locale())
    return notify(t('notices.cartValidationFailed'), 'error', { action: { label: t('refused.restore'), run: restore } })
  }

  async function tellAdded({ item, first, silent }: Extract<CartEvent, { kind: 'added' }>): Promise<void> {
    if (silent) return
    if (!first) await say('addedToCart', 'success')
    else openModal({ name: 'firstInCart', payload: { title: (await preloadMessages('cart', locale()))('first.title'), item } })
  }

  function endTrouble(): void {
    void trouble?.then(dismissNotification)
    trouble = undefined
  }

  return function tell(event) {
    trackCart(event)
    switch (event.kind) {
      case 'changed':
        return showCartCount(event.cart.cartAmounts)
      case 'added':
        return void tellAdded(event)
      case 'outage':
        trouble ??= say('cartValidationFailed', 'error')
        return
      case 'limited':
        endTrouble()
        trouble = say('limited', 'error')
        return
      case 'refused':
        endTrouble()
        trouble = tellRefused(event.restore)
        return
      case 'settled':
        return endTrouble()
      case 'full':
        return void say('full', 'information')
      case 'not-kept':
        if (!toldNotKept) void say('notKept', 'information')
        toldNotKept = true
        return
      case 'restored':
        endTrouble()
        if (event.missing.length > 0) void say('missing', 'warning', event.missing.map(({ name }) => name).join(', '))
        return
      case 'removed':
        return
    }
  }
}
