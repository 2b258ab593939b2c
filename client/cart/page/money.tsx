import { classNames } from '../../content/class-names.ts'
import { useCart } from '../cart-store.ts'
import { formatPrice } from '../price.ts'

const UNKNOWN = '–'

/** The server's price of a line, dimmed while it is validated again. A price stored on the device is not shown. */
export function LineMoney({ text }: { text: string }) {
  const { priced, status } = useCart()
  if (!priced) return <NoMoney isLoading={status === 'validating'} />
  return <span className={classNames('cart-money', status === 'validating' && 'cart-money--validating')}>{text}</span>
}

/** A total: unknown during an outage, and while the visitor has to wait. */
export function TotalMoney({ amount }: { amount: number }) {
  const { status } = useCart()
  return status === 'outage' || status === 'limited' ? <NoMoney isLoading={false} /> : <LineMoney text={formatPrice(amount)} />
}

function NoMoney({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <span className="cart-money-skeleton ui-skeleton" /> : <span>{UNKNOWN}</span>
}
