import type { OrderRequest } from '#shared/contract/requests.ts'
import { typedNumber, typedText } from '#shared/forms/typed-text.ts'
import { type Cart, orderedItems } from '../../cart/cart.ts'
import type { CheckoutState } from '../checkout-store.ts'

/** An order request, and the total on the screen when the visitor pressed the button. */
export interface ShownOrder {
  request: OrderRequest
  /** EUR, with tax */
  total: number
}

/** Undefined while the cart is empty or no payment method is chosen. */
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
        email: typedNumber(customerData.email),
        firstname: typedText(customerData.firstname),
        lastname: typedText(customerData.lastname),
        telephonePrefix: customerData.telephonePrefix,
        telephoneNumber: typedNumber(customerData.telephoneNumber),
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

/** Equal for carts with the same content. */
export function cartKey({ items, discountCode = '' }: Pick<OrderRequest, 'items' | 'discountCode'>): string {
  return JSON.stringify([items.map(({ code, quantity }) => [code, quantity]), discountCode])
}

/** Equal for the same request with the same total. */
export function orderKey({ request, total }: ShownOrder): string {
  return JSON.stringify([request, total])
}
