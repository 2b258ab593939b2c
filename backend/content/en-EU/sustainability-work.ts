import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('en-EU')

export const sustainabilityWorkPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Wind power',
    description: 'St1 wind power in the north: 18 turbines and 108 MW in operation, projects in planning and how we work with local people.',
    body: [
      hero({
        title: 'Where the wind lives',
        text: md(`Eighteen turbines on a ridge near the Bothnian Bay make 370 gigawatt-hours a year: the household electricity of 70 000 homes.`),
        image: picture('wind-turbines', 'Tall turbines on a ridge with the sea in the distance'),
        links: [to('articleWindFarm', 'A day at the wind farm')],
        theme: 'secondary',
      }),
      richText(md(`
        ## In operation and in planning

        | Project | Turbines | Power | Status |
        | --- | --- | --- | --- |
        | Karhuvaara, Finland | 18 | 108 MW | In operation since 2025 |
        | Karhuvaara II, Finland | 7 | 46 MW | Permit expected 2027 |
        | Storlidberget, Sweden | 12 | 79 MW | Environmental assessment |

        ## How we plan

        1. **Ask first.** Before any map is drawn, we talk to the municipality, landowners and, in the north, the reindeer herding district.
        2. **Measure for two years.** Wind, birds, bats, noise and ice.
        3. **Keep the distance.** At least 1 500 metres to the nearest house used all year.
        4. **Share.** Besides property tax, 5 000 € per turbine a year goes to a village fund.

        We have also said no. A project on a fell in Norway was dropped in 2024, because the reindeer’s spring route could not be kept open.

        Ice is thrown from the blades a few days each winter. The turbines stop by themselves, and signs by the tracks warn skiers and hunters.
      `)),
      cards('accordion', 'Questions about wind power', [
        card('wind-faq-noise', { title: 'How loud is a turbine?', text: md(`At 1 500 metres about 33 decibels, less than a refrigerator. We measure for a year after start-up and publish the results.`) }),
        card('wind-faq-life', { title: 'What happens after 30 years?', text: md(`The turbines are taken down and the site restored. The money is set aside from the first year.`) }),
        card('wind-faq-blades', { title: 'Can the blades be recycled?', text: md(`The newer ones can: the resin dissolves and the fibre is used again. Older ones are ground up for cement.`) }),
        card('wind-faq-use', { title: 'Where does the electricity go?', text: md(`To the common grid. An amount equal to what our chargers use is reserved for them by guarantees of origin.`) }),
      ]),
      articleList('From the wind farm and beyond', ['sustainability']),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Carbon sequestration',
    description: 'St1 plants forest on former peat fields and disused farmland. How much carbon it binds, how it is measured and what we claim.',
    body: [
      hero({
        title: 'Slow work with a spade',
        text: md(`Since 2019 we have planted 1 900 hectares of new forest with landowners in Finland and Sweden.`),
        image: picture('forest-carbon', 'Young birch and spruce growing in rows on open land'),
        links: [to('articleForest', 'Visit a planting site'), to('reporting', 'How we count')],
        theme: 'secondary',
      }),
      richText(md(`
        ## What is planted, and where

        Two kinds of land: peat fields where extraction has ended, and farmland that nobody tills. Both release carbon when bare. Birch and willow go in first, spruce and pine later. On a third of the area we also raise the water level, so that the peat stays wet.

        ## How much it binds

        | Age of the stand | Bound per hectare and year |
        | --- | --- |
        | 0–5 years | Nothing yet; the soil still releases some |
        | 5–15 years | 4–6 tonnes CO₂ |
        | 15–40 years | 7–9 tonnes CO₂ |

        A research institute measures sample plots every third year. A fifth of the calculated amount is kept aside for storms, fire and moose.

        ## What we claim, and what we do not

        The forest is an addition to cutting emissions, not a replacement. We do not sell *carbon-neutral* fuel, and we do not deduct the forest from our own emissions. The result is given on its own line in the report.
      `)),
      cards('accordion', 'Questions about the forests', [
        card('forest-faq-owner', { title: 'Who owns the trees?', text: md(`The landowner. We pay for the planting and 30 years of care; the owner undertakes not to clear-fell in that time.`) }),
        card('forest-faq-offer', { title: 'I have a disused field. Are you interested?', text: md(`Perhaps. We look for at least five hectares in one piece. Write to [forest@st1.example](mailto:forest@st1.example) with the property’s identifier.`) }),
        card('forest-faq-nature', { title: 'What about birds and flowers?', text: md(`A tenth of each site is left open, and old ditch banks are not planted. Farmland birds need them.`) }),
        card('forest-faq-visit', { title: 'May one walk there?', text: md(`Of course. Everyman’s right applies, and cloudberries are free for those who find them.`) }),
      ]),
      cards('quickNavigation', 'Continue', [
        card('forest-quick-sustainability', { title: 'Overview', links: [to('sustainability', 'Sustainability')] }),
        card('forest-quick-transition', { title: 'Cutting first', links: [to('energyTransition', 'Energy transition')] }),
        card('forest-quick-wind', { title: 'Wind', links: [to('windPower', 'Wind power')] }),
        card('forest-quick-reporting', { title: 'Method', links: [to('reporting', 'Reporting')] }),
      ]),
    ],
  },
  {
    key: 'reporting',
    title: 'Reporting',
    description: 'St1 sustainability reports, emission figures by scope, safety statistics and the methods behind them, reviewed by a third party.',
    body: [
      hero({
        title: 'Counted, checked, published',
        text: md(`We report under the European sustainability standards each March. The main figures are also here.`),
        image: picture('report-desk', 'Reports, a ruler and a pencil on a tidy desk'),
        links: [to('keyFigures', 'Financial figures')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Emissions, thousand tonnes CO₂e

        | Scope | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | 1, our own plants and vehicles | 531 | 517 | 498 |
        | 2, purchased energy | 19 | 16 | 14 |
        | 3, mainly use of sold products | 17 900 | 17 300 | 16 700 |

        ## Safety

        | Measure | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | Accidents with absence, per million hours | 5 | 5 | 4 |
        | Safety observations | 8 400 | 9 100 | 10 300 |
        | Spills above 100 litres | 3 | 1 | 2 |

        ## How we calculate

        We follow the GHG Protocol. Renewable fuels are counted with the lifecycle figures of the Renewable Energy Directive. Transport emissions that we report to customers follow ISO 14083. Forest is reported separately and not deducted.

        Both spills in 2025 happened in unloading. The ground was cleaned, the authorities informed, and couplings have been changed at 86 stations.
      `)),
      cards('accordion', 'About the reports', [
        card('reporting-faq-where', { title: 'Where are the full reports?', text: md(`Write to [sustainability@st1.example](mailto:sustainability@st1.example) for the PDF in English, Finnish or Swedish. Printed copies are no longer made.`) }),
        card('reporting-faq-assurance', { title: 'Are they audited?', text: md(`Limited assurance by our auditor since 2022. The statement is on the last pages.`) }),
        card('reporting-faq-customer', { title: 'Can I get figures for my own purchases?', text: md(`Company customers see them in [St1 Business online](page:st1Business), by vehicle and month.`) }),
        card('reporting-faq-error', { title: 'What if a figure turns out wrong?', text: md(`We restate it in the next report and explain the reason in a note.`) }),
      ]),
    ],
  },
]
