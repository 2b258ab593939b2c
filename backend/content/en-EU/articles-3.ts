import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('en-EU')

export const articles3: ArticleSource[] = [
  {
    key: 'articleWindFarm',
    title: 'The wind farm in the north',
    byline: 'Anna Korpela',
    created: '2026-04-09T06:00:00Z',
    summary:
      'Fourteen turbines, a snowmobile and two technicians: a spring day at Murtokangas, two months after the blades began to turn.',
    tags: ['stories', 'sustainability'],
    image: picture('wind-turbines', 'Wind turbines on a forested ridge under a bright spring sky'),
    text: md(`
      The lift takes ten minutes. It climbs inside the tower, dark and narrow, and stops 160 metres above the snow. When the hatch opens, you can see the Bothnian Bay.

      ‘On a clear day, that is,’ says the technician. ‘There are about forty of those a year. On the others you see your own boots.’

      ## Murtokangas

      The wind farm stands in Simo, inland from the Bothnian Bay, and went into operation in February. It has 14 turbines, 87 megawatts in all, and will make about 290 gigawatt-hours a year: enough for some 16,000 houses heated with electricity. It is our fourth. The others are in Kalajoki, Raahe and Pori.

      Work is decided by the weather. Above fifteen metres a second nobody works in the nacelle. Below eight it is a good day, and the list is long:

      - check the bolts of the blade roots, 128 of them per blade
      - change the oil filter of the pitch system
      - clean the ice sensor, which is no larger than a hand
      - look around

      The last one is not a joke. It is by looking around that one notices the eagles on their way north. The turbines stop when they come near.

      ## The reindeer

      Reindeer graze here, and the chairman of the herding district has opinions. ‘I was against it,’ he says over coffee in the service building. ‘I am still not in favour. But they asked before they drew the map: where the roads go, when nobody builds, and where the fences stand.’

      > Reindeer do not mind turbines as much as they mind people. So the agreement is that in calving time there are none.

      While the calves were being born, the building site stood still for four weeks. Once a year everyone sits down at the same table to see what the tracks in the snow tell. Last spring a service road was closed for a month, because cows with calves had settled beside it.

      ## The village

      Half of the building work was done by local people, and half of the maintenance team comes from Kemi. The municipalities with our four wind farms receive about 2.1 million euros a year in property tax. People still pick berries between the turbines, at a proper distance when there is ice on the blades.

      In the evening the wind rises to fourteen metres a second. The technicians go home. Up there the work goes on without them. Read more about our [wind power](page:windPower).
    `),
  },
  {
    key: 'articleApp',
    title: 'The new St1 app is here',
    byline: 'Joanna Reed',
    created: '2026-02-24T08:00:00Z',
    summary:
      'One app for the pump, charger, car wash and receipts, in three countries. The old one served for eight years.',
    tags: ['news', 'charging', 'stations'],
    image: picture('app-phone', 'A phone in a hand with the new St1 app open'),
    text: md(`
      Our old app was eight years old and looked it. From today there is a new one, written from scratch. It works in Finland, Sweden and Norway, in four languages, and it is free.

      ## What it does

      - **Opens the pump.** Choose the station and the pump’s number, stay in the warm car while you do it, and fill up.
      - **Starts the charger.** You see the power, the price and the time remaining. A message comes at 80%.
      - **Washes the car.** Your codes are in the app, and it shows which halls are open.
      - **Shows lunch.** The menus of the day and of the week, with diets.
      - **Keeps receipts.** For 18 months, sorted, with VAT.

      ![A charger started with the app in winter](scene:charger-snow)

      ## Made with thumbs in mind

      We tested with 600 customers, outdoors and in winter. It taught us a good deal. Gloves, for instance: the buttons are now 56 pixels high. One tester in Rovaniemi managed the whole filling with his nose.

      > The best compliment was from a lady of 81. She asked what was new, since it was so easy that it must have been like that all the time.

      The app has also been tested with screen readers, and text can be enlarged to double size without anything disappearing.

      ## If you had an old app

      1. Download the new one from your app shop.
      2. Log in with the same email address. Cards, wash codes and coffee stamps come along.
      3. Delete the old one. It stops working on 30 April 2026.

      Company customers keep the St1 Business app, which will be renewed next spring.

      ## And your data?

      Location is asked for only when you look for a station, and it is not stored. Payment cards are kept by the payment provider, not by us. More in the [privacy policy](page:privacy). The benefits of membership are described under [loyalty programme](page:loyalty).
    `),
  },
  {
    key: 'articleBiogas',
    title: 'Biogas for heavy transport',
    byline: 'Peter Lindqvist',
    created: '2026-06-16T09:00:00Z',
    summary:
      'With new points in Jyväskylä, Örebro and Markaryd, St1 now sells liquefied biogas at {lbg} places in three countries.',
    tags: ['press releases', 'business', 'sustainability'],
    image: picture('biogas-plant', 'A biogas plant with round digesters and a road tanker'),
    text: md(`
      In May St1 opened filling points for liquefied biogas in Jyväskylä, Örebro and Markaryd. There are now {lbg} in all: {lbg FI} in Finland, {lbg SE} in Sweden and {lbg NO} in Norway. A lorry can drive from Malmö to Sundsvall, or from Turku to Oulu, without a detour.

      ## Why liquefied?

      Cooled to −160 °C, gas takes up a six-hundredth of the space. One filling takes twelve minutes and lasts up to 1,000 kilometres, or 1,600 with the largest tanks. That is enough for a return trip between Stockholm and Copenhagen.

      Batteries are gaining ground quickly in distribution. For timber, steel and food over long distances, biogas is available today, and the lorry weighs no more than before.

      ## Made of what is left over

      The gas comes mainly from our own six plants. Their raw materials in 2025 were:

      - manure, 46%
      - food waste and residues from the food industry, 31%
      - sewage sludge and fish sludge, 23%

      Counted over the life cycle, emissions are 80 to 100% smaller than those of diesel. Where manure would otherwise release methane, the figure can be even better.

      > We have driven eleven million kilometres on biogas. Drivers say the engine is quieter. The accountant says that customers ask for it by name.

      The words are those of the managing director of a family haulage firm in Jönköping with 38 lorries, 21 of them on gas.

      ## Price and payment

      The price is shown per kilogram and follows a monthly list. The St1 Business card works at all points, and the emission figure for each filling can be seen in [St1 Business online](page:st1Business) the next day. Every driver needs a short filling course, which takes 20 minutes and can be done on a phone.

      Kuopio, Stavanger and Lillehammer will follow in 2027.

      ## For further information

      St1 press desk, [press@st1.example](mailto:press@st1.example), +46 8 465 004 40. Pictures are available under [news and media](page:newsAndMedia).
    `),
  },
]
