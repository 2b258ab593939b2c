import { formatPrice } from '../cart/price.ts'
import { CustomerPages, type CustomerPagesProps } from '../customer/customer-pages.tsx'

/** My pages, with the shop's way to write prices (§9): features do not know each other. */
export default function CustomerView(props: Omit<CustomerPagesProps, 'formatPrice'>) {
  return <CustomerPages {...props} formatPrice={formatPrice} />
}
