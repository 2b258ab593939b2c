import type { OrderRequest } from '#shared/contract/requests.ts'
import { type Cart, orderedItems } from '../../cart/cart.ts'
import type { CheckoutState } from '../checkout-store.ts'

/** An order, and the total that was on the screen when the visitor pressed. */
export interface ShownOrder {
  request: OrderRequest
  /** EUR, with tax */
  total: number
}

/** The order of a cart and a filled-in checkout; undefined while one of them is not. */
export function orderRequest(
  cart: Cart,
  checkout: Omit<CheckoutState, 'restored'>,
  context: Pick<OrderRequest, 'locale' | 'returnUrl'>,
): ShownOrder | undefined {
  const { customerData, sendSms, paymentMethodType, bank } = checkout
  if (cart.items.length === 0 || paymentMethodType === undefined) return undefined
  return {
    total: cart.totals.totalWithTax,
    request: {
      ...orderedItems(cart),
      customer: {
        email: customerData.email.trim(),
        firstname: customerData.firstname.trim(),
        lastname: customerData.lastname.trim(),
        telephonePrefix: customerData.telephonePrefix,
        telephoneNumber: customerData.telephoneNumber.trim(),
        marketing: [...customerData.marketing],
      },
      sendSms,
      paymentMethodType,
      bank: (paymentMethodType === 'bank' && bank) || undefined,
      ...context,
      termsAccepted: true,
      deliveryConsent: true,
    },
  }
}

/** The same for the same cart. */
export function cartKey({ items, discountCode = '' }: Pick<OrderRequest, 'items' | 'discountCode'>): string {
  return JSON.stringify([items.map(({ code, quantity }) => [code, quantity]), discountCode])
}

/** The same for the same order at the same total. */
export function orderKey({ request, total }: ShownOrder): string {
  return JSON.stringify([request, total])
}
