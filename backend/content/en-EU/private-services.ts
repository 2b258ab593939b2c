import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { washProductLists } from './wash-cards.ts'

const { md, to } = contentFor('en-EU')

export const privateServicePages: PageSource[] = [
  {
    key: 'services',
    title: 'Services',
    synonyms:
      'trailer, trailers, trailer hire, trailer rental, rent a trailer, collect a parcel, van rental, van hire, vacuum',
    description:
      'Car wash, food and coffee, parcel lockers, trailer hire, showers and wifi at St1 stations. See what your nearest station offers.',
    body: [
      hero({
        title: 'More than a place to fill up',
        text: md(
          `A clean car, a warm meal, a parcel, a trailer. Every station is a little different, so check before you go.`,
        ),
        image: picture('station-staff', 'Two members of staff in a bright station shop'),
        links: [to('stationLocator', 'See what is near you', '?service=MAIN')],
        theme: 'secondary',
      }),
      cards('grid', 'Most asked for', [
        card('services-grid-wash', {
          title: 'Car wash',
          text: md(
            `Machine wash, self-service wash and 24-hour halls. Codes from the online shop are valid for a year.`,
          ),
          image: picture('car-wash-foam', 'A car in thick foam, seen from the side'),
          links: [to('carWash', 'Car wash')],
        }),
        card('services-grid-food', {
          title: 'Food and coffee',
          text: md(
            `Breakfast, lunch, freshly baked buns and coffee that has not stood since morning.`,
          ),
          image: picture('coffee-bakery', 'Freshly baked buns beside a coffee machine'),
          links: [to('food', 'Food and coffee')],
        }),
        card('services-grid-trailer', {
          title: 'Trailer hire',
          text: md(
            `Open and covered trailers at {trailerrent} stations. Three hours from 12,00 €, a day from 24,00 €. Book in the app.`,
          ),
          image: picture('trailer-rental', 'A covered trailer being hitched to a car'),
          links: [to('stationLocator', 'Stations with trailers', '?service=MAIN&f=trailerrent')],
        }),
        card('services-grid-parcels', {
          title: 'Parcels',
          text: md(
            `Lockers and counters of Posti, Matkahuolto, Budbee, Schenker and UPS at {parcels} stations.`,
          ),
          image: picture('parcel-lockers', 'A person collecting a parcel from a locker'),
          links: [to('stationLocator', 'Stations with parcels', '?service=MAIN&f=post')],
        }),
      ]),
      richText(
        md(`
        ## For those on a long road

        - **Showers** at {shower} stations, 5,00 € including a towel. Free for lorry drivers who fill up.
        - **Toilets** at every manned station and at most charging sites. They are free.
        - **Wifi** without a password at all stations with a café.
        - **Caravan and motorhome parking** for one night at {caravanparking} stations, many with electricity.
        - **Meeting rooms** for up to ten people at {meetingroom} stations, from 45,00 € for half a day.

        The [station search](page:stationLocator) shows all of these station by station, with today’s opening hours.
      `),
      ),
      cards('quickNavigation', 'Find a station by service', [
        card('services-quick-wash', {
          title: 'Car wash',
          links: [to('stationLocator', 'Wash halls', '?service=MAIN&f=carwash')],
        }),
        card('services-quick-lunch', {
          title: 'Lunch',
          links: [to('stationLocator', 'Stations with lunch', '?service=MAIN&f=lunch')],
        }),
        card('services-quick-open', {
          title: 'Open 24 h',
          links: [to('stationLocator', 'Always open', '?service=MAIN&f=open24h')],
        }),
        card('services-quick-shower', {
          title: 'Shower',
          links: [to('stationLocator', 'Stations with showers', '?service=MAIN&f=shower')],
        }),
      ]),
    ],
  },
  {
    key: 'carWash',
    title: 'Car wash',
    synonyms:
      'wash, carwash, wash code, wash my car, car wash price, wash programmes, car washing, car wash prices, wash pack, wash card, winter wash',
    description:
      'Buy St1 car wash codes online: Basic {price basic}, Perfect {price perfect} or five Perfect washes for {price perfect5}. Codes are valid for twelve months.',
    openGraphImage: picture('car-wash-arcs', 'A car under the lit arcs of a car wash'),
    body: [
      hero({
        title: 'Choose your car wash',
        text: md(
          `Buy the code here, key it in at the hall and stay in your seat. The code comes by email, and by text message if you like.`,
        ),
      }),
      ...washProductLists,
      richText(
        md(`
        ## How to use a code

        1. Choose a hall. Codes are valid at our {halls FI} wash halls in Finland; the 24h programme at the {halls24h FI} halls marked *24h*.
        2. Fold in the aerial, close the windows and rinse off loose snow.
        3. Key in the code, which begins with **ST1-**, at the terminal and drive in when the light is green.

        More than half of the water is cleaned and used again. Detergents carry the Nordic Swan Ecolabel.
      `),
      ),
      cards('accordion', 'Questions about washing', [
        card('wash-faq-size', {
          title: 'How large may the vehicle be?',
          text: md(
            `Height at most 2.30 metres, width 2.30 metres in most halls. A roof box or bicycle rack must be taken off.`,
          ),
        }),
        card('wash-faq-frost', {
          title: 'Can I wash the car in hard frost?',
          text: md(
            `Yes, down to −15 °C. Below that the halls close to protect the doors. [Tips for washing in frost](page:articleWashWinter).`,
          ),
        }),
        card('wash-faq-valid', {
          title: 'How long is the code valid?',
          text: md(
            `Twelve months from the day of purchase. The date is in the email. A code can be used once.`,
          ),
        }),
        card('wash-faq-refund', {
          title: 'Can I withdraw from a purchase?',
          text: md(
            `Yes, within 14 days, as long as the code has not been used. [Withdraw from contract here](page:withdrawal).`,
          ),
        }),
        card('wash-faq-broken', {
          title: 'The machine stopped',
          text: md(
            `Press the emergency button and call **+358 10 555 0140**. We restart the programme or send you a new code at once.`,
          ),
        }),
        card('wash-faq-convertible', {
          title: 'What about convertibles and vinyl wraps?',
          text: md(
            `Soft tops and wraps older than a month can be washed in the Basic programme. A self-service hall is gentler still.`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'food',
    title: 'Food and coffee',
    synonyms: 'lunch, lunch menu, coffee, food, restaurant, restaurants, café, breakfast',
    description:
      'Breakfast, lunch and fresh coffee at St1 stations and HelmiSimpukka restaurants: serving times, prices and diets.',
    body: [
      hero({
        title: 'Sit down for a while',
        text: md(
          `Soup that has simmered since morning, rye bread still warm and a seat by the window.`,
        ),
        image: picture('station-staff', 'Staff serving customers at the counter'),
        links: [
          to('stationLocator', 'Find lunch', '?service=MAIN&f=lunch'),
          to('articleLunch', 'A day in the kitchen'),
        ],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Serving times and prices in Finland

        | Meal | When | Price |
        | --- | --- | --- |
        | Breakfast buffet | Monday to Friday 06:30–10:00, Saturday 08:00–11:00 | 9,90 € |
        | Lunch buffet | Monday to Friday 10:30–15:00 | from {lunch FI} |
        | Weekend lunch | Saturday and Sunday 12:00–16:00 | from {lunch FI} |
        | Coffee and a bun | All day | {price coffee} |

        Lunch includes the salad bar, bread, a drink and coffee. Children aged 3 to 10 pay half. In Sweden and Norway our cafés serve sandwiches, hot dogs, waffles and a dish of the day; the prices are on each station’s own page.

        ## Diets

        Every lunch table has at least one dish without meat and one without milk. The signs use the usual letters: **L** lactose-free, **M** milk-free, **G** gluten-free, **VEG** vegan. If you have an allergy, ask the kitchen. They have the full list of ingredients.
      `),
      ),
      cards('grid', 'At the counter', [
        card('food-grid-lunch', {
          title: 'HelmiSimpukka',
          text: md(
            `Our own roadside restaurants in Finland. Lunch every day of the year except Christmas Eve.`,
          ),
          image: picture('lunch-counter', 'Plates of home-cooked food on a restaurant counter'),
          links: [
            to('stationLocator', 'Find a HelmiSimpukka', '?service=MAIN&f=helmisimpukkarestaurant'),
          ],
        }),
        card('food-grid-bakery', {
          title: 'From the oven',
          text: md(`Cinnamon buns, Karelian pasties and filled rolls, baked through the day.`),
          image: picture('coffee-bakery', 'A tray of cinnamon buns taken from the oven'),
          links: [to('loyalty', 'Every sixth coffee free')],
        }),
        card('food-grid-drivers', {
          title: 'Drivers’ meal',
          text: md(
            `A larger plate for professional drivers at 12,90 €, at any hour the kitchen is open.`,
          ),
          image: picture('truck-stop', 'Lorries parked beside a roadside restaurant at dusk'),
          links: [to('haulage', 'For hauliers')],
        }),
      ]),
      articleList('Stories from the road', ['stories']),
    ],
  },
]
