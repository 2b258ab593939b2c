import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('en-EU')

export const articles2: ArticleSource[] = [
  {
    key: 'articleHvo',
    title: 'Renewable diesel in winter',
    byline: 'Peter Lindqvist',
    created: '2025-11-24T09:15:00Z',
    summary:
      'Does HVO100 start at minus thirty? We put six cars and a bus in a cold chamber and then drove north to make sure.',
    tags: ['news', 'sustainability', 'business'],
    image: picture('fuel-pump', 'A frosty pump with a green nozzle for renewable diesel'),
    text: md(`
      Every November our customer service gets the same question: will renewable diesel freeze? The short answer is no, not in the grade we sell in winter. The longer answer is about wax.

      ## What happens in the cold

      Ordinary diesel holds paraffin. When it cools, the paraffin forms crystals, first as a haze and then as a gel that blocks the fuel filter. That is why diesel is sold in summer, intermediate and winter grades.

      HVO100 is made of fats by treating them with hydrogen. In the final stage its molecules are branched, and branched molecules do not stack neatly. The fuel stays clear longer.

      | Fuel | Cloud point | Use down to |
      | --- | --- | --- |
      | Diesel, summer | −5 °C | −10 °C |
      | Diesel, winter | −29 °C | −34 °C |
      | Diesel, Arctic | −38 °C | −44 °C |
      | HVO100, winter | −34 °C | −34 °C |

      Note the last line. With HVO100 the two limits are the same: it does not give warning by turning cloudy some degrees before.

      ## In the chamber and on the road

      Six passenger cars and one city bus stood overnight at −30 °C. All started at the first attempt. The bus gave less smoke than usual, because HVO ignites easily.

      Then we drove from Oulu to Utsjoki, in the third week of January, with −33 °C at the lowest. One car did not start: its battery was nine years old.

      > It was the least dramatic test I have ever run. I had packed books and read two of them.

      ## Advice for the winter

      - Check that your maker approves **XTL** (standard EN 15940). It says so inside the fuel cap or in the handbook.
      - Mixing is fine. In a mixture, the poorer cold property decides.
      - Keep the tank more than half full in hard frost; condensation is a commoner problem than the fuel.
      - Change the fuel filter in autumn, not when it has blocked.

      HVO100 is sold at {hvo} of our stations. You will find them in the [station search](page:stationLocator), and the grades are compared under [fuels](page:fuels).
    `),
  },
  {
    key: 'articleWashWinter',
    title: 'Washing your car in frost',
    byline: 'Helen Marsh',
    created: '2026-01-15T08:30:00Z',
    summary:
      'Salt does more harm than frost. Seven pieces of advice for a winter wash, from people who look after wash halls.',
    tags: ['news', 'stations'],
    image: picture('car-wash-foam', 'Foam running down the side of a car in a winter wash hall'),
    text: md(`
      Many let the car be dirty from Christmas to Easter. It is understandable and expensive: a salty film on warm brake pipes and sills does in one winter what a summer does in five.

      ## When to wash

      The best weather is a few degrees below zero and dry. The roads are then no longer wet with brine, and the doors freeze less readily than people believe, because the hall dries the car twice.

      Our machine washes are open down to **−15 °C**. Below that they close by themselves, not because of your car but because of the hall’s doors.

      ## Seven pieces of advice

      1. **Knock off the ice first.** Lumps in the wheel arches wear out the brushes and hide the salt.
      2. **Choose an underbody rinse.** In winter it is the most useful part; it is included in the Perfect programme.
      3. **Dry the seals** with a cloth, and put a little silicone on them before the next cold night.
      4. **Brake a few times** on the way out. The discs will be warm and dry when you park.
      5. **Open and close each door once** after a few minutes, and the fuel cap and charging flap as well.
      6. **Leave the handbrake off** overnight if the car has a drum brake and the ground is level. Use a gear or P instead.
      7. **Do not wash a car that has just stood at −25 °C.** Let it warm up for a quarter of an hour, for the sake of the windscreen.

      ## What about electric cars?

      They tolerate water well. Close the charging flap, select the car’s wash mode if it has one, and switch off the automatic wipers. The underbody rinse is good for the battery’s casing.

      > In January the water in the recycling tank is grey with salt. That salt would still be on your car.

      So says a maintenance man who looks after eleven halls around Tampere. More than half of the water is cleaned and used again, also in winter.

      ![Light arcs in an empty wash hall](scene:car-wash-arcs)

      ## How often?

      Every other week when the roads are salted, or after each long motorway drive. A Perfect wash costs {price perfect}, and five of them {price perfect5}. You will find the codes under [car wash](page:carWash).
    `),
  },
  {
    key: 'articleGeothermalSchool',
    title: 'A school heated by bedrock',
    byline: 'Anna Korpela',
    created: '2025-03-12T08:30:00Z',
    summary:
      'Twenty-four wells under the school yard replaced the oil burners of a school in Iisalmi. The oil was switched off in February.',
    tags: ['stories', 'heating', 'sustainability'],
    image: picture(
      'school-winter',
      'A red-brick village school with lit windows on a winter morning',
    ),
    text: md(`
      The two burners were so loud that the woodwork class knew when they started. ‘We called it the dragon,’ says the headteacher. ‘It drank 92,000 litres a year.’

      ## Under the yard

      Rantalampi school was built in 1968 and has been extended twice. When the boilers came to the end of their life, the town asked for tenders: wood chips, district heating from two kilometres away, or the bedrock. The bedrock was the dearest to build and, over twenty years, the cheapest.

      When the summer holidays began, the drill rigs came through the gate. By the time the pupils returned in August there were twenty-four wells of 320 metres each beneath the asphalt, and the yard had new lines for basketball.

      ![A drill rig at work beside a building](scene:drill-rig)

      ## The first winter

      | Per year | Before | After |
      | --- | --- | --- |
      | Energy bought | 92,000 litres of oil | about 245 MWh of electricity |
      | Cost of heating | about 106 000 € | about 32 000 € |
      | Emissions | 245 tonnes CO₂ | about 10 tonnes CO₂ |

      In the middle of January there were three nights of −31 °C. An electric heater helped for four hours in all. In the classrooms it was 21 degrees.

      ## Part of the timetable

      The caretaker has taught himself to read the curves, and every class has visited the plant room. Year six works out the coefficient of performance each Friday and hangs the result on the wall. At the beginning of February it was just under three and a half.

      > They used to put their mittens on the radiators. Now the floor is warm, and they leave them everywhere.

      In summer the school does what it could not do before: water from the wells cools the classrooms, and the heat taken from them goes down to wait for the winter.

      ## Could it be done elsewhere?

      Usually. A building needs room for wells about 15 metres apart, a heating system that manages with 55-degree water, and an owner who can wait. And it pays to measure first: here forty radiator valves were changed before anything was calculated.

      The dragon was cut up and recycled, apart from its brass plate. That hangs in the staff room. For houses, see [geothermal heat](page:geothermalHeat); for larger buildings, [energy products](page:energyProducts).
    `),
  },
]
