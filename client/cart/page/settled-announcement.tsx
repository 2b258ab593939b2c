import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatPrice } from '../price.ts'
import { useCart } from '../use-cart.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The new total, told once the server has settled a change; not the first one, which is on the page. */
export function SettledAnnouncement() {
  const t = useTranslate('cart')
  const { cart, status, priced } = useCart()
  const [told, setTold] = useState('')
  const changed = useRef(false)
  const total = cart.items.length > 0 ? t('totals.settled', { price: formatPrice(cart.totals.totalWithTax) }) : ''

  useEffect(() => {
    if (status === 'settling' && priced) changed.current = true
    if (status === 'settled' && changed.current) setTold(total)
  }, [status, priced, total])

  return (
    <VisuallyHidden>
      <output>{told}</output>
    </VisuallyHidden>
  )
}
