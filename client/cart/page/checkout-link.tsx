import { type MouseEvent, useState } from 'react'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { cartStore, validateNow } from '../cart-store.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The way to the checkout waits until the server has settled the cart: nobody sets out with a price that is about to change. */
export function CheckoutLink() {
  const t = useTranslate('cart')
  const { locale } = useSite().addressing
  const [waiting, setWaiting] = useState(false)

  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (cartStore.status === 'settled') return
    event.preventDefault()
    if (waiting) return
    const { href } = event.currentTarget
    setWaiting(true)
    const outcome = await validateNow()
    setWaiting(false)
    if (outcome === 'settled' && cartStore.cart.items.length > 0) location.assign(href)
  }

  return (
    <SiteLink
      to={localizedPath('checkout', locale)}
      className="ui-button ui-button-primary cart-checkout"
      aria-busy={waiting}
      onClick={(event) => void onClick(event)}
    >
      {waiting ? t('totals.settling') : t('totals.checkout')}
    </SiteLink>
  )
}
