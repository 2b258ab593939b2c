import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { closeModal } from '../modals/modal-store.ts'
import type { FirstInCart as Added } from '../modals/load-modals.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { IncludedProducts } from './included-products.tsx'
import { ItemPicture } from './item-picture.tsx'
import { formatPrice } from './price.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** §2.7: the first product has gone into the cart: what it was, and where to go from here. */
export function FirstInCart({ title, item }: Added) {
  return (
    <ModalFrame title={title}>
      <div className="cart-first">
        <ItemPicture image={item.image} />
        <div className="cart-first-text">
          <p className="cart-line-name">{item.name}</p>
          <IncludedProducts members={item.includes} />
          <p className="cart-first-price">{formatPrice(item.price)}</p>
        </div>
      </div>
      <Ways />
    </ModalFrame>
  )
}

function Ways() {
  const t = useTranslate('cart')
  const { locale } = useSite().addressing
  return (
    <div className="cart-first-ways">
      <SiteLink to={localizedPath('cart', locale)} className="ui-button ui-button-primary">
        {t('first.toCart')}
      </SiteLink>
      <button type="button" className="ui-button" onClick={closeModal}>
        {t('first.continue')}
      </button>
    </div>
  )
}
