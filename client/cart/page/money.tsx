import { classNames } from '../../content/class-names.ts'
import { formatPrice } from '../price.ts'
import { useCart } from '../use-cart.ts'

const UNKNOWN = '–'

/** Money of a line: the server's, dimmed while it reckons again. What a device remembers of a price is not shown. */
export function LineMoney({ text }: { text: string }) {
  const { priced, status } = useCart()
  if (!priced) return <NoMoney waiting={status === 'settling'} />
  return <span className={classNames('cart-money', status === 'settling' && 'cart-money--settling')}>{text}</span>
}

/** Money of the whole cart: after an outage, and while the visitor has to wait, nobody knows it. */
export function TotalMoney({ amount }: { amount: number }) {
  const { status } = useCart()
  return status === 'outage' || status === 'limited' ? <NoMoney waiting={false} /> : <LineMoney text={formatPrice(amount)} />
}

function NoMoney({ waiting }: { waiting: boolean }) {
  return waiting ? <span className="cart-money-skeleton ui-skeleton" /> : <span>{UNKNOWN}</span>
}
