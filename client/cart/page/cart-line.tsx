import { useEffect, useRef } from 'react'
import type { CartItem } from '../cart.ts'
import { removeFromCart } from '../cart-store.ts'
import { IncludedProducts } from '../included-products.tsx'
import { ItemPicture } from '../item-picture.tsx'
import { formatPrice, lineTotal } from '../price.ts'
import { AmountStepper } from './amount-stepper.tsx'
import { LineMoney } from './money.tsx'
import { UpsellOffers } from './upsell-offers.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** `takesFocus`: it has just come back. */
export function CartLine({ item, takesFocus }: { item: CartItem; takesFocus: boolean }) {
  const t = useTranslate('cart')
  const line = useRef<HTMLLIElement>(null)
  const { code, name, image, includes, price } = item
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <li className="cart-line" ref={line} tabIndex={-1}>
      <ItemPicture image={image} />
      <div className="cart-line-text">
        <h2 className="cart-line-name">{name}</h2>
        <IncludedProducts members={includes} />
        <p className="cart-line-unit">
          <LineMoney text={t('line.unitPrice', { price: formatPrice(price) })} />
        </p>
      </div>
      <div className="cart-line-tools">
        <AmountStepper item={item} />
        <button type="button" className="cart-line-remove" onClick={() => removeFromCart(code)} aria-label={`${t('line.remove')}: ${name}`}>
          {t('line.remove')}
        </button>
        <p className="cart-line-total">
          <LineMoney text={formatPrice(lineTotal(item))} />
        </p>
      </div>
      <UpsellOffers item={item} />
    </li>
  )
}
