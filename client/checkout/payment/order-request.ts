import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PaymentMethodType } from './payment-methods.ts'

export interface OrderLine {
  quantity: number
  code: string
  showUpsell: boolean
}

/** The body of orders/initialize (contract.md). No price: the server's are the prices. */
export interface OrderRequest {
  items: OrderLine[]
  discountCode?: string
  customer: { email: string; firstname: string; lastname: string; telephonePrefix: string; telephoneNumber: string; marketing: string[] }
  sendSms: boolean
  paymentMethodType: PaymentMethodType
  bank?: string
  locale: LocaleCode
  /** the order-status page */
  returnUrl: string
  termsAccepted: true
}
