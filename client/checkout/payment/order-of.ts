import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Cart } from '../../cart/cart.ts'
import type { CustomerData } from '../../customer/user-info.ts'
import type { CheckoutChoices } from '../checkout-choices.ts'
import type { ShownOrder } from './pay.ts'

interface OrderPlace {
  locale: LocaleCode
  /** the address of the order-status page */
  returnUrl: string
}

type Chosen = Readonly<CheckoutChoices> & {
  readonly customerData: Readonly<Omit<CustomerData, 'marketing'>> & { readonly marketing: readonly string[] }
}

/** The order of a cart and a filled-in checkout; undefined while one of them is not. */
export function orderOf({ items, totals, discountCode }: Cart, chosen: Chosen, place: OrderPlace): ShownOrder | undefined {
  const { customerData, sendSms, paymentMethodType, bank } = chosen
  if (items.length === 0 || paymentMethodType === undefined) return undefined
  return {
    total: totals.totalWithTax,
    request: {
      items: items.map(({ code, amount, showUpsell }) => ({ quantity: amount, code, showUpsell })),
      discountCode: discountCode || undefined,
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
      ...place,
      termsAccepted: true,
    },
  }
}
