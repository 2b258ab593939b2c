import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const privatePages: PageSource[] = [
  {
    key: 'private',
    title: 'Private customers',
    description:
      'Everything St1 offers to drivers and households: fuels, EV charging, car wash, food, customer cards, heating oil and geothermal heat.',
    body: [
      hero({
        title: 'For the car and for the house',
        text: md(
          `Whatever moves you or keeps you warm, here is how it works, what it costs and who to ask.`,
        ),
        image: picture(
          'station-winter-morning',
          'An St1 station on a clear winter morning with long blue shadows',
        ),
        links: [to('products', 'Products'), to('services', 'Services')],
        theme: 'primary',
      }),
      cards('grid', 'Products and services', [
        card('private-grid-products', {
          title: 'Products',
          text: md(
            `Petrol, diesel, renewable diesel, gas, charging, and two ways to heat a house.`,
          ),
          image: picture('fuel-pump', 'A fuel pump with its nozzles in place'),
          links: [to('products', 'All products')],
        }),
        card('private-grid-services', {
          title: 'Services at the station',
          text: md(
            `Car wash, lunch, coffee, parcels and trailers. What is available depends on the station.`,
          ),
          image: picture('station-staff', 'A member of station staff at the till'),
          links: [to('services', 'All services')],
        }),
        card('private-grid-loyalty', {
          title: 'Loyalty programme',
          text: md(
            `Members pay 2 cents less per litre and every sixth coffee is free. Joining costs nothing.`,
          ),
          image: picture('coffee-bakery', 'A cup of coffee and a cinnamon bun on a café table'),
          links: [to('loyalty', 'How it works')],
        }),
        card('private-grid-cards', {
          title: 'Customer cards',
          text: md(`A payment card without an annual fee: one invoice a month.`),
          image: picture('business-card', 'A customer card lying on a car’s centre console'),
          links: [to('customerCards', 'Compare the cards')],
        }),
      ]),
      cards('quickNavigation', 'Straight to it', [
        card('private-quick-fuels', {
          title: 'Fuels',
          links: [to('fuels', 'Which fuel fits my car?')],
        }),
        card('private-quick-charging', {
          title: 'EV charging',
          links: [to('evCharging', 'Prices and power')],
        }),
        card('private-quick-wash', { title: 'Car wash', links: [to('carWash', 'Buy a code')] }),
        card('private-quick-oil', {
          title: 'Heating oil',
          links: [to('heatingOil', 'Order a delivery', '#form-oil-order')],
        }),
        card('private-quick-geothermal', {
          title: 'Geothermal heat',
          links: [to('geothermalHeat', 'Ask for a survey')],
        }),
        card('private-quick-contact', {
          title: 'Customer service',
          links: [to('contact', 'Call or write')],
        }),
      ]),
      richText(
        md(`
        ## The same card, three countries

        Your St1 card, app and membership work in Finland, Sweden and Norway. The price at the pump is the local price, and the receipt shows the local VAT. Benefits differ from country to country; the app shows those of the country you are in.

        A few things differ. Car wash codes from the online shop are valid in Finland. We deliver heating oil and geothermal heat to homes in all three countries, in Norway renewable oil only. The prices on these pages are those of Finland.

        If you are not sure, [ask our customer service](page:contact). They answer in English, Finnish, Swedish and Norwegian.
      `),
      ),
    ],
  },
  {
    key: 'loyalty',
    title: 'Loyalty programme',
    synonyms:
      'app, St1 app, mobile app, loyalty, member, membership, bonus, loyalty card, points, download app, discount, discounts, offers, special offers, benefits',
    description:
      'Join the St1 loyalty programme free of charge: 2 cents less per litre, every sixth coffee free and a lower price for charging.',
    body: [
      hero({
        title: 'Small benefits, every time',
        text: md(`Membership is free, lives in the St1 app and starts working on the first litre.`),
        image: picture('app-phone', 'A phone showing a member’s coffee stamps in the St1 app'),
        links: [to('myPages', 'Log in to my pages'), to('articleApp', 'About the app')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## What members get

        | Benefit | How much | Where |
        | --- | --- | --- |
        | Petrol, diesel and HVO100 | 2 cents per litre | All St1 stations in Finland |
        | Charging | App price, from {kwh app150}/kWh | All St1 chargers in Finland |
        | Coffee and tea | Every sixth cup free | Stations with a café |
        | Coffee with a full tank | 1,00 € when you buy 20 litres | Stations with a café in Finland |

        ## How to join

        1. Download the St1 app and choose *Create an account*.
        2. Confirm your email address and telephone number.
        3. Add a payment card, or show the membership code at the till.

        The discount is taken off before you pay; there are no points to collect and nothing that expires. Benefits cannot be combined with a company card.
      `),
      ),
      cards('accordion', 'Questions about membership', [
        card('loyalty-faq-card', {
          title: 'Do I need a plastic card?',
          text: md(
            `No. The app is your membership. If you have an St1 Card, your membership is linked to it as well.`,
          ),
        }),
        card('loyalty-faq-family', {
          title: 'Can the family share one membership?',
          text: md(
            `Yes. Invite up to four people in the app. You share the coffee stamps; receipts and payment cards are each person’s own.`,
          ),
        }),
        card('loyalty-faq-forgot', {
          title: 'I forgot to identify myself. Can I get the benefit afterwards?',
          text: md(
            `Send a picture of the receipt in the app within seven days. We add the coffee stamp or refund the discount to your payment card.`,
          ),
        }),
        card('loyalty-faq-leave', {
          title: 'How do I leave?',
          text: md(
            `Choose *Delete account* in the app, or write to [customer.service@st1.example](mailto:customer.service@st1.example). Your data is removed as the [privacy policy](page:privacy) says.`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'customerCards',
    title: 'Customer cards',
    synonyms:
      'card, cards, payment card, St1 card, gift card, credit card, pin, pin code, card pin, forgot pin, block card, lost card, stolen card',
    description:
      'Compare the St1 Card with the free card in the app: fees, discounts, payment terms and how to apply. Report a lost card around the clock.',
    body: [
      hero({
        title: 'A card that pays for itself',
        text: md(
          `Two cards for private customers. Both give a better price at the pump, and the St1 Card gathers the month’s purchases on one invoice.`,
        ),
        image: picture('business-card', 'An St1 Card being held to a payment terminal'),
        links: [to('contact', 'Apply by telephone'), to('loyalty', 'Membership without a card')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## The cards side by side

        | Terms | Card in the app | St1 Card |
        | --- | --- | --- |
        | Annual fee | 0,00 € | 0,00 € |
        | Discount on fuel | 2 cents per litre | 2 cents per litre |
        | Payment | At once, with your bank card | Invoice once a month, 14 days to pay |
        | Credit, Finland | No | 500 to 2 000 € |

        The card discount replaces the membership discount; the two are not added together. The credit agreement shows the effective annual rate before you sign.

        ## Applying

        You need to be 18, have a regular income and no record of payment default. An application takes five minutes with your bank identification. The card arrives by post within ten working days, and the PIN comes separately.

        > A lost card is best reported at once. The line is open day and night: **+358 10 555 0140**.
      `),
      ),
      cards('accordion', 'Questions about cards', [
        card('cards-faq-lost', {
          title: 'My card is lost or stolen',
          text: md(
            `Call **+358 10 555 0140** at any hour, or freeze the card in the app. You are not liable for purchases made after your report.`,
          ),
        }),
        card('cards-faq-pin', {
          title: 'I have forgotten my PIN',
          text: md(`Ask [customer service](page:contact) for a new one. It comes by post.`),
        }),
        card('cards-faq-hold', {
          title: 'Why was a larger sum reserved?',
          text: md(
            `At unattended pumps the bank reserves up to 150,00 € before you fill. The reservation is replaced by the real sum, usually the same day.`,
          ),
        }),
        card('cards-faq-abroad', {
          title: 'Does the card work in Sweden and Norway?',
          text: md(
            `Yes. Purchases in Swedish and Norwegian kronor are converted to euros at the day’s rate without a surcharge.`,
          ),
        }),
        card('cards-faq-close', {
          title: 'How do I close a card?',
          text: md(
            `Call or write to [customer service](page:contact). Any balance is invoiced once more, then the account is closed.`,
          ),
        }),
      ]),
      articleList('From the station', ['stations']),
    ],
  },
]
