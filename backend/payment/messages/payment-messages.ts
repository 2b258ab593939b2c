import type { Order } from '../../orders/order.ts'

export interface PaymentMessages {
  title: string
  payTo: string
  order: string
  method: string
  /** what a payment without a name is called */
  methods: Record<Order['paymentType'], string>
  taxIncluded: string
  pay: (amount: string) => string
  cancel: string
  testTitle: string
  testNote: string
  fail: string
  payLater: string
  payWhenConfirmed: string
  confirm: string
  reject: string
  back: string
  /** what has become of the payment already */
  statuses: Record<Exclude<Order['status'], 'open'>, { title: string; text: string }>
  /** the price changed between order and payment */
  stoppedTitle: string
  stoppedText: (discountCode: string) => string
  unknownTitle: string
  unknownText: string
  brokenTitle: string
  brokenText: string
}
