import type { LocaleCode } from '#shared/locale/locales.ts'
import { preloadMessages } from '../i18n/messages.ts'
import { openModal } from '../modals/modal-store.ts'
import { dismissNotification, notify } from '../notifications/notification-store.ts'
import type { CartEvent } from './cart-state.ts'
import { trackCart } from './track-cart.ts'

/** id of the notification of an outage that lasts, of a limit, or of a refusal that can be undone */
let trouble: string | undefined
let hasSaidNotStored = false

/** The analytics, the modal and the notifications of the cart, on whatever page it is changed (§4, §8). */
export async function notifyVisitor(event: CartEvent, locale: LocaleCode): Promise<void> {
  trackCart(event)
  const t = await preloadMessages('cart', locale)
  switch (event.kind) {
    case 'added':
      if (event.silent) return
      if (event.first) openModal({ name: 'firstInCart', payload: { title: t('first.title'), item: event.item } })
      else notify(t('notices.addedToCart'), 'success')
      return
    case 'full':
      notify(t('notices.full'), 'information')
      return
    case 'not-stored':
      if (!hasSaidNotStored) notify(t('notices.notStored'), 'information')
      hasSaidNotStored = true
      return
    case 'outage':
      trouble ??= notify(t('notices.cartValidationFailed'), 'error')
      return
    case 'limited':
      endTrouble()
      trouble = notify(t('notices.limited'), 'error')
      return
    case 'refused':
      endTrouble()
      trouble = notify(t('notices.cartValidationFailed'), 'error', { action: { label: t('refused.restore'), run: event.restore } })
      return
    case 'restored':
      endTrouble()
      if (event.missing.length > 0) notify(t('notices.missing', { names: event.missing.map(({ name }) => name).join(', ') }), 'warning')
      return
    case 'validated':
      endTrouble()
      return
    case 'removed': // the page itself says so
  }
}

function endTrouble(): void {
  if (trouble !== undefined) dismissNotification(trouble)
  trouble = undefined
}
