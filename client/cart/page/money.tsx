import { useCart } from '../cart-store.ts'
import { formatPrice } from '../../ui/price.ts'

/** The server's price of a line, dimmed while it is validated again. A price stored on the device is not shown. */
export function LineMoney({ text }: { text: string }) {
  const { priced, status } = useCart()
  if (priced) return <span className="cart-money">{text}</span>
  return status === 'validating' ? <span className="cart-money-skeleton ui-skeleton" /> : '–'
}

/** A total: unknown during an outage, and while the visitor has to wait. */
export function TotalMoney({ amount }: { amount: number }) {
  const { status } = useCart()
  return status === 'outage' || status === 'limited' ? '–' : <LineMoney text={formatPrice(amount)} />
}
