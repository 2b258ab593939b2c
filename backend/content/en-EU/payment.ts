import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md } = contentFor('en-EU')

export const paymentPages: PageSource[] = [
  {
    key: 'payment',
    title: 'Ways to pay',
    synonyms:
      'payment, payments, payment methods, payment method, paying, pay, how to pay, how can I pay, online bank, bank transfer, mobile payment, bank card, debit card, card payment, contactless, cash, {methods mobile}, {methods card}, {methods bank}, Apple Pay, Google Pay, Swish, Vipps, Klarna, PayPal',
    description:
      'How to pay in the online shop, at the pump, at the till and at the charger: {methods mobile}, cards, online banks, Apple Pay, Google Pay and cash.',
    body: [
      hero({
        title: 'Ways to pay',
        text: md(
          `Wash codes are sold online; everything else you pay for at the station or in the app. This is what works where.`,
        ),
      }),
      richText(
        md(`
        | Way to pay | Where it works |
        | --- | --- |
        | {methods mobile} | Online shop and, in Finland, the St1 app |
        | {methods card} | Online shop, app, pumps, tills and chargers |
        | Online bank | Online shop: {methods bank} |
        | Apple Pay, Google Pay | Pumps, tills and chargers, contactless |
        | Cash | Tills, when the station is staffed |
        | St1 Card, gift card | Pumps and tills |
        | Invoice | With the [St1 Card](page:customerCards) or the [St1 Business card](page:businessCard) |
        | Swish, Vipps, Klarna, PayPal | Not accepted |

        Prices in the online shop are in euros and include VAT. The payment provider handles the payment; we do not see your card number or bank codes.
      `),
      ),
      cards('accordion', 'Questions about payment', [
        card('payment-faq-failed', {
          title: 'My payment in the online shop failed',
          text: md(
            `The cart stays as it was. Try again, or choose another way to pay. If you are not sure whether you were charged, look for [your orders](page:findCodes) before you pay again.`,
          ),
        }),
        card('payment-faq-hold', {
          title: 'Why is a sum reserved on my account?',
          text: md(
            `Before fuelling, the pump checks that the card has enough money. The reservation ends when you have finished. With some banks it shows until the next day.`,
          ),
        }),
        card('payment-faq-receipt', {
          title: 'Where is my receipt?',
          text: md(
            `A receipt from the online shop comes by email, and one for a purchase in the app is in the app. For all others ask [customer service](page:contact).`,
          ),
        }),
      ]),
    ],
  },
]
