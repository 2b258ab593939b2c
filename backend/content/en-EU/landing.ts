import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const landingPages: PageSource[] = [
  {
    key: 'landing',
    title: 'Fuel, charging and heat in the Nordics',
    description:
      'Find an St1 station in Finland, Sweden or Norway, charge your car, buy car wash codes, order heating oil and open a company account.',
    openGraphImage: picture('station-dusk', 'A lit St1 station by the road at dusk'),
    body: [
      hero({
        title: 'Good to see you on the road',
        text: md(
          `Fuel, fast charging, a clean car and a proper lunch at {stations} stations in Finland, Sweden and Norway.`,
        ),
        image: picture(
          'station-dusk',
          'A lit St1 station at dusk, with snow on the ground and one car at the pump',
        ),
        links: [
          to('carWash', 'Buy a car wash'),
          to('stationLocator', 'Plan a route', '?service=MAIN&from=&to='),
        ],
        stationSearch: true,
        theme: 'primary',
      }),
      cards('quickNavigation', 'What are you looking for?', [
        card('landing-quick-stations', {
          title: 'Stations and opening hours',
          links: [to('stationLocator', 'Open the station search', '?service=MAIN')],
        }),
        card('landing-quick-charging', {
          title: 'Charging',
          links: [to('evCharging', 'Prices and power')],
        }),
        card('landing-quick-wash', {
          title: 'Wash codes',
          links: [to('carWash', 'Choose a programme')],
        }),
        card('landing-quick-heating', {
          title: 'Heating oil',
          links: [to('heatingOil', 'Order heating oil', '#form-oil-order')],
        }),
        card('landing-quick-card', {
          title: 'Company card',
          links: [to('businessCard', 'Apply online')],
        }),
        card('landing-quick-notices', {
          title: 'Faults and outages',
          links: [to('serviceNotices', 'Current notices')],
        }),
      ]),
      cards('grid', 'For the car, the traveller and the house', [
        card('landing-grid-charging', {
          title: 'Ten minutes, 200 kilometres',
          text: md(
            `Our newest chargers give up to 400 kW. Pay by contactless card, in the St1 app or with a charging tag.`,
          ),
          image: picture(
            'charger-snow',
            'A high-power charger with a plugged-in car in falling snow',
          ),
          links: [to('evCharging', 'Charging at St1')],
        }),
        card('landing-grid-wash', {
          title: 'Road salt off, wax on',
          text: md(
            `The Perfect wash takes ten minutes: pre-wash, brushes, underbody rinse, wax and drying. {price perfect} in the online shop.`,
          ),
          image: picture('car-wash-arcs', 'A car under the lit arcs of a car wash'),
          links: [to('carWash', 'Car wash codes')],
        }),
        card('landing-grid-lunch', {
          title: 'Lunch from half past ten',
          text: md(
            `Home-cooked food, a salad bar and bread from our own oven. See what each restaurant is serving this week.`,
          ),
          image: picture('lunch-counter', 'A lunch counter with warm dishes, salads and bread'),
          links: [to('food', 'Food and coffee')],
        }),
        card('landing-grid-geothermal', {
          title: 'Heat from under the garden',
          text: md(
            `We survey, drill, install and look after the ground-source heat pump: one contract, one fixed price.`,
          ),
          image: picture(
            'ground-heat-house',
            'Cross-section of a house with a borehole reaching into the bedrock',
          ),
          links: [to('geothermalHeat', 'Geothermal heat')],
        }),
      ]),
      cards('carousel', 'Worth knowing this season', [
        card('landing-carousel-app', {
          title: 'Pay at the pump from your seat',
          text: md(`The St1 app opens the pump, starts the charger and keeps every receipt.`),
          image: picture('app-phone', 'A phone showing the St1 app with a pump number selected'),
          links: [to('articleApp', 'Meet the new app')],
        }),
        card('landing-carousel-hvo', {
          title: 'Renewable diesel at minus thirty-four',
          text: md(
            `Winter-grade HVO100 stays clear well below the temperatures most roads ever see.`,
          ),
          image: picture('fuel-pump', 'A fuel pump with a green nozzle for renewable diesel'),
          links: [to('articleHvo', 'Read about winter grades')],
        }),
        card('landing-carousel-trailer', {
          title: 'A trailer for the weekend',
          text: md(
            `Book in the app and collect at the station. Three hours from 12,00 €, a full day from 24,00 €.`,
          ),
          image: picture(
            'trailer-rental',
            'Two covered trailers parked ready for hire at a station',
          ),
          links: [to('services', 'Station services')],
        }),
        card('landing-carousel-parcels', {
          title: 'Pick up a parcel while the tank fills',
          text: md(
            `Parcel lockers stand at {parcels} of our stations and are open as long as the forecourt is lit.`,
          ),
          image: picture('parcel-lockers', 'A wall of parcel lockers beside a station entrance'),
          links: [to('services', 'Station services')],
        }),
      ]),
      articleList('News and stories', [], [to('pressReleases', 'All press releases')]),
      richText(
        md(`
        ## For companies of every size

        More than fifty thousand companies buy their energy from us, from a joiner with one van to hauliers with three hundred lorries. They get one card, one invoice and a person to call.

        - The invoice is split by driver, vehicle or cost centre, and each country’s VAT is shown separately.
        - Renewable diesel, biogas and charging are reported with their emissions, ready for your own accounts.

        [See everything for business customers](page:business)
      `),
      ),
      cards('grid', 'Where companies usually start', [
        card('landing-business-card', {
          title: 'St1 Business card',
          text: md(
            `Fuel, charging and washing on one invoice. No opening fee, and limits you set yourself.`,
          ),
          links: [to('businessCard', 'About the card')],
        }),
        card('landing-business-haulage', {
          title: 'Haulage and transport',
          text: md(
            `{trucks} truck-fuelling points with high-flow pumps, AdBlue and, at the larger stops, showers and a sauna.`,
          ),
          links: [to('haulage', 'For hauliers')],
        }),
        card('landing-business-energy', {
          title: 'Energy products',
          text: md(`Bulk fuel, heating oil and biogas delivered to your own tank or site.`),
          links: [to('energyProducts', 'Delivered energy')],
        }),
      ]),
    ],
  },
  {
    key: 'summerCampaign',
    title: 'Summer campaign',
    description:
      'In June the Perfect wash costs as much as the Basic wash. The campaign runs in all our wash halls.',
    noIndex: true,
    draft: true,
    body: [
      hero({ title: 'Summer campaign', theme: 'primary' }),
      richText(
        md(
          'The offer runs from 1 to 30 June. Buy the wash code online and use it whenever you like during the summer.',
        ),
      ),
    ],
  },
]
