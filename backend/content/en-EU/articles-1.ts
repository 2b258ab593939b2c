import { contentFor, type ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md } = contentFor('en-EU')

export const articles1: ArticleSource[] = [
  {
    key: 'articleSafetyDay',
    title: 'Safety day: the right to say stop',
    byline: 'Helen Marsh',
    created: '2025-04-29T07:00:00Z',
    summary: 'On 28 April work stopped for an hour at every St1 site. A thousand people talked about the accidents that did not happen.',
    tags: ['news', 'stations'],
    image: picture('safety-helmet', 'A row of yellow helmets on hooks outside a control room'),
    text: md(`
      At ten o’clock the pumps at the Gothenburg refinery kept running, because they must, but everything that could stop did. Scaffolders climbed down. The canteen filled up. Similar meetings were held at our biogas plants, in three offices and in the back rooms of stations from Ystad to Ivalo.

      ## Near misses are the subject

      Last year our people and contractors had 31 accidents that led to absence. They also reported 9 100 observations: a loose grating, an icy step, a lorry reversing without a guide. The accidents are history. The observations are where something can still be done.

      This year’s day had one theme: the right to stop a job. Everyone has it, from the first day, and no one needs to explain until afterwards.

      > On my first day I was given a helmet, boots and the right to stop the work. I have used the last one twice. Once I was wrong. The foreman bought me coffee both times.

      So said a mechanic who has been at the refinery for six years.

      ## What was decided

      Each site chose three things to mend within a month. Among them:

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
    summary: 'An old peat field in Ostrobothnia has been planted with birch. We went along with the people who count what it binds.',
    tags: ['stories', 'sustainability'],
    image: picture('forest-carbon', 'Young birches in straight rows on a former peat field'),
    text: md(`
      The field is as flat as a table and almost as bare. For thirty years peat was cut here for a power station that no longer exists. When the last lorry left in 2018 nobody knew what to do with 46 hectares of dark brown nothing.

      ‘Potatoes would not grow, and hay would not pay,’ says the landowner, whose grandfather dug the first ditch by hand. ‘So when someone asked about trees, I said: try.’

      ## Ash, birch, patience

      First the ground was fertilised with wood ash from a heating plant nearby. Then 92 000 downy birches were planted in three weeks. On the wettest third the ditches were blocked instead, and willow and sedge came of their own accord.

      That was in 2020. Now the birches are taller than the forester walking among them with a calliper.

      ## Counting

      Every third year she returns to the same 24 sample plots. She measures each stem, takes soil cores and writes everything down twice. The calculation is made by a research institute, not by us.

      - In the first years the field still **loses** carbon, because the peat keeps decaying.
      - Around the sixth year trees and soil are level.
      - From then on the stand binds **four to six tonnes** of carbon dioxide per hectare a year, later more.

      > People want a number straight away. I tell them to come back in ten years and bring coffee.

      A fifth of the calculated sum is set aside for what may go wrong. It is needed: a winter of hungry moose cost one site a quarter of its pines.

      ## What it is good for

      Altogether 1 900 hectares have now been planted. When full-grown, they will bind some 13 000 tonnes a year. That is less than one thousandth of the emissions from the fuels we sell, so nobody should believe that the trees make petrol harmless. They do not, and we do not say so.

      But the field is green. There are cranes on the wet side. And the landowner has bought a new thermos. More about the method under [carbon sequestration](page:carbonSequestration).
    `),
  },
  {
    key: 'articleLunch',
    title: 'Lunch on the road',
    byline: 'Tom Ashworth',
    created: '2025-08-19T08:00:00Z',
    summary: 'At five in the morning the salmon soup is a list on a whiteboard. By half past ten it must be enough for 280 people.',
    tags: ['stories', 'stations'],
    image: picture('lunch-counter', 'A lunch counter with soup, potatoes and a salad table'),
    text: md(`
      South of Jyväskylä, where two main roads meet, a light goes on at ten to five. The cook hangs up her coat, ties her apron and looks at the whiteboard. Tuesday: salmon soup, meatballs, spinach pancakes, beetroot gratin.

      ## Forty litres of soup

      ‘Soup is easy to make and difficult to time,’ she says, and lifts a sack of potatoes onto the table. They are peeled here. The salmon came at midnight on the same lorry as the milk. The dill comes from a grower eleven kilometres away, in summer at least.

      By seven there is rye bread in the oven and the first breakfast guests are at the counter: two road workers, a midwife coming off her shift, a man in cycling clothes who eats four pancakes and does not explain himself.

      ## Half past ten

      When lunch opens there is already a queue. It has its own order. Pensioners come first, because they have time and know that the crust is best at the beginning. At eleven come the fitters, at twelve the offices, and after one the long-distance drivers, who have been looking forward to it since Kuopio.

      > I know the price of diesel in four countries. But I plan my breaks by the soup.

      So says a driver on his way from Tornio to Turku, with a second helping in front of him.

      ## What is left

      By three o’clock 263 lunches have been sold, seventeen fewer than expected. What remains is packed in boxes and sold at half price until the evening.

      - Food waste per guest has fallen from 71 to 38 grams in three years.
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
    summary: 'Between midnight and five a truck stop on the E45 is a village with its own rules, its own soup and its own silence.',
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

      The fourth rule applies also to women, who are now every ninth driver here. ‘Ten years ago I had to ask for the key to the shower,’ says one of them, hauling timber from Östersund. ‘Now there are three, they have locks, and someone has thought of hooks.’

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
