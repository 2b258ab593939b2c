import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const businessServicePages: PageSource[] = [
  {
    key: 'businessServices',
    title: 'Business services',
    description:
      'Services for St1 company customers: card management online, the truck-stop network, membership benefits for hauliers and reporting.',
    body: [
      hero({
        title: 'Less paperwork, shorter stops',
        text: md(`Tools for the office and a network made for those who drive for a living.`),
        image: picture('truck-stop', 'A truck stop with parked lorries and a lit restaurant'),
        links: [to('st1Business', 'St1 Business online'), to('haulage', 'Haulage and transport')],
        theme: 'secondary',
      }),
      cards('grid', 'Our services', [
        card('bservices-grid-online', {
          title: 'St1 Business online',
          text: md(`Order, limit and block cards, download invoices and follow consumption.`),
          image: picture('app-phone', 'A phone showing a list of company cards'),
          links: [to('st1Business', 'See what it does')],
        }),
        card('bservices-grid-haulage', {
          title: 'Haulage and transport',
          text: md(
            `Truck lanes, night parking and better terms for members of haulage associations.`,
          ),
          image: picture('truck-night', 'A lorry driver checking the tyres at night'),
          links: [to('haulage', 'For hauliers')],
        }),
        card('bservices-grid-card', {
          title: 'St1 Business card',
          text: md(`The key to all of it. No opening fee.`),
          image: picture('business-card', 'A company card in a lorry’s cab'),
          links: [to('businessCard', 'Prices and terms')],
        }),
      ]),
      richText(
        md(`
        ## Included for every company customer

        - Invoices as a PDF, an e-invoice or a data file for your accounting system
        - A monthly emission report by vehicle
        - A 24-hour line for blocking cards and reporting faults: **+358 10 555 0140**
        - Training for drivers and office staff, remotely, in English, Finnish, Swedish or Norwegian

        ## At extra cost

        | Service | Price, VAT 0% |
        | --- | --- |
        | Interface to your own systems | 29,00 € a month |
        | Home-charging refunds | 2,50 € per driver a month |
        | Tank monitoring | 14,00 € per tank a month |

        [Ask sales for an offer](page:b2bContact) if you need several of these.
      `),
      ),
    ],
  },
  {
    key: 'st1Business',
    title: 'St1 Business online',
    synonyms: 'company account, business account',
    description:
      'Manage company cards, limits, drivers and invoices in St1 Business, in the browser or in the app. New cards within five working days.',
    body: [
      hero({
        title: 'The whole fleet on one screen',
        text: md(`St1 Business is free for all company customers, in the browser and as an app.`),
        image: picture('app-phone', 'The St1 Business app with a consumption chart'),
        links: [to('b2bContact', 'Get an account')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## What you can do

        - **Cards.** Order, rename, limit, freeze and close them. Changes take effect within a minute.
        - **Drivers.** Give a driver access to a vehicle for a day or for good.
        - **Purchases.** See each one within an hour: place, litres, price and odometer.
        - **Invoices.** Download seven years back, split by cost centre.
        - **Alerts.** Be told when a purchase is made at an unusual hour or exceeds the size of the tank.

        ## Roles

        | Role | Cards | Invoices | Users |
        | --- | --- | --- | --- |
        | Administrator | Change | See | Change |
        | Finance | See | See | – |
        | Fleet manager | Change | – | – |
        | Driver | Own | – | – |

        Logging in needs two steps: a password and a code in the app. Companies with more than fifty users can connect their own single sign-on.
      `),
      ),
      cards('carousel', 'In the app', [
        card('st1b-carousel-pump', {
          title: 'Open the pump',
          text: md(`Choose the station and pump, confirm with your face or finger, and fill up.`),
          image: picture('fuel-pump', 'A pump unlocked from a phone'),
          links: [to('stationLocator', 'Stations', '?service=MAIN')],
        }),
        card('st1b-carousel-charge', {
          title: 'Start a charge',
          text: md(`The same card, the same invoice, at {chargingStations} sites.`),
          image: picture('charger-snow', 'A company car charging in winter'),
          links: [to('evCharging', 'Charging')],
        }),
        card('st1b-carousel-report', {
          title: 'Follow the figures',
          text: md(`Litres, kilowatt-hours and emissions, month by month.`),
          image: picture('report-desk', 'A laptop showing bar charts on a desk'),
          links: [to('businessServices', 'All services')],
        }),
      ]),
      cards('accordion', 'Questions about St1 Business', [
        card('st1b-faq-login', {
          title: 'I cannot log in',
          text: md(
            `Choose *Forgotten password*. If the code app is on a lost phone, your administrator can reset the second step.`,
          ),
        }),
        card('st1b-faq-admin', {
          title: 'Our administrator has left',
          text: md(
            `Someone with signing rights can write to [business@st1.example](mailto:business@st1.example). We check the trade register and appoint a new one.`,
          ),
        }),
        card('st1b-faq-export', {
          title: 'Which file formats are there?',
          text: md(
            `CSV, Excel and XML for purchases; PDF and Finvoice, Peppol or EHF for invoices.`,
          ),
        }),
        card('st1b-faq-language', {
          title: 'Which languages?',
          text: md(`Finnish, Swedish, Norwegian and English. Each user chooses their own.`),
        }),
      ]),
    ],
  },
  {
    key: 'haulage',
    title: 'Haulage and transport',
    synonyms: 'LBG, liquefied biogas, LNG, truck, trucks, truck parking, lorry',
    description:
      'St1 for hauliers: {trucks} truck-fuelling points, AdBlue, biogas, showers, night parking and better terms for association members.',
    body: [
      hero({
        title: 'Room to turn, and soup at three in the morning',
        text: md(
          `{trucks} truck-fuelling points from Malmö to Kirkenes, with high-flow pumps and lanes for full-length combinations.`,
        ),
        image: picture('truck-night', 'A long lorry at a lit truck lane on a winter night'),
        links: [
          to('stationLocator', 'Truck network', '?service=TRUCK'),
          to('b2bContact', 'Ask for terms'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## On the forecourt

        - High-flow diesel, 130 litres a minute, both sides at once
        - HVO100 and AdBlue from the pump at most points
        - Liquefied biogas at {lbg} points along the main corridors
        - Showers at {shower} stations, free when you fill up; a sauna at {sauna}
        - Lit and camera-monitored night parking at the largest stops

        ## For association members

        Members of SKAL in Finland and of the haulage associations in Sweden and Norway get better terms: an agreed discount on diesel and HVO100, 5 cents per litre on AdBlue and, in Finland, the drivers’ meal at 11,90 € instead of 12,90 €. Tell us your membership number when you apply for the [St1 Business card](page:businessCard). Existing customers can add it in [St1 Business online](page:st1Business).

        ![Lorries resting at a truck stop](scene:truck-stop)
      `),
      ),
      cards('accordion', 'Questions from the cab', [
        card('haulage-faq-height', {
          title: 'How high is the canopy?',
          text: md(
            `At least 4.60 metres at all truck-fuelling points, marked on the sign at the entrance.`,
          ),
        }),
        card('haulage-faq-length', {
          title: 'Do 34-metre combinations fit?',
          text: md(
            `At the largest ones. Filter the truck network in the [station search](page:stationLocator) and see the station’s page.`,
          ),
        }),
        card('haulage-faq-parking', {
          title: 'What does a night cost?',
          text: md(
            `Parking is free for eleven hours when you fill more than 200 litres. Otherwise 12,00 €.`,
          ),
        }),
        card('haulage-faq-border', {
          title: 'Does the card pay tolls and ferries?',
          text: md(
            `The Swedish truck card pays the Öresund Bridge, Svinesund and the most common ferries. The cards of Finland and Norway do not: the issuer of the AutoPASS tag invoices tolls and ferries in Norway.`,
          ),
        }),
      ]),
      articleList('For those who drive at night', ['business']),
    ],
  },
]
