import { formatPrice } from '#shared/money/price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useCart } from '../cart-store.ts'

/** The server's price of a line, dimmed during validation. Stored prices are not shown. */
export function LineMoney({ text }: { text: string }) {
  const t = useTranslate('amounts')
  const { priced, status } = useCart()
  if (priced) return <span className="amounts-money">{text}</span>
  return status === 'validating' ? (
    <span className="cart-money-skeleton ui-skeleton" />
  ) : (
    t('unknown')
  )
}

/** A total, or a dash during an outage or a rate limit. */
export function TotalMoney({ amount }: { amount: number }) {
  const t = useTranslate('amounts')
  const { status } = useCart()
  return status === 'outage' || status === 'limited' ? (
    t('unknown')
  ) : (
    <LineMoney text={formatPrice(amount)} />
  )
}
