import type { PaymentMessages } from './payment-messages.ts'

export const messages: PaymentMessages = {
  title: 'Payment',
  payTo: 'You are paying',
  order: 'Order',
  method: 'Payment method',
  methods: { bank: 'Online bank', card: 'Card', mobile: 'Mobile payment' },
  taxIncluded: 'incl. VAT',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel and return to the shop',
  testTitle: 'Try another outcome',
  testNote: 'This is a test environment: no money moves.',
  fail: 'The bank declines the payment',
  payLater: 'Confirmed in 10 seconds',
  payWhenConfirmed: 'Pending until it is confirmed here',
  confirm: 'Confirm the payment',
  reject: 'Decline the payment',
  back: 'Return to the shop',
  statuses: {
    pending: {
      title: 'The payment is being confirmed',
      text: 'You can return to the shop. The codes come by e-mail when the payment is confirmed.',
    },
    paid: {
      title: 'This order has been paid',
      text: 'There is nothing more to pay. You will find your codes in the shop and in your e-mail.',
    },
    cancelled: { title: 'The payment was cancelled', text: 'Nothing was charged. You can try again in the shop.' },
    failed: { title: 'The payment failed', text: 'Nothing was charged. You can try again in the shop.' },
  },
  stoppedTitle: 'The price has changed',
  stoppedText: (code) =>
    `The discount code ${code} has already been used with your email address, so this order cannot be paid at this price. Nothing was charged. Your cart is in the shop: check its price there and pay again.`,
  unknownTitle: 'This payment link does not work',
  unknownText: 'Check that the address is complete, or go back to the shop and start the payment again.',
  brokenTitle: 'Something went wrong',
  brokenText: 'We could not handle the payment just now. Go back and try again: you will not be charged twice.',
}
