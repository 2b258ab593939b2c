import { COMPANIES } from '../../messages/company.ts'
import { card, cards, contentFor, richText, type PageSource } from '../source.ts'

const { md } = contentFor('en-EU')
const { name, address, businessId } = COMPANIES['en-EU']

export const termsPages: PageSource[] = [
  {
    key: 'terms',
    title: 'Terms and conditions',
    description:
      'The terms for using the St1 website and for buying digital products such as car wash codes: orders, payment, withdrawal and liability.',
    body: [
      cards('accordion', 'Terms and conditions', [
        card('terms-general', {
          title: 'General terms of the website and online shop',
          text: md(`
            ## 1. Who we are

            This website and its online shop are provided by ${name}, ${address}, business ID ${businessId.value} (*we*). These terms apply from 1 September 2026 and replace all earlier ones. By using the site you accept them. By placing an order you accept them in the form they have on that day.

            ## 2. Using the site

            You may read, print and share the contents for your own use. Texts, pictures, trade marks and the map data belong to us or to our partners; using them commercially requires written permission. You may not disturb the service, try to get round its security, or collect data from it automatically in a way that burdens it.

            We keep prices, opening hours and station services up to date, but they can change at short notice. What is shown at the station applies. Where the site links to another party’s service, that party answers for it.

            ## 3. Orders and prices

            The shop sells digital products, for example car wash codes, to persons of at least 15 years of age and to companies. Prices are in euros and include value added tax. An agreement is made when you receive our order confirmation by email. If a price is clearly wrong and you should have noticed it, we may cancel the order and refund you.

            ## 4. Payment

            You pay with a card, by online bank or with a mobile payment service. Payments are handled by an authorised payment provider; we do not see or store your card number. The sum is charged when the order is placed.

            ## 5. Delivery and validity

            Codes are sent by email within minutes, and by text message if you have asked for it. If nothing has arrived within an hour, check your spam folder and then contact customer service. A code is valid for twelve months from the day of purchase and can be used once. It may be given to somebody else, but not resold.

            ## 6. Right of withdrawal

            A consumer may withdraw from an order within 14 days without giving a reason, as long as the code has not been used. [Withdraw from contract here](page:withdrawal), or tell us the order number by email at [customer.service@st1.example](mailto:customer.service@st1.example). We refund the sum within 14 days by the same means of payment. From a bundle we refund the unused codes in proportion.

            ## 7. Defects and complaints

            If a wash fails, tell us within a reasonable time, preferably the same day. We give a new code or a refund. If the vehicle has been damaged, notify the station or customer service before leaving, and no later than two days afterwards, with pictures.

            ## 8. Liability

            We are liable for direct damage caused by our negligence. We are not liable for indirect loss or for interruptions caused by maintenance, networks or events beyond our control. Nothing here limits the rights that mandatory law gives to consumers.

            ## 9. Disputes

            Finnish law applies. We try first to settle the matter together. A consumer may also turn to the Consumer Disputes Board, or to a court at their place of residence.
          `),
        }),
        card('terms-cards', {
          title: 'Customer cards and membership',
          text: md(`
            Membership is personal, free of charge and can be ended at any time in the app. We may change its benefits by telling members at least 30 days in advance. Misuse, such as collecting benefits on other people’s purchases, ends the membership.

            For the St1 Card a separate agreement applies. It is given to you before you sign, together with the price list and the standard European credit information. Keep the card and PIN apart, and report a lost card at once on **+358 10 555 0140**.
          `),
        }),
        card('terms-app', {
          title: 'The St1 app',
          text: md(`
            The app needs a telephone with a current version of its operating system. Purchases made with your device’s identification count as yours. When you open a pump, your bank reserves up to 150,00 €; only the actual sum is charged.

            Location is used only while the app is open and only if you allow it. Safety rules on the forecourt apply: pay in the car or inside, not at the nozzle.
          `),
        }),
        card('terms-changes', {
          title: 'Changes and earlier versions',
          text: md(`
            We announce material changes on this page at least 14 days before they take effect. An earlier order follows the terms of its own day. Ask [customer service](page:contact) for an earlier version.
          `),
        }),
      ]),
      richText(
        md(`
        ## Related documents

        How we handle personal data is described in the [privacy policy](page:privacy). Safety data sheets and recalls are under [product safety](page:productSafety). Disturbances in the shop and at stations are listed under [service notices](page:serviceNotices).
      `),
      ),
    ],
  },
]
