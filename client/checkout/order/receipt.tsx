import type { Order } from '#shared/contract/order.ts'
import { formatPrice } from '../../cart/price.ts'
import { TotalRows } from '../total-rows.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

export function Receipt({ order: { items, totals } }: { order: Order }) {
  const t = useTranslate('checkout')
  return (
    <section className="order-receipt" aria-labelledby="order-receipt">
      <h3 id="order-receipt" className="order-subtitle">
        {t('order.receipt')}
      </h3>
      <table className="order-items">
        <thead>
          <tr>
            <th scope="col">{t('order.product')}</th>
            <th scope="col">{t('order.quantity')}</th>
            <th scope="col">{t('order.price')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, quantity, price }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{quantity}</td>
              <td className="checkout-money">{formatPrice(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TotalRows totals={totals} />
    </section>
  )
}
