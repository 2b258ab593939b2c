import { contentFor, type ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md } = contentFor('en-EU')

export const articles4: ArticleSource[] = [
  {
    key: 'articleInterimReport',
    title: 'Half-year report 2026: steady result, more renewable',
    byline: 'St1 Group Communications',
    created: '2026-08-13T06:00:00Z',
    summary: 'Operating profit for January–June was EUR 138 million. The renewable share of energy sold rose to 19%.',
    tags: ['press releases', 'business'],
    image: picture('report-desk', 'A printed half-year report on a desk with a pencil'),
    text: md(`
      **January–June 2026 in brief** (comparison: January–June 2025)

      | EUR million | 2026 | 2025 |
      | --- | --- | --- |
      | Net sales | 3 390 | 3 460 |
      | Operating profit | 138 | 129 |
      | Investments | 121 | 108 |
      | of which renewable energy | 89 | 76 |
      | Equity ratio, % | 51 | 49 |
      | Personnel, 30 June | 1 085 | 1 050 |

      ## The market

      The price of crude oil was on average 4% lower than a year earlier. Refining margins were good in the first quarter and ordinary in the second. Demand for petrol in our three countries fell by 3% and for diesel by 1%. Public charging grew by 38%.

      ## Business areas

      **Mobility** sold less fuel and more of everything else. Charging volumes grew by 52%, car washes by 6% and food by 4%. Fourteen charging sites were opened.

      **Refining** had a planned maintenance shutdown of 23 days in May. It kept to its timetable and budget, with no accidents leading to absence. The biorefinery ran at 91% of capacity.

      **Renewable gas** sold 228 gigawatt-hours. Four new filling points for liquefied biogas were opened in June.

      **Heat and power** drilled 590 energy wells. The Karhuvaara wind farm produced 194 gigawatt-hours.

      > The result is steady, and steady is what we were after. We invested three euros out of four in renewable energy without borrowing more.

      So the chief executive comments on the half-year.

      ## Risks

      The greatest uncertainties are the price of raw materials for renewable fuels, changes to blending obligations in Sweden and Finland, and the time it takes to get grid connections for charging.

      ## Outlook, unchanged

      - Operating profit for the whole year is expected to be at the level of 2025.
      - Investments will be about EUR 250 million.
      - The renewable share of energy sold will exceed 19%.

      The figures are unaudited. The report is published in Finnish, Swedish, Norwegian and English; the Finnish text prevails. Long-term figures are under [key figures and IR](page:keyFigures).

      ## Further information

      Treasury and investor relations, [ir@st1.example](mailto:ir@st1.example), +358 10 555 0150.
    `),
  },
  {
    key: 'articleChargingNetwork',
    title: 'High-power charging grows to 160 sites',
    byline: 'Joanna Reed',
    created: '2026-09-22T07:30:00Z',
    summary: 'With the opening in Östersund, St1 has 160 charging sites. Ninety more are on the way before the end of next year.',
    tags: ['press releases', 'charging', 'sustainability'],
    image: picture('charger-city', 'Cars charging at a row of lit chargers in the evening'),
    text: md(`
      On Monday a grey estate car with skis on its roof became the first to use the new chargers in Östersund. It was our 160th charging site. Together they have 940 charging points, more than half of them with 400 kW chargers.

      ## Where they are

      | Country | Sites | Charging points |
      | --- | --- | --- |
      | Finland | 64 | 372 |
      | Sweden | 58 | 341 |
      | Norway | 38 | 227 |

      On the E4, E6, E18 and E75 the average distance between our sites is now 80 kilometres. North of the Arctic Circle it is 140. Closing that gap is the main task for next year.

      ## What we have learned

      Four years ago we thought that power was all that mattered. Customers have taught us otherwise.

      - **Light and roof.** Nobody likes handling a wet cable in the dark.
      - **Room for a trailer.** At 34 sites one can now drive straight through.
      - **A card reader.** One payment in three is made with an ordinary bank card.
      - **A price on a sign**, large enough to be read from the car.
      - **A toilet.** Particularly at four in the morning.

      > Charging used to be about technology. Now it is about hospitality, with a good deal of electricity.

      So the head of our charging network sums it up.

      ![A charger in falling snow](scene:charger-snow)

      ## Reliability

      In August a charging attempt succeeded 98 times out of 100. The commonest reason for failure is a worn connector, so cables are now changed by number of uses, before they break.

      ## Next

      Ninety sites are to be opened by the end of 2027, among them Kiruna, Alta, Ivalo and Mo i Rana. Grid connections have been ordered for all of them. At eleven sites a battery is being built alongside, because the local grid could not otherwise carry it.

      Prices and connectors are listed under [EV charging](page:evCharging). Media contacts are under [news and media](page:newsAndMedia).
    `),
  },
  {
    key: 'articleNewStation',
    title: 'A new station in the north, on the border',
    byline: 'Helen Marsh',
    created: '2026-11-06T08:00:00Z',
    summary: 'Haparanda gets a station with eight 400 kW chargers, truck lanes, biogas and a restaurant where two time zones have lunch.',
    tags: ['news', 'charging', 'stations'],
    image: picture('station-winter-morning', 'A new station in blue winter light with snow on its canopy'),
    text: md(`
      In Haparanda it is eleven o’clock when it is noon in Tornio, and the two towns share a main street. For a restaurant that is a gift: there are two lunch hours every day.

      On Thursday our new station opened beside the E4, four hundred metres from the border. It is the northernmost of our large stations in Sweden and the first to be built entirely of timber, from the pillars of the canopy to the counter.

      ## What there is

      - Eight chargers of up to 400 kW, four of them with drive-through bays
      - Petrol, diesel with Arctic grade in midwinter, HVO100 and AdBlue
      - Three truck lanes for combinations up to 34 metres, and liquefied biogas from the spring
      - A restaurant with 84 seats, open 06:00–22:00 Swedish time
      - Two showers, a sauna for drivers and parcel lockers from both countries

      Prices are shown in kronor and euros. The coffee is the same in either.

      ## Heated from below

      The station has no boiler. Six energy wells under the car park heat the building and keep the forecourt’s busiest strip free of ice. On the roof, even here, there are solar panels: from April to August they produce more than the restaurant uses.

      > My mother’s family is from one side and my father’s from the other. Now I have a job exactly in between.

      The station manager has hired 23 people, twelve of whom live in Finland. The working languages are Swedish, Finnish and Meänkieli, and nobody counts which is used most.

      ![A northern road under the aurora](scene:road-aurora)

      ## Welcome

      The opening is celebrated until Sunday with coffee and a bun for 2,00 €, and the first hundred children get a reflector in the shape of a reindeer. During the winter we expect many travellers heading for Rovaniemi and Narvik. For them there is a wall map where one can draw one’s route. By Thursday evening somebody had already continued the line to Cape Town.

      Opening hours and services are in the [station search](page:stationLocator).
    `),
  },
]
