// Over 200 lines: the pages of one topic stay together, word for word.

import { toForm } from '../forms/form-block.ts'
import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { oilForm } from './forms.ts'

const { md, to } = contentFor('en-EU')

export const privateChargingAndHeatingPages: PageSource[] = [
  {
    key: 'evCharging',
    title: 'EV charging',
    synonyms:
      'charging, charger, chargers, charging price, charging station, electric car, EV, fast charging, charge my car, charging prices, charging stations, EV charger, fast charger, charging card, charging tag, price of charging',
    description:
      'Charge at {chargingStations} St1 sites with up to 400 kW. Prices per kWh, ways to pay, connectors and answers to common charging questions.',
    body: [
      hero({
        title: 'Charged before the coffee is cold',
        text: md(
          `High-power charging where the road needs it, with light, shelter and a toilet within a few steps.`,
        ),
        image: picture('charger-snow', 'A car connected to a lit charger on a snowy forecourt'),
        links: [
          to('stationLocator', 'Find a charger', '?service=MAIN&f=evcharging'),
          to('articleApp', 'Pay in the app'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Power and price

        | Prices in Finland | In the St1 app | By payment card |
        | --- | --- | --- |
        | Up to 150 kW | {kwh app150}/kWh | {kwh card150}/kWh |
        | Up to 400 kW | {kwh app400}/kWh | {kwh card400}/kWh |

        Prices include VAT. The prices of Sweden and Norway are shown on the charger and in the app. There is no starting fee. When a car has been connected for more than 60 minutes, a fee of 0,20 € per minute applies, except between 22:00 and 06:00. All chargers have CCS, some also CHAdeMO.

        ## Starting a charge

        1. Park with the charging port towards the charger and connect the cable.
        2. Hold a contactless card to the reader, or choose the charger’s number in the St1 app.
        3. Stop in the same way. The receipt is in the app, or on our website by the card’s last four digits.
      `),
      ),
      cards('accordion', 'Questions about charging', [
        card('charging-faq-slow', {
          title: 'Why is charging slower than the sign says?',
          text: md(
            `The car decides how much it takes. A cold or nearly full battery charges slowly. Set the charger as your destination in the car’s navigation and many cars warm the battery on the way.`,
          ),
        }),
        card('charging-faq-queue', {
          title: 'Is power shared between two cars?',
          text: md(
            `At our 400 kW chargers two cars share the power when both are connected: 200 kW each, or more for the one that can use it.`,
          ),
        }),
        card('charging-faq-roaming', {
          title: 'Can I use another company’s tag or app?',
          text: md(
            `Yes, most Nordic charging tags work. The price is then set by the company that issued the tag.`,
          ),
        }),
        card('charging-faq-trailer', {
          title: 'Can I charge with a trailer?',
          text: md(
            `Yes, the {evcharging400kw} sites with 400 kW chargers have drive-through bays long enough for a caravan.`,
          ),
        }),
        card('charging-faq-fault', {
          title: 'The charger does not start, or will not let go',
          text: md(
            `Call **+358 10 555 0140** at any hour. The charger’s number is on its front; with that we can restart it or release the cable while you wait.`,
          ),
        }),
      ]),
      cards('grid', 'Where we charge', [
        card('charging-grid-road', {
          title: 'Along the road',
          text: md(`Every 80 kilometres, on average, along the E4, E6, E18 and E75.`),
          image: picture('road-aurora', 'A straight northern road under the aurora'),
          links: [to('articleChargingNetwork', 'How the network grows')],
        }),
        card('charging-grid-city', {
          title: 'In town',
          text: md(`For those without a socket at home: 150 kW near shops and blocks of flats.`),
          image: picture(
            'charger-city',
            'A charger between parked cars in front of a block of flats',
          ),
          links: [to('stationLocator', 'Chargers near you', '?service=MAIN&f=evcharging')],
        }),
        card('charging-grid-company', {
          title: 'For company cars',
          text: md(
            `Charging on the same invoice as fuel, and home charging paid back to the driver.`,
          ),
          image: picture('van-fleet', 'Electric vans lined up at a depot'),
          links: [to('businessCard', 'St1 Business card')],
        }),
      ]),
    ],
  },
  {
    key: 'heatingOil',
    title: 'Heating oil',
    synonyms:
      'oil, heating oil price, heating oil prices, oil price, price of heating oil, order heating oil, order oil, fuel oil',
    description:
      'Order heating oil to your home in Finland from 500 litres. Delivery in 2–5 working days, also with 30% renewable oil.',
    body: [
      hero({
        title: 'A full tank before the frost',
        text: md(
          `Order 500 litres or more and we deliver in two to five working days. In a cold spell you can ask for express delivery.`,
        ),
        image: picture(
          'oil-delivery',
          'A small tank lorry delivering heating oil to a wooden house in winter',
        ),
        links: [toForm('oil-order', 'Order online'), to('contact', 'Order by telephone')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Two oils, one tank

        **St1 Heating Oil** is a low-sulphur oil with additives that keep the burner clean. It stays liquid down to −15 °C, so it suits tanks both indoors and underground. For outdoor tanks we deliver winter grade.

        **St1 Heating Oil Bio** contains 30% renewable oil. The nozzle of the burner does not usually have to be changed. You can mix the two.

        ## Delivery and payment

        | What | Terms |
        | --- | --- |
        | Smallest order | 500 litres |
        | Normal delivery | 2–5 working days, free from 1,000 litres |
        | Smaller orders, 500–999 litres | 39,00 € |
        | Express delivery | Next working day, 95,00 € |
        | Delivery times | Monday to Friday 07:00–18:00 |
        | Payment | Invoice, 14 days, or up to 12 instalments |

        The price is that of the day you order, and it does not change even if delivery is later. You see it in the order form below. To order by telephone, call **+358 10 000 1300** on weekdays 08:00–16:30 or write to [heating@st1.example](mailto:heating@st1.example) and tell us the postcode, the number of litres and where the filler pipe is.
      `),
      ),
      oilForm,
      cards('accordion', 'Before the lorry comes', [
        card('oil-faq-home', {
          title: 'Do I have to be at home?',
          text: md(
            `No, if the filler and the vent pipe are easy to find and the way is clear. Please keep dogs indoors and sand the yard if it is icy.`,
          ),
        }),
        card('oil-faq-hose', {
          title: 'How long is the hose?',
          text: md(
            `Forty metres. A path of at least three metres’ width is enough for our smallest lorry.`,
          ),
        }),
        card('oil-faq-boiler', {
          title: 'Should the boiler be off?',
          text: md(
            `Switch it off before filling and for two hours afterwards, so that any sediment settles.`,
          ),
        }),
        card('oil-faq-tank', {
          title: 'Who inspects the tank?',
          text: md(
            `The owner arranges inspection. Underground tanks in groundwater areas are inspected every five or ten years. We can give you the name of an approved inspector.`,
          ),
        }),
        card('oil-faq-spill', {
          title: 'What if oil is spilled?',
          text: md(
            `Call 112 if oil can reach water or a drain. Our drivers carry absorbents and report every spill, however small.`,
          ),
        }),
      ]),
      richText(
        md(`
        ## Thinking of changing?

        An oil boiler lasts about 25 years, a steel tank about 40. If both are near the end, it is worth working out what a borehole would cost before buying new ones. [See how geothermal heat works](page:geothermalHeat).
      `),
      ),
    ],
  },
  {
    key: 'geothermalHeat',
    title: 'Geothermal heat',
    synonyms: 'ground source heat, heat pump, ground source heat pump',
    description:
      'Ground-source heat for houses: site survey, drilling, heat pump and upkeep in one contract, with a fixed price from 17 900,00 €.',
    body: [
      hero({
        title: 'The warmest room is under the garden',
        text: md(
          `A few metres down the bedrock keeps the same temperature all year. A heat pump brings it indoors.`,
        ),
        image: picture(
          'ground-heat-house',
          'A snow-covered house with its energy well shown deep in the bedrock',
        ),
        links: [
          to('contact', 'Book a survey'),
          to('articleGeothermalSchool', 'See a school do it'),
        ],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## From survey to warm house

        1. **Survey.** An engineer visits, measures the heat demand and checks the ground. Free of charge.
        2. **Offer.** A fixed price within a week, with the expected saving written into it.
        3. **Permit.** We draw the plan and apply to the municipality. It usually takes two to eight weeks.
        4. **Drilling.** One or two days. The well is 150 to 320 metres deep and as wide as a side plate.
        5. **Installation.** Two days indoors. You are without heating for a few hours at most.

        ![A drill rig and a compressor working in a garden](scene:drill-rig)

        ## What it costs and saves

        A complete system for a house of 140 m² costs from 17 900,00 €, of which about a third is drilling. A house that used 2,500 litres of oil a year typically needs 7,500 kWh of electricity for the pump instead. In Finland the household deduction lowers the cost of the work.

        > We gave up 3,000 litres of oil and the smell in the cellar. The pump is quieter than the fridge.

        That is how one family in Nurmijärvi described their first winter.
      `),
      ),
      cards('accordion', 'Questions about geothermal heat', [
        card('geo-faq-plot', {
          title: 'Is my plot large enough?',
          text: md(
            `A well needs about 7.5 metres to the boundary and 15 metres to the neighbour’s well. Drilling at an angle helps on small plots.`,
          ),
        }),
        card('geo-faq-radiators', {
          title: 'Does it work with old radiators?',
          text: md(
            `Usually. The engineer checks their size; sometimes two or three are changed for larger ones.`,
          ),
        }),
        card('geo-faq-cooling', {
          title: 'Can it cool in summer?',
          text: md(
            `Yes. Water from the well cools the supply air almost free of charge, and the well recovers faster for it.`,
          ),
        }),
        card('geo-faq-life', {
          title: 'How long does it last?',
          text: md(
            `The well lasts longer than the house. The pump lasts about 15 to 20 years and has a five-year guarantee.`,
          ),
        }),
      ]),
      articleList('Energy close to home', ['heating', 'sustainability']),
    ],
  },
]
