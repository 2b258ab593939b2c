import { localizedPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { iconBefore } from '../ui/icon.tsx'

/** The cart, and how many products it holds: the number lies over the icon's corner and moves nothing. */
export function CartLink() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const count = useCartCount()
  const label = count === 0 ? t('cart.linkEmpty') : t(pluralKey('cart.link', count), { count })
  return (
    <SiteLink to={localizedPath('cart', locale)} className={`ui-icon-button layout-cart ${iconBefore('cart')}`} aria-label={label}>
      {count > 0 && <span className="layout-cart-count">{count}</span>}
    </SiteLink>
  )
}
