import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('en-EU')

export const articles4: ArticleSource[] = [
  {
    key: 'articleInterimReport',
    title: 'Half-year report 2026: steady result, more renewable',
    byline: 'St1 Group Communications',
    created: '2026-08-20T05:00:00Z',
    summary:
      'Operating profit for January–June was EUR 58 million. The renewable share of energy sold rose to 19%.',
    tags: ['press releases', 'business'],
    image: picture('report-desk', 'A printed half-year report on a desk with a pencil'),
    text: md(`
      **January–June 2026 in brief** (comparison: January–June 2025)

      | € million | 2026 | 2025 |
      | --- | --- | --- |
      | Net sales | 3,140 | 3,260 |
      | Comparable EBITDA | 104 | 97 |
      | Operating profit | 58 | 51 |
      | Investments | 82 | 66 |
      | Equity ratio, % | 43 | 42 |
      | Personnel, 30 June | 1,025 | 1,000 |

      ## The market

      The price of crude oil was on average 4% lower than a year earlier. Refining margins were good in the first quarter and ordinary in the second. Demand for petrol in our three countries fell by 3% and for diesel by 1%. Public charging grew by 38%.

      ## Business areas

      **Mobility** sold less fuel and more of everything else. Charging sessions grew by 34% and the energy charged by 58%, to 41 gigawatt-hours; car washes grew by 6% and food by 4%. Fourteen charging sites were opened.

      **Refining** had a planned maintenance shutdown in March. It ended six days earlier than planned, with no accidents leading to absence. The biorefinery ran at 91% of capacity.

      **Renewable gas** sold 228 gigawatt-hours. Three new filling points for liquefied biogas were opened in May.

      **Heat and power** drilled 690 energy wells. Our wind farms produced 402 gigawatt-hours (298); most of the increase came from the new one in Simo.

      > The result is steady, and steady is what we were after. We put more than half of our investments into renewable energy and charging without borrowing more.

      That is the chief executive’s comment on the half-year.

      ## Risks

      The greatest uncertainties are the price of raw materials for renewable fuels, changes to blending obligations in Sweden and Finland, and the time it takes to get grid connections for charging.

      ## Outlook, unchanged

      - Comparable EBITDA for the whole year is expected to be EUR 205–225 million (2025: 212).
      - Investments will be about EUR 160 million.
      - The renewable share of energy sold is expected to stay at 19% or above.

      The figures are unaudited. The report is published in Finnish, Swedish, Norwegian and English; the Finnish text prevails. Long-term figures are under [key figures and IR](page:keyFigures).

      ## Further information

      Treasury and investor relations, [ir@st1.example](mailto:ir@st1.example), +358 10 555 0150.
    `),
  },
  {
    key: 'articleChargingNetwork',
    title: 'Our charging network grows to {chargingStations} sites',
    byline: 'Joanna Reed',
    created: '2026-09-22T07:30:00Z',
    summary:
      'With the opening in Östersund, St1 has {chargingStations} charging sites. Ninety more are on the way before the end of next year.',
    figure: '{chargingStations}',
    figureText: 'charging sites',
    tags: ['press releases', 'charging', 'sustainability'],
    image: picture('charger-city', 'Cars charging at a row of lit chargers in the evening'),
    text: md(`
      On Monday a grey estate car with skis on its roof became the first to use the new chargers in Östersund. It was charging site number {chargingStations}. Together they have {chargers} chargers, the fastest with 400 kW.

      ## Where they are

      | Country | Sites | Chargers |
      | --- | --- | --- |
      | Finland | {chargingStations FI} | {chargers FI} |
      | Sweden | {chargingStations SE} | {chargers SE} |
      | Norway | {chargingStations NO} | {chargers NO} |

      On the E4, E6, E18 and E75 the average distance between our sites is now 80 kilometres. North of the Arctic Circle it is 140. Closing that gap is the main task for next year.

      ## What we have learned

      Four years ago we thought that power was all that mattered. Customers have taught us otherwise.

      - **Light and roof.** Nobody likes handling a wet cable in the dark.
      - **Room for a trailer.** At the {evcharging400kw} sites with 400 kW one can drive straight through.
      - **A card reader.** One payment in three is made with an ordinary bank card.
      - **A price on a sign**, large enough to be read from the car.
      - **A toilet.** Particularly at four in the morning.

      > Charging used to be about technology. Now it is about hospitality, with a good deal of electricity.

      That is how the head of our charging network sums it up.

      ![A charger in falling snow](scene:charger-snow)

      ## Reliability

      In August a charging attempt succeeded 98 times out of 100. The commonest reason for failure is a worn connector, so cables are now changed by number of uses, before they break.

      ## Next

      Ninety sites are to be opened by the end of 2027: Finland will then have 160, Norway 167 and Sweden 173. Among the first are Kouvola, Rovaniemi, Dombås and Mo i Rana. At eleven sites a battery is being built alongside, because the local grid could not otherwise carry it.

      Prices and connectors are listed under [EV charging](page:evCharging). Media contacts are under [news and media](page:newsAndMedia).
    `),
  },
  {
    key: 'articleNewStation',
    title: 'A new station in the north, on the border',
    byline: 'Helen Marsh',
    created: '2026-11-13T08:00:00Z',
    summary:
      'Haparanda gets a station with eight 400 kW chargers, a car wash, truck pumps and a kitchen where two time zones have lunch.',
    figure: '8 × 400 kW',
    figureText: 'chargers on the border',
    tags: ['news', 'charging', 'stations'],
    image: picture(
      'station-winter-morning',
      'A new station in blue winter light with snow on its canopy',
    ),
    text: md(`
      In Haparanda it is eleven o’clock when it is noon in Tornio, and the two towns share a main street. For a restaurant that is a gift: there are two lunch hours every day.

      On Thursday 12 November our new station opened beside the E4, at the last exit before the border. Tornio is a couple of minutes away, and our station there opened in June.

      ## What there is

      - Eight chargers of up to 400 kW, two of them with drive-through bays
      - 95 and 98 petrol, diesel, HVO100 and AdBlue
      - Four high-flow pumps and room for 25.25-metre combinations
      - A car wash for cars up to 2.60 metres high, built for −25 °C
      - A kitchen with lunch on weekdays 10:30–15:00, a shower and parcel lockers

      Pumps and chargers are open around the clock, the shop from 06:00 to 23:00 every day, Swedish time.

      ## Heated from below

      The station has no boiler. Four boreholes and the waste heat of the refrigerators keep it warm. On the roof, even here, there are solar panels: in May and June they are expected to cover everything the shop needs. The heating under the walkways follows the weather forecast, so that it is on only when it is needed.

      > Here the border is something you cross to buy milk. A station has to work equally well in both directions.

      So says the station manager, Marika Niemi. She has hired fourteen people, twelve of whom live in Haparanda and Övertorneå. The languages are Swedish, Finnish and Meänkieli, and nobody counts which is used most.

      ![A northern road under the aurora](scene:road-aurora)

      ## Welcome

      The opening is celebrated until Sunday with coffee and salmon soup, and the first hundred to wash their cars get a second Perfect wash on the house. During the winter we expect many travellers heading for Rovaniemi and Narvik. For them there is a wall map where you can draw your route. By Thursday evening somebody had already continued the line to Cape Town.

      Opening hours and services are in the [station search](page:stationLocator).
    `),
  },
]
