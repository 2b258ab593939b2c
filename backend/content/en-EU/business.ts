import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Business customers',
    description:
      'Company cards, delivered fuels, charging, biogas and services for hauliers. One supplier and one invoice in Finland, Sweden and Norway.',
    body: [
      hero({
        title: 'Energy for a working day',
        text: md(
          `One card for the fleet, one invoice for the office and a contact who knows your account.`,
        ),
        image: picture('van-fleet', 'Service vans leaving a depot early in the morning'),
        links: [to('businessCard', 'Apply for a card'), to('b2bContact', 'Talk to sales')],
        theme: 'primary',
      }),
      cards('grid', 'What we do for companies', [
        card('business-grid-card', {
          title: 'St1 Business card',
          text: md(`Fuel, charging and washing on one invoice.`),
          image: picture('business-card', 'An St1 Business card held above a payment terminal'),
          links: [to('businessCard', 'The card')],
        }),
        card('business-grid-services', {
          title: 'Business services',
          text: md(`Manage cards online, and use our network of truck stops.`),
          image: picture('truck-stop', 'Lorries at a truck stop in the evening'),
          links: [to('businessServices', 'All services')],
        }),
        card('business-grid-energy', {
          title: 'Energy products',
          text: md(`Fuels in bulk, heating, biogas and ground-source heat for properties.`),
          image: picture('oil-delivery', 'A tank lorry delivering fuel to a building site'),
          links: [to('energyProducts', 'Delivered energy')],
        }),
        card('business-grid-b2b', {
          title: 'Large customers',
          text: md(`Tenders, framework agreements and reporting for fleets above 100 vehicles.`),
          image: picture('office-team', 'Three people around a meeting table with a laptop'),
          links: [to('b2b', 'For large customers')],
        }),
      ]),
      cards('quickNavigation', 'Quick links', [
        card('business-quick-login', {
          title: 'Card management',
          links: [to('st1Business', 'St1 Business online')],
        }),
        card('business-quick-haulage', {
          title: 'Haulage',
          links: [to('haulage', 'Truck stops and terms')],
        }),
        card('business-quick-trucks', {
          title: 'Truck network',
          links: [to('stationLocator', 'Truck-fuelling points', '?service=TRUCK')],
        }),
        card('business-quick-contact', {
          title: 'Sales',
          links: [to('b2bContact', 'Numbers by country')],
        }),
      ]),
      richText(
        md(`
        ## Why companies stay

        Our average company customer has been with us for nine years. When we ask why, the answers are unglamorous: invoices are right the first time, cards arrive when promised, and somebody answers the telephone.

        - **{stations} stations** in three countries, {trucks} of them with truck lanes.
        - **Prices agreed in advance**, either a discount on the pump price or a weekly list price.
        - **Emission figures** per vehicle and month, following ISO 14083.
        - **Security**: PIN, purchase limits, permitted hours and instant blocking.
      `),
      ),
      articleList('For your business', ['business']),
    ],
  },
  {
    key: 'businessCard',
    title: 'St1 Business card',
    synonyms: 'company card, business card, fuel card, fleet card, card for my company',
    description:
      'The St1 Business card for fuel, charging and washing in Finland, Sweden and Norway. Fees, limits, invoicing and how to apply.',
    body: [
      hero({
        title: 'One card, three countries, one invoice',
        text: md(
          `For a sole trader or a fleet. You decide what each card may buy, where and when.`,
        ),
        image: picture('business-card', 'Three St1 Business cards fanned out on a desk'),
        links: [
          to('b2bContact', 'Apply for a card', '?interests=card#form-business-enquiry'),
          to('st1Business', 'Manage your cards'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Prices and terms

        | What | Terms |
        | --- | --- |
        | Opening fee | 0,00 € |
        | Card fee, Finland | 2,90 € per card a month |
        | Card fee, Sweden | 0,00 € |
        | Card fee, Norway | 18,00 kr per card a month |
        | Discount on diesel and petrol | From 3 cents per litre, by agreement |
        | Charging | Charger price less 5%, no starting fee |
        | Invoice, Finland and Norway | Twice a month, 14 days to pay |
        | Invoice, Sweden | Monthly, 30 days to pay; truck cards twice a month, 15 days |
        | Electronic invoice | 0,00 € |
        | Paper invoice, Sweden and Norway | 49,00 kr and 59,00 kr |

        All prices exclude VAT. Purchases abroad are invoiced in the currency of the country, with its VAT shown separately so that it can be reclaimed.

        ## What a card can be allowed to do

        - Fuel only, fuel and washing, or everything at the station
        - A limit per day, week or month, in euros or litres
        - Certain countries, certain weekdays, certain hours
        - A vehicle card with the registration number, or a driver’s card with a name

        The odometer reading can be asked for at the pump. It goes straight into the consumption report.
      `),
      ),
      cards('accordion', 'Questions about the card', [
        card('bcard-faq-apply', {
          title: 'How long does an application take?',
          text: md(
            `Two working days at most. We check the trade register and credit rating. Cards are posted within five working days.`,
          ),
        }),
        card('bcard-faq-new', {
          title: 'Can a new company get a card?',
          text: md(
            `Yes. In Finland the credit limit is 1 000,00 € at first, or you can pay in advance. In Sweden a new company can leave a deposit.`,
          ),
        }),
        card('bcard-faq-lost', {
          title: 'A card has gone missing',
          text: md(
            `Block it in the St1 Business app or call **+358 10 555 0140**, day or night. It stops working within a minute.`,
          ),
        }),
        card('bcard-faq-home', {
          title: 'How is home charging paid back?',
          text: md(
            `The driver’s charger reports the kilowatt-hours to us. We refund the driver at the agreed rate and invoice you.`,
          ),
        }),
        card('bcard-faq-partner', {
          title: 'Does it work at other brands?',
          text: md(
            `At selected partners’ truck stations in Denmark and the Baltic countries. The list is in St1 Business online.`,
          ),
        }),
      ]),
      cards('carousel', 'Around the card', [
        card('bcard-carousel-app', {
          title: 'Pay without the plastic',
          text: md(`Drivers open the pump in the app; the card stays in the safe.`),
          image: picture('app-phone', 'A phone with the St1 Business app beside a steering wheel'),
          links: [to('st1Business', 'St1 Business online')],
        }),
        card('bcard-carousel-wash', {
          title: 'Clean vans',
          text: md(`Washing on the same invoice, with its own monthly limit.`),
          image: picture('car-wash-foam', 'A white van in a wash hall'),
          links: [to('carWash', 'Car wash')],
        }),
        card('bcard-carousel-haulage', {
          title: 'On heavy wheels',
          text: md(`Truck lanes, AdBlue from the pump and night parking.`),
          image: picture('truck-night', 'A lorry at a truck lane at night'),
          links: [to('haulage', 'Haulage and transport')],
        }),
      ]),
    ],
  },
]
