import { formatPrice } from '#shared/money/price.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { closeModal } from '../modals/modal-store.ts'
import type { AddedItem } from '../modals/modal-store.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { IncludedProducts } from './included-products.tsx'
import { ItemPicture } from './item-picture.tsx'

/** §2.7: the modal after the first product is added. */
export function FirstInCart({ title, item }: AddedItem) {
  const t = useTranslate('cart')
  return (
    <ModalFrame title={title}>
      <div className="cart-first">
        <ItemPicture image={item.image} />
        <div className="ui-stack ui-gap-2">
          <p className="cart-line-name">{item.name}</p>
          <IncludedProducts members={item.includes} />
          <p className="cart-first-price">{formatPrice(item.price)}</p>
        </div>
      </div>
      <div className="cart-first-actions ui-row ui-above-5">
        <SiteLink page="cart" className="ui-button ui-button-primary">
          {t('first.toCart')}
        </SiteLink>
        <button type="button" className="ui-button" onClick={closeModal}>
          {t('first.continue')}
        </button>
      </div>
    </ModalFrame>
  )
}
