import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const sustainabilityPages: PageSource[] = [
  {
    key: 'sustainability',
    title: 'Sustainability',
    description:
      'How St1 works towards less fossil energy: targets, energy transition, wind power, carbon sequestration and open reporting.',
    body: [
      hero({
        title: 'Less fossil, year by year',
        text: md(
          `Most of what we sell is still fossil. Here is how that share is shrinking, what it takes and what has not gone to plan.`,
        ),
        image: picture('road-aurora', 'A road through a snowy landscape under northern lights'),
        links: [to('energyTransition', 'Energy transition'), to('reporting', 'Reporting')],
        theme: 'primary',
      }),
      cards('grid', 'Four areas', [
        card('sustainability-grid-transition', {
          title: 'Energy transition',
          text: md(`Renewable fuels, biogas, charging and heat in place of oil.`),
          image: picture('refinery', 'The biorefinery beside the old refinery'),
          links: [to('energyTransition', 'How it is done')],
        }),
        card('sustainability-grid-wind', {
          title: 'Wind power',
          text: md(`66 turbines in four wind farms, about 900 GWh a year.`),
          image: picture('wind-turbines', 'Three turbines against a pale sky'),
          links: [to('windPower', 'Wind power')],
        }),
        card('sustainability-grid-forest', {
          title: 'Carbon sequestration',
          text: md(`New forest on land that grew nothing.`),
          image: picture('forest-carbon', 'Rows of young trees on an open field'),
          links: [to('carbonSequestration', 'Carbon sequestration')],
        }),
        card('sustainability-grid-reporting', {
          title: 'Reporting',
          text: md(`Emissions, accidents and progress, with the method.`),
          image: picture('report-desk', 'A sustainability report open at a table of figures'),
          links: [to('reporting', 'Reports and figures')],
        }),
      ]),
      richText(
        md(`
        ## Targets for 2030

        | Target | 2019 | 2025 | 2030 |
        | --- | --- | --- | --- |
        | Renewable share of transport energy sold | 9% | 18% | 30% |
        | Emissions of our own operations, kt CO₂ | 620 | 432 | 310 |
        | Accidents with absence, per million hours | 4.8 | 2.6 | 1.5 |
        | Electricity from renewable sources | 62% | 100% | 100% |

        The first figure is the one that matters most: more than nine tenths of the emissions in our value chain arise when customers use what they have bought. It is also the one we control least, because it depends on cars, prices and laws as well as on us.

        We were late with charging in 2023 because grid connections took longer than we had reckoned with. Since then we order them two years ahead.
      `),
      ),
      articleList('Sustainability in practice', ['sustainability']),
    ],
  },
  {
    key: 'energyTransition',
    title: 'Energy transition',
    description:
      'From fossil oil to renewable diesel, biogas, electricity and ground heat: where St1 invests, how much and in what order.',
    body: [
      hero({
        title: 'One barrel at a time',
        text: md(
          `An energy company cannot change overnight, but it can change every year. In 2025, 61% of our investments went to renewable energy.`,
        ),
        image: picture('refinery', 'Steam rising from the refinery on a cold morning'),
        links: [to('articleHvo', 'Renewable diesel'), to('articleBiogas', 'Biogas')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Renewable fuels

        The biorefinery in Gothenburg can make 200,000 tonnes of renewable diesel and aviation fuel a year. Its raw materials are used cooking oil, slaughterhouse fats and tall oil from pulp mills. We do not use palm oil or its by-products.

        ## Biogas

        Our six plants made 420 gigawatt-hours of biogas in 2025, enough for some 1,100 lorries. What is left over goes back to fields as fertiliser.

        ## Electricity

        At the end of 2025 we had 350 charging sites, and now there are {chargingStations}. All electricity is bought with guarantees of origin from Nordic wind and water.

        ## Heat

        In 2025 we drilled 1,390 energy wells. Each replaces, on average, 2,600 litres of oil a year.

        > The cheapest kilowatt-hour is the one the customer no longer needs. We sell that too, in the form of a heat pump.
      `),
      ),
      cards('grid', 'See it in use', [
        card('transition-grid-charging', {
          title: 'Charging',
          text: md(`Up to 400 kW along the main roads.`),
          image: picture('charger-snow', 'A charger in a snowy landscape'),
          links: [to('evCharging', 'EV charging')],
        }),
        card('transition-grid-biogas', {
          title: 'Biogas',
          text: md(`Liquefied for lorries, compressed for vans.`),
          image: picture('biogas-plant', 'A biogas plant among snow-covered fields'),
          links: [to('articleBiogas', 'Heavy transport on biogas')],
        }),
        card('transition-grid-heat', {
          title: 'Geothermal heat',
          text: md(`From single houses to schools.`),
          image: picture('ground-heat-house', 'A house above its energy well'),
          links: [to('geothermalHeat', 'Geothermal heat')],
        }),
      ]),
      cards('accordion', 'Fair questions', [
        card('transition-faq-fossil', {
          title: 'Why do you still sell fossil fuel?',
          text: md(
            `Because 80% of the cars on Nordic roads still need it. If we stopped tomorrow they would fill up elsewhere. We would rather earn the money that pays for the change.`,
          ),
        }),
        card('transition-faq-waste', {
          title: 'Is there enough waste fat?',
          text: md(
            `Not for everyone. That is why we keep liquids for lorries, ships and aircraft, and build charging for cars.`,
          ),
        }),
        card('transition-faq-origin', {
          title: 'How do you know where it comes from?',
          text: md(
            `Every batch is certified under the ISCC or an equivalent system and audited by a third party. The origin is on the delivery note.`,
          ),
        }),
        card('transition-faq-end', {
          title: 'When will you be fossil-free?',
          text: md(
            `We do not have an honest year to give. We have targets for 2030, and report against them each spring.`,
          ),
        }),
      ]),
    ],
  },
]
