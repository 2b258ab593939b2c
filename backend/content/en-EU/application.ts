import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import { formBlock } from '../forms/form-block.ts'
import { FIND_CODES_SHAPES } from '../forms/form-shapes.ts'
import {
  card,
  cards,
  contentFor,
  hero,
  newsList,
  redirect,
  richText,
  type PageSource,
} from '../source.ts'

const { md, path, to } = contentFor('en-EU')

export const applicationPages: PageSource[] = [
  {
    key: 'stationLocator',
    title: 'Station Locator',
    synonyms:
      'opening hours, opening times, nearest station, stations, nearest, near me, nearby, closest, petrol station, gas station, map',
    description:
      'Find St1 stations in Finland, Sweden and Norway: opening hours, fuels, charging, car wash, lunch, truck and boat stations.',
    body: [
      { contentType: 'stationLocator', title: 'Find a station' },
      richText(
        md(`
        ## Good to know

        Opening hours are those of the shop and the kitchen. Pumps, chargers and most car washes can be used at any hour with a card or the app. On [public holidays](page:holidayHours) the hours of the day are shown, not those of an ordinary weekday.

        The search knows towns, streets and postcodes, and forgives a missing *å*, *ä* or *ø*. Stations you mark with a star are remembered on your own device only.

        Is something wrong? [Tell us](page:contact), and we will correct it the same day.
      `),
      ),
      cards('quickNavigation', 'Look for something special', [
        card('locator-quick-open', {
          title: 'Open 24 h',
          links: [to('stationLocator', 'Always open', '?service=MAIN&f=open24h')],
        }),
        card('locator-quick-trucks', {
          title: 'Lorries',
          links: [to('stationLocator', 'Truck network', '?service=TRUCK')],
        }),
        card('locator-quick-boats', {
          title: 'Boats',
          links: [to('stationLocator', 'Marine stations', '?service=MARINE')],
        }),
        card('locator-quick-wash', {
          title: 'Car wash',
          links: [to('carWash', 'Buy a wash code')],
        }),
        card('locator-quick-charging', {
          title: 'Charging',
          links: [to('evCharging', 'Prices and power')],
        }),
        card('locator-quick-notices', {
          title: 'Closed today?',
          links: [to('serviceNotices', 'Service notices')],
        }),
      ]),
    ],
  },
  {
    key: 'articles',
    title: 'All articles',
    description:
      'All St1 news, stories and press releases in one place: charging, heating, sustainability, business customers and stations.',
    contentType: 'cardListPage',
    body: [
      hero({
        title: 'Read on',
        text: md(`News, stories and press releases, newest first.`),
      }),
      newsList(),
    ],
  },
  {
    key: 'cart',
    title: 'Cart',
    synonyms: 'discount code, promo code, voucher code',
    description:
      'The digital products you have chosen: change quantities, use a discount code and continue to checkout.',
    noIndex: true,
    body: [
      { contentType: 'cart', links: [to('carWash', 'Choose a wash')] },
      richText(
        md(`
        Codes are delivered by email within minutes and are valid for twelve months. Do you want to add something? [See all car wash codes](page:carWash), or [ask customer service](page:contact).
      `),
      ),
    ],
  },
  {
    key: 'checkout',
    title: 'Checkout',
    description:
      'Enter your contact details, choose how to pay and confirm your order of St1 digital products.',
    noIndex: true,
    body: [
      { contentType: 'checkout' },
      richText(
        md(`
        You can pay by card, online bank or mobile payment; we never see your card number. You can withdraw from the purchase of unused codes within 14 days, as the [terms and conditions](page:terms) say.
      `),
      ),
    ],
  },
  {
    key: 'orderStatus',
    title: 'Your order',
    description:
      'The status of your St1 order: payment, wash codes, their validity and what to do if something went wrong.',
    noIndex: true,
    body: [
      { contentType: 'orderStatus' },
      richText(
        md(`
        Is something wrong with the payment or a code? [Contact us](page:contact) and give the order number; the 24-hour line is **+358 10 555 0140**.
      `),
      ),
    ],
  },
  {
    key: 'findCodes',
    title: 'Find my codes',
    synonyms:
      'codes, lost code, lost my code, lost wash code, old code, lost my wash code, find code, code did not arrive',
    description:
      'Lost the email with your wash codes? Give your email address, and we will send you links to all your codes.',
    body: [
      formBlock(FIND_CODES_FORM, FIND_CODES_SHAPES, {
        intro: md(
          'Give the email address you bought with. We will send you links to all your paid orders.',
        ),
        submitText: 'Send me the links',
        successTitle: 'Check your email',
        successText: md(`
        If there are paid orders with this address, links to their codes are on their way. We send at most five emails an hour.

        1. Wait for five minutes.
        2. Look in the spam folder, too.
        3. Nothing there? Perhaps you bought with another address: [try again](page:findCodes).
        `),
        fields: {
          email: { label: 'Email address' },
        },
      }),
      richText(
        md(`
        Bought on this device? The codes are in [saved items](page:saved), too. Bought with an account? [Log in to my pages](page:myPages).

        Cannot remember the address? Call [+358 10 555 0110](tel:+358105550110).
      `),
      ),
    ],
  },
  {
    key: 'saved',
    title: 'Saved on this device',
    description:
      'The stations and wash codes you have saved on this device: they open even when there is no connection.',
    noIndex: true,
    body: [{ contentType: 'savedPages' }],
  },
  {
    key: 'myPages',
    title: 'My pages',
    synonyms:
      'log in, login, sign in, password, forgot password, my orders, order status, order history, my account',
    description:
      'Log in to see your St1 orders, wash codes, customer cards, receipts and personal details in one place.',
    noIndex: true,
    body: [
      { contentType: 'customerPages' },
      richText(
        md(`
        This is the same account as in the St1 app. If something does not work, [customer service](page:contact) will help; a lost card is reported day and night on **+358 10 555 0140**.
      `),
      ),
    ],
  },
  {
    key: 'contactUs',
    title: 'Contact',
    description:
      'Contact St1: customer service by telephone and email in Finland, Sweden and Norway, and a 24-hour line for faults.',
    body: [redirect(path('contact'))],
  },
  {
    key: 'careersPortal',
    title: 'Recruitment portal',
    description:
      'Apply for a job at St1 in the recruitment portal: open positions, open applications and the status of your application.',
    body: [redirect('https://careers.st1.example/')],
  },
  {
    key: 'search',
    title: 'Search',
    description:
      'Search the St1 site: products, services, stations, press releases and articles, all in one place.',
    noIndex: true,
    body: [{ contentType: 'search' }],
  },
]
