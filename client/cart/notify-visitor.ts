import type { LocaleCode } from '#shared/locale/locales.ts'
import { lineTotal } from '#shared/money/price.ts'
import { preloadMessages } from '../i18n/loaded-messages.ts'
import { openModal } from '../modals/modal-store.ts'
import { dismissNotification, notify } from '../notifications/notification-store.ts'
import type { CartItem } from './cart-items.ts'
import type { CartEvent } from './cart-state.ts'
import { trackLines } from './track-cart.ts'

/** id of the notification of an outage, a rate limit or a refusal */
let trouble: string | undefined
let hasSaidNotStored = false

/** Sends the analytics events of the cart and shows its modal and notifications (§4, §8). */
export async function notifyVisitor(event: CartEvent, locale: LocaleCode): Promise<void> {
  if (event.kind === 'added') trackLine('add_to_cart', event.item, 1)
  if (event.kind === 'removed') trackLine('remove_from_cart', event.item, event.item.amount)
  const t = await preloadMessages('cart', locale)
  const { kind } = event
  switch (kind) {
    case 'added':
      if (event.silent) return
      if (event.first)
        openModal({ name: 'firstInCart', payload: { title: t('first.title'), item: event.item } })
      else notify(t('notices.addedToCart'))
      return
    case 'full':
      notify(t('notices.full'), 'information')
      return
    case 'not-stored':
      if (!hasSaidNotStored) notify(t('notices.notStored'), 'information')
      hasSaidNotStored = true
      return
    case 'outage': // one notification for the whole outage
      trouble ??= notify(t('notices.cartValidationFailed'), 'error')
      return
    case 'limited':
    case 'refused':
      endTrouble()
      trouble = notify(
        t(kind === 'limited' ? 'notices.limited' : 'notices.cartValidationFailed'),
        'error',
      )
      return
    case 'restored':
      endTrouble()
      if (event.missing.length > 0)
        notify(
          t('notices.missing', { names: event.missing.map(({ name }) => name).join(', ') }),
          'warning',
        )
      return
    case 'validated':
      endTrouble()
      return
    case 'removed': // shown by the cart page
  }
}

function trackLine(event: string, { code, name, price }: CartItem, quantity: number): void {
  trackLines(event, [{ code, name, price, quantity }], {
    value: lineTotal({ price, amount: quantity }),
  })
}

function endTrouble(): void {
  if (trouble !== undefined) dismissNotification(trouble)
  trouble = undefined
}
