import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('en-EU')

export const articles1: ArticleSource[] = [
  {
    key: 'articleSafetyDay',
    title: 'Safety day: the right to say stop',
    byline: 'Helen Marsh',
    created: '2026-11-04T15:00:00Z',
    summary:
      'On 4 November work stopped for two hours at every St1 site. We practised for the accidents that must not happen.',
    figure: '2 hours',
    figureText: 'without work at every site',
    tags: ['news', 'stations'],
    image: picture('safety-helmet', 'A row of yellow helmets on hooks outside a control room'),
    text: md(`
      Once a year the whole company stops at the same time. At the Gothenburg refinery the pumps kept running, because they must, but everything that could stop did. Scaffolders climbed down. The canteen filled up. Restaurants opened two hours late, while customers filled up and charged as usual.

      Some 780 employees took part, and about 1,900 people who work for our station keepers, from Ystad to Ivalo.

      ## Near misses are the subject

      Last year there were 2.6 accidents with absence per million hours; this year, to the end of October, 2.1. Our people also reported 5,900 observations last year: a loose grating, an icy step, a lorry reversing without a guide. The accidents are history. The observations are where something can still be done.

      This year’s day had three exercises: a fuel spill, a fall on ice and a threatening customer. Behind them stood one theme, the right to stop a job. Everyone has it, from the first day, and no one needs to explain until afterwards.

      > On my first day I was given a helmet, boots and the right to stop the work. I have used the last one twice. Once I was wrong. The foreman bought me coffee both times.

      So said a mechanic who has been at the refinery for six years.

      ## What was decided

      In the spill exercise the emergency stop was pressed after nine seconds on average; the target is under ten. Each site also chose three things to put right within a month. Among them:

      - Motion-sensing lights behind 40 stations, where staff take out rubbish in the dark
      - A painted walkway through the loading area at the biogas plant
      - Ice cleats for every driver who delivers heating oil, and a rule that the yard is looked at before the hose is unrolled
      - A second person at the till on Friday and Saturday nights at eleven stations

      ![Helmet, goggles and gloves ready for use](scene:safety-helmet)

      ## Customers, too

      Most accidents on a forecourt are ordinary falls. Between November and March our stations now note twice a day that the ground has been gritted. If you find a slippery place, tell the staff or call the number on the pump. It counts as an observation, and someone will see to it.

      The results of the year are in our [safety statistics](page:reporting), including those we are not proud of.
    `),
  },
  {
    key: 'articleForest',
    title: 'Forests that bind carbon',
    byline: 'Anna Korpela',
    created: '2025-06-11T06:30:00Z',
    summary:
      'An old peat field in Siikalatva has been planted with pine. We went along with the people who count what it binds.',
    tags: ['stories', 'sustainability'],
    image: picture('forest-carbon', 'Young trees in straight rows on a former peat field'),
    text: md(`
      The field is as flat as a table and almost as bare. For forty years peat was cut here in Siikalatva, in North Ostrobothnia. When the demand ended and the last machine left, nobody knew what to do with 410 hectares of dark brown nothing.

      ‘Potatoes would not grow, and hay would not pay,’ says the landowner, whose grandfather dug the first ditch by hand. ‘So when someone asked about trees, I said: try.’

      ## Ash, pine, patience

      First some of the ditches were blocked, and the ground was fertilised with wood ash from heating plants. Then, from May 2022 on, 820,000 pines were planted by hand: thirty people, five weeks, all from the neighbourhood. The wettest 35 hectares are left to become mire again.

      Now the pines are knee-high. Between the rows grows birch that nobody planted.

      ## Counting

      Carbon can be measured in two ways: by flying over, or on foot. Here both are done. On 64 sample plots of a hundred square metres each stem is measured and each figure written down.

      - After three summers **87%** of the seedlings were alive. We had reckoned with 75.
      - In the first ten years a hectare binds only a few tonnes of carbon dioxide. After that it goes faster.
      - In fifty years the whole programme, 640 hectares, is expected to bind **128,000 tonnes**.

      > People want a number straight away. I tell them to come back in ten years and bring coffee.

      A fifth has already been taken off that sum for moose, storms and fire. The next full measurement is in 2027, and its result will be published whatever it is.

      ## What it is good for

      All those fifty years together come to less than one per cent of what the fuels we sell give off in one. So nobody should believe that the trees make petrol harmless. They do not, and we do not say so.

      But the field is green. There are cranes on the wet side. And the landowner has bought a new thermos. More about the method under [carbon sequestration](page:carbonSequestration).
    `),
  },
  {
    key: 'articleLunch',
    title: 'Lunch on the road',
    byline: 'Tom Ashworth',
    created: '2025-08-19T08:00:00Z',
    summary:
      'At five in the morning the salmon soup is a list on a whiteboard. By half past ten it must be enough for 280 people.',
    tags: ['stories', 'stations'],
    image: picture('lunch-counter', 'A lunch counter with soup, potatoes and a salad bar'),
    text: md(`
      In Heinola, where two main roads meet, a light goes on at ten to five. The cook hangs up her coat, ties her apron and looks at the whiteboard. Tuesday: salmon soup, meatballs, spinach pancakes, beetroot gratin.

      ## Forty litres of soup

      ‘Soup is easy to make and difficult to time,’ she says, and lifts a sack of potatoes onto the table. They are peeled here. The salmon came at midnight on the same lorry as the milk. The dill comes from a grower eleven kilometres away, in summer at least.

      By seven there is rye bread in the oven and the first breakfast guests are at the counter: two road workers, a midwife coming off her shift, a man in cycling clothes who eats four pancakes and does not explain himself.

      ## Half past ten

      When lunch opens there is already a queue. It has its own order. Pensioners come first, because they have time and know that the crust is best at the beginning. At eleven come the fitters, at twelve the offices, and after one the long-distance drivers, who have been looking forward to it since Kuopio.

      > I know the price of diesel in four countries. But I plan my breaks by the soup.

      So says a driver on his way from Kajaani to Helsinki, with a second helping in front of him.

      ## What is left

      By three o’clock 263 lunches have been sold, seventeen fewer than expected. What remains goes into boxes that guests bring themselves, at five euros a fill.

      - Food waste has fallen from fourteen kilos a day to five.
      - The smaller plates helped more than any sign did.
      - Meatless dishes are now a third of what is eaten, mostly by people who do not call themselves vegetarians.

      ![Coffee and buns for the afternoon](scene:coffee-bakery)

      The cook wipes the board and writes *Wednesday: pea soup* – no, that is Thursday, it is always Thursday. She laughs, rubs it out and writes *sausage soup*. Then she turns off the light over the stove. Serving times and prices are under [food and coffee](page:food).
    `),
  },
  {
    key: 'articleTruckers',
    title: 'The night belongs to the drivers',
    byline: 'Tom Ashworth',
    created: '2025-10-07T19:00:00Z',
    summary:
      'Between midnight and five a truck stop on the E45 is a village with its own rules, its own soup and its own silence.',
    tags: ['stories', 'business', 'stations'],
    image: picture('truck-stop', 'Lorries parked side by side outside a lit truck stop at night'),
    text: md(`
      At 23:40 there are nineteen lorries in the yard. An hour later there are thirty-one, and the last places go to those who know how to reverse between two sleeping colleagues without waking either.

      ## The unwritten rules

      Nobody has put them on a sign, but everyone knows them.

      1. Refrigerated units stand on the left, by the fence, where the humming disturbs least.
      2. Headlights off before you turn in.
      3. You do not knock on a cab with drawn curtains, unless it is on fire.
      4. He who takes the last coffee makes the next pot.

      The fourth rule applies to women, too, who are now every ninth driver here. ‘Ten years ago I had to ask for the key to the shower,’ says one of them, hauling timber from Östersund. ‘Now there are three, they have locks, and someone has thought of hooks.’

      ## Soup at three

      The kitchen is open all night on four nights of the week. The night cook came from hotel work and says she will not go back.

      > In a hotel they say the food was fantastic and never return. Here they say nothing at all and are back on Thursday.

      What sells best at three in the morning is sausage soup, followed by porridge. Hardly anyone buys sweets. Those are bought in the afternoon, by people with children.

      ![A lorry refuelling under the canopy](scene:truck-night)

      ## Why it matters

      The working-time rules say eleven hours of rest a day. They do not say where. On a winter night there are some four thousand lorries on the main roads between Luleå and Malmö, and safe parking places for about half of them.

      That is why we are extending. This autumn 44 lit and camera-monitored places are being built at three stops, all with electricity for heating the cab without idling. Parking is free for those who fill up more than 200 litres.

      At half past four the first engine starts. By six the yard is empty, apart from a forgotten glove on a fence post. Someone will come back for it. Terms for hauliers are under [haulage and transport](page:haulage).
    `),
  },
]
