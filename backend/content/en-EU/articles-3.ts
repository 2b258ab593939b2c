import { contentFor, type ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md } = contentFor('en-EU')

export const articles3: ArticleSource[] = [
  {
    key: 'articleWindFarm',
    title: 'The wind farm in the north',
    byline: 'Anna Korpela',
    created: '2026-04-09T06:00:00Z',
    summary: 'Eighteen turbines, a snowmobile and two technicians: a spring day at Karhuvaara, a year after the blades began to turn.',
    tags: ['stories', 'sustainability'],
    image: picture('wind-turbines', 'Wind turbines on a forested ridge under a bright spring sky'),
    text: md(`
      The lift takes nine minutes. It climbs inside the tower, dark and narrow, and stops 160 metres above the snow. When the hatch opens, one sees Sweden.

      ‘On a clear day, that is,’ says the technician. ‘There are about forty of those a year. On the others one sees one’s own boots.’

      ## Karhuvaara

      The wind farm stands on a ridge inland from the Bothnian Bay, half an hour’s drive from Simo. It has 18 turbines, 108 megawatts in all. In its first year it made 371 gigawatt-hours, one more than had been calculated.

      Work is decided by the weather. Above twelve metres a second nobody goes up. Below eight it is a working day, and the list is long:

      - check the bolts of the blade roots, 128 of them per blade
      - change the oil filter of the pitch system
      - clean the ice sensor, which is no larger than a hand
      - look around

      The last one is not a joke. It was by looking around that they noticed the golden eagle’s nest six kilometres off. Since then two turbines stop by themselves when the birds come near.

      ## The reindeer

      The ridge lies within a herding district, and its chairman has opinions. ‘I was against it,’ he says over coffee in the service building. ‘I am still not in favour. But they asked before they drew the map, and they moved three turbines.’

      > Reindeer do not mind turbines as much as they mind people. So the agreement is that in calving time there are none.

      From 20 April to 5 June nobody drives up to the ridge, short of an emergency. Maintenance is done before or after. The grazing is followed with collars on forty animals, and the results belong to the district.

      ## The village

      Each turbine pays 5 000 € a year into a village fund. In the first year it went towards a ski track with lights, the roof of the village hall and a defibrillator. The new ski track runs past turbine four, at a proper distance because of ice.

      In the evening the wind rises to fourteen metres a second. The technicians go home. Up on the ridge the work goes on without them. Read more about our [wind power](page:windPower).
    `),
  },
  {
    key: 'articleApp',
    title: 'The new St1 app is here',
    byline: 'Joanna Reed',
    created: '2026-05-20T08:00:00Z',
    summary: 'One app for the pump, charger, car wash and receipts, in three countries. It replaces four older ones from today.',
    tags: ['news', 'charging', 'stations'],
    image: picture('app-phone', 'A phone in a hand with the new St1 app open'),
    text: md(`
      Until now you needed one app for fuel, another for charging, a third for washing and, in Norway, a fourth for coffee. From today one is enough. The new St1 app works in Finland, Sweden and Norway, in four languages, and it is free.

      ## What it does

      - **Opens the pump.** Choose the station and the pump’s number, stay in the warm car while you do it, and fill up.
      - **Starts the charger.** You see the power, the price and the time remaining. A message comes at 80 per cent.
      - **Washes the car.** Your codes are in the app, and it shows which halls are open.
      - **Shows lunch.** The menus of the day and of the week, with diets.
      - **Keeps receipts.** For seven years, sorted, with VAT.

      ![A charger started with the app in winter](scene:charger-snow)

      ## Made with thumbs in mind

      We tested with 600 customers, outdoors and in winter. It taught us a good deal. Gloves, for instance: the buttons are now 56 pixels high. One tester in Rovaniemi managed the whole filling with his nose.

      > The best compliment was from a lady of 81. She asked what was new, since it was so easy that it must have been like that all the time.

      The app has also been tested with screen readers, and text can be enlarged to double size without anything disappearing.

      ## If you had an old app

      1. Download the new one from your app shop.
      2. Log in with the same e-mail address. Cards, wash codes and coffee stamps come along.
      3. Delete the old one. It stops working on 31 August 2026.

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
    summary: 'St1 opens four new filling points for liquefied biogas. The network now reaches from Malmö to Oulu and from Bergen to Helsinki.',
    tags: ['press releases', 'business', 'sustainability'],
    image: picture('biogas-plant', 'A biogas plant with round digesters and a road tanker'),
    text: md(`
      St1 is opening filling points for liquefied biogas in Gävle, Umeå, Trondheim and Lahti during June. There are now sixteen in all: eight in Sweden, four in Norway and four in Finland. A lorry with an ordinary tank can drive between all of them without running dry.

      ## Why liquefied?

      Cooled to −160 °C, gas takes up a six-hundredth of the space. One filling takes twelve minutes and lasts up to 1 000 kilometres, or 1 600 with the largest tanks. That is enough for a return trip between Stockholm and Copenhagen.

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

      Two more points will open during the winter, in Narvik and Kouvola.

      ## For further information

      St1 press desk, [press@st1.example](mailto:press@st1.example), +46 31 390 06 40. Pictures are available under [news and media](page:newsAndMedia).
    `),
  },
]
