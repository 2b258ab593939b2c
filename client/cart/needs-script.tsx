import { useTranslate } from '../i18n/use-translate.ts'

/** Products and the cart need a script; without one the page says so. */
export function NeedsScript({ message }: { message: 'product.needsScript' | 'cart.needsScript' }) {
  const t = useTranslate('server')
  return (
    <noscript>
      <p className="cart-needs-script">{t(message)}</p>
    </noscript>
  )
}
