import { Fragment } from 'react'
import type { Upsell } from '#shared/contract/cart.ts'
import { formatPrice, lineTotal } from '#shared/money/price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import type { CartItem } from '../cart-items.ts'
import { cartActions } from '../cart-store.ts'
import { IncludedProducts } from '../included-products.tsx'
import { ItemPicture } from '../item-picture.tsx'
import { type OfferPrice, offerPrice } from '../upsell.ts'
import { AmountStepper } from './amount-stepper.tsx'
import { LineMoney } from './money.tsx'

/** `takesFocus`: true after the removal of this line was undone. */
export function CartLine({ item, takesFocus }: { item: CartItem; takesFocus: boolean }) {
  const t = useTranslate('cart')
  const { code, name, image, includes, price, upsells } = item
  return (
    <li className="cart-line" ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
      <ItemPicture image={image} />
      <div className="ui-stack ui-gap-1">
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
        <p className="cart-line-total amounts-money">
          <LineMoney text={formatPrice(lineTotal(item))} />
        </p>
      </div>
      {upsells.length > 0 && (
        <div className="cart-offers ui-panel">
          <h3 className="ui-medium">{t('line.swapTitle')}</h3>
          <ul>
            {upsells.map((upsell) => (
              <Offer
                key={upsell.product.code}
                upsell={upsell}
                price={offerPrice(item, upsell)}
                onSwap={() => cartActions.swapForOffer(code, upsell)}
              />
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

interface OfferProps {
  upsell: Upsell
  price: OfferPrice
  onSwap: () => void
}

/**
 * A product that the server offers instead of the line's product: the price of one, and what it
 * costs more.
 */
function Offer({
  upsell: { quantity, product },
  price: { more, each, saving },
  onSwap,
}: OfferProps) {
  const t = useTranslate('cart')
  const { name } = product
  const details = [
    ...(more >= 0.01 ? [`+${formatPrice(more)}`] : []),
    ...(saving !== undefined ? [t('line.swapSaves', { price: formatPrice(saving) })] : []),
  ]
  return (
    <li className="cart-offer ui-row ui-spread">
      <p>
        <strong>{quantity === 1 ? name : `${quantity} × ${name}`}</strong>
        {each !== undefined && <span>{t('line.swapEach', { price: formatPrice(each) })}</span>}
        {details.length > 0 && (
          <small>
            {details.map((text, index) => (
              <Fragment key={text}>
                {index > 0 && ' · '}
                <LineMoney text={text} />
              </Fragment>
            ))}
          </small>
        )}
      </p>
      <button
        type="button"
        className="ui-button ui-button-small"
        aria-label={t('line.swap', { name })}
        onClick={onSwap}
      >
        {t('line.swapShort')}
      </button>
    </li>
  )
}
