import { Icon } from '../../ui/icon.tsx'
import type { Upsell } from '#shared/contract/cart.ts'
import type { CartItem } from '../cart.ts'
import { swapForOffer } from '../cart-store.ts'
import { formatPrice } from '../price.ts'
import { LineMoney } from './money.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** What the server offers instead of the line: one press swaps it. */
export function UpsellOffers({ item: { code, upsells } }: { item: CartItem }) {
  if (upsells.length === 0) return null
  return (
    <ul className="cart-offers">
      {upsells.map((upsell) => (
        <li key={upsell.product.code}>
          <Offer upsell={upsell} onSwap={() => swapForOffer(code, upsell)} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ upsell: { quantity, product }, onSwap }: { upsell: Upsell; onSwap: () => void }) {
  const t = useTranslate('cart')
  const { name, unitPrice } = product
  return (
    <button type="button" className="cart-offer" onClick={onSwap}>
      <Icon name="reload" />
      <span>
        {quantity === 1 ? t('line.swap', { name }) : t('line.swapMany', { quantity, name })}
        <small>
          <LineMoney text={t('line.swapPrice', { price: formatPrice(quantity * unitPrice) })} />
        </small>
      </span>
    </button>
  )
}
