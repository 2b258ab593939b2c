import type { Upsell } from '#shared/contract/cart.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { CartItem } from '../cart.ts'
import { cartActions } from '../cart-store.ts'
import { IncludedProducts } from '../included-products.tsx'
import { ItemPicture } from '../item-picture.tsx'
import { formatPrice, lineTotal } from '#shared/money/price.ts'
import { offerSaving } from '../upsell.ts'
import { AmountStepper } from './amount-stepper.tsx'
import { LineMoney } from './money.tsx'

/** `takesFocus`: true after the removal of this line was undone. */
export function CartLine({ item, takesFocus }: { item: CartItem; takesFocus: boolean }) {
  const t = useTranslate('cart')
  const { code, name, image, includes, price, upsells } = item
  return (
    <li className="cart-line" ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
      <ItemPicture image={image} />
      <div className="cart-line-text">
        <h2 className="cart-line-name">{name}</h2>
        <IncludedProducts members={includes} />
        <p className="ui-soft">
          <LineMoney text={t('line.unitPrice', { price: formatPrice(price) })} />
        </p>
      </div>
      <div className="cart-line-tools ui-row">
        <AmountStepper item={item} />
        <button
          type="button"
          className="cart-line-remove ui-soft"
          onClick={() => cartActions.removeFromCart(code)}
          aria-label={`${t('line.remove')}: ${name}`}
        >
          {t('line.remove')}
        </button>
        <p className="cart-line-total">
          <LineMoney text={formatPrice(lineTotal(item))} />
        </p>
      </div>
      {upsells.length > 0 && (
        <ul className="cart-offers">
          {upsells.map((upsell) => (
            <li key={upsell.product.code}>
              <Offer upsell={upsell} saving={offerSaving(item, upsell)} onSwap={() => cartActions.swapForOffer(code, upsell)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface OfferProps {
  upsell: Upsell
  /** EUR */
  saving: number | undefined
  onSwap: () => void
}

/** A product that the server offers instead of the line's product. */
function Offer({ upsell: { quantity, product }, saving, onSwap }: OfferProps) {
  const t = useTranslate('cart')
  const { name, unitPrice } = product
  return (
    <button type="button" className="cart-offer" onClick={onSwap}>
      <Icon name="reload" />
      <span>
        <span>{quantity === 1 ? t('line.swap', { name }) : t('line.swapMany', { quantity, name })}</span>
        <small>
          <LineMoney text={t('line.swapPrice', { price: formatPrice(quantity * unitPrice) })} />
        </small>
        {saving !== undefined && <strong>{t('line.swapSaves', { price: formatPrice(saving) })}</strong>}
      </span>
    </button>
  )
}
