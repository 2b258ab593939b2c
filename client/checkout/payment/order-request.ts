import type { OrderRequest } from '#shared/contract/requests.ts'
import { typedNumber, typedText } from '#shared/forms/typed-text.ts'
import { canReceiveSms, offersSms } from '#shared/phone/text-messages.ts'
import { type Cart, orderedItems } from '../../cart/cart-items.ts'
import type { CheckoutState } from '../checkout-store.ts'
import type { PhoneRules } from '../phone-rules.ts'

/** An order request, and the total on the screen when the visitor pressed the button. */
export interface ShownOrder {
  request: OrderRequest
  /** EUR, with tax */
  total: number
}

/**
 * Undefined while the cart is empty, or no payment method is chosen for a total above 0. Without
 * `phoneRules` the number is sent as typed.
 */
export function orderRequest(
  cart: Cart,
  checkout: Omit<CheckoutState, 'restored' | 'acceptedCart'>,
  context: Pick<OrderRequest, 'locale' | 'returnUrl'>,
  phoneRules?: PhoneRules,
): ShownOrder | undefined {
  const { customerData, sendSms, paymentMethodType, bank, card } = checkout
  const total = cart.totals.totalWithTax
  if (cart.items.length === 0 || (total > 0 && paymentMethodType === undefined)) return undefined
  const phone = phoneRules?.readPhoneFields(customerData)
  const canSendSms = phoneRules ? phone && canReceiveSms(phone) : offersSms(customerData)
  return {
    total,
    request: {
      ...orderedItems(cart),
      customer: {
        email: typedNumber(customerData.email),
        firstname: typedText(customerData.firstname),
        lastname: typedText(customerData.lastname),
        telephonePrefix: phone?.telephonePrefix ?? customerData.telephonePrefix,
        telephoneNumber: phone?.telephoneNumber ?? typedNumber(customerData.telephoneNumber),
        marketing: [...customerData.marketing],
      },
      sendSms: sendSms && customerData.telephoneNumber !== '' && canSendSms === true,
      ...(total > 0 && {
        paymentMethodType,
        bank: (paymentMethodType === 'bank' && bank) || undefined,
        card: (paymentMethodType === 'card' && card) || undefined,
      }),
      ...context,
      termsAccepted: true,
      deliveryConsent: true,
    },
  }
}
