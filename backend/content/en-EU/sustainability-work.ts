import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const sustainabilityWorkPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Wind power',
    description:
      'St1’s four wind farms in Finland make about 900 GWh a year. The farms, their production and how we work with local people.',
    body: [
      hero({
        title: 'Where the wind lives',
        text: md(
          `66 turbines from the Bothnian Bay to Satakunta. The fourth wind farm, in Simo, went into operation in February 2026.`,
        ),
        image: picture('wind-turbines', 'Tall turbines on a ridge with the sea in the distance'),
        links: [to('articleWindFarm', 'A day at the wind farm')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## The wind farms

        | Wind farm | Turbines | Power | Production a year |
        | --- | --- | --- | --- |
        | Murtokangas, Simo | 14 | 87 MW | about 290 GWh |
        | Kalajoki | 20 | 86 MW | about 240 GWh |
        | Raahe | 18 | 72 MW | about 205 GWh |
        | Pori | 14 | 60 MW | about 165 GWh |

        Together 900 gigawatt-hours: what some 50,000 houses heated with electricity use in a year.

        ## How we plan

        1. **Ask first.** Before any map is drawn, we talk to the municipality, landowners and, in the north, the reindeer herding district.
        2. **Measure for two years.** Wind, birds, bats, noise and ice.
        3. **Keep the distance.** At the nearest houses the noise stays below 40 decibels.
        4. **Share.** Half of the building work has been done by local people, and the municipalities receive about 2.1 million euros a year in property tax.

        We have also said no. A project on a fell in Norway was dropped in 2024, because the reindeer’s spring route could not be kept open.

        Ice is thrown from the blades a few days each winter. The turbines stop by themselves, and signs by the tracks warn skiers and hunters.
      `),
      ),
      cards('accordion', 'Questions about wind power', [
        card('wind-faq-noise', {
          title: 'How loud is a turbine?',
          text: md(
            `At the nearest houses below 40 decibels, about as much as a refrigerator. We measure in the first year and publish the result.`,
          ),
        }),
        card('wind-faq-life', {
          title: 'What happens after 30–35 years?',
          text: md(
            `The turbines are taken down and the site restored. The money is set aside from the first year.`,
          ),
        }),
        card('wind-faq-blades', {
          title: 'Can the blades be recycled?',
          text: md(
            `The newer ones can: the resin dissolves and the fibre is used again. Older ones are ground up for cement.`,
          ),
        }),
        card('wind-faq-use', {
          title: 'Where does the electricity go?',
          text: md(
            `To the common grid. An amount equal to what our chargers use is reserved for them by guarantees of origin.`,
          ),
        }),
      ]),
      articleList('From the wind farm and beyond', ['sustainability']),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Carbon sequestration',
    description:
      'St1 plants forest on former peat fields and disused farmland. How much carbon it binds, how it is measured and what we claim.',
    body: [
      hero({
        title: 'Slow work with a spade',
        text: md(
          `Since 2022 we have planted 640 hectares of new forest with landowners in Finland.`,
        ),
        image: picture('forest-carbon', 'Young birch and spruce growing in rows on open land'),
        links: [to('articleForest', 'Visit a planting site'), to('reporting', 'How we count')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## What is planted, and where

        Two kinds of land: peat fields where extraction has ended, and farmland that nobody tills. Both release carbon when bare. We plant pine, birch and spruce, about 2,000 seedlings to the hectare; at least a fifth is broadleaved. The wettest parts are left to become mire again.

        ## How much it binds

        | Place | Land | Area |
        | --- | --- | --- |
        | Siikalatva, North Ostrobothnia | Former peat field, planted 2022–2024 | 410 hectares |
        | Juva and Mikkeli, South Savo | Disused farmland | 230 hectares |

        In 50 years the sites are expected to bind about 128,000 tonnes of carbon dioxide. Sample plots are measured every fifth year. A fifth of the calculated amount has been taken off for storms, fire and moose.

        ## What we claim, and what we do not

        The forest is an addition to cutting emissions, not a replacement. We do not sell *carbon-neutral* fuel, and we do not deduct the forest from our own emissions. The result is given on its own line in the report.
      `),
      ),
      cards('accordion', 'Questions about the forests', [
        card('forest-faq-owner', {
          title: 'Who owns the trees?',
          text: md(
            `The landowner. We pay for planting and care and make an agreement for 50 years.`,
          ),
        }),
        card('forest-faq-offer', {
          title: 'I have a disused field. Are you interested?',
          text: md(
            `Perhaps. We look for at least five hectares in one piece. Write to [forest@st1.example](mailto:forest@st1.example) with the property’s identifier.`,
          ),
        }),
        card('forest-faq-nature', {
          title: 'What about birds and flowers?',
          text: md(
            `A tenth of each site is left open, and old ditch banks are not planted. Farmland birds need them.`,
          ),
        }),
        card('forest-faq-visit', {
          title: 'May one walk there?',
          text: md(
            `Of course. Everyone’s right of access applies, and cloudberries are free for those who find them.`,
          ),
        }),
      ]),
      cards('quickNavigation', 'Continue', [
        card('forest-quick-sustainability', {
          title: 'Overview',
          links: [to('sustainability', 'Sustainability')],
        }),
        card('forest-quick-transition', {
          title: 'Cutting first',
          links: [to('energyTransition', 'Energy transition')],
        }),
        card('forest-quick-wind', { title: 'Wind', links: [to('windPower', 'Wind power')] }),
        card('forest-quick-reporting', { title: 'Method', links: [to('reporting', 'Reporting')] }),
      ]),
    ],
  },
  {
    key: 'reporting',
    title: 'Reporting',
    synonyms: 'annual report, sustainability report',
    description:
      'St1 sustainability reports, emission figures by scope, safety statistics and the methods behind them, reviewed by a third party.',
    body: [
      hero({
        title: 'Counted, checked, published',
        text: md(
          `We report under the European sustainability standards each March. The main figures are also here.`,
        ),
        image: picture('report-desk', 'Reports, a ruler and a pencil on a tidy desk'),
        links: [to('keyFigures', 'Financial figures')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Emissions, thousand tonnes CO₂e

        | Scope | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | 1, our own plants and vehicles | 474 | 451 | 428 |
        | 2, purchased energy | 9 | 6 | 4 |
        | 3, mainly use of sold products | 14,800 | 14,350 | 13,900 |

        ## Safety

        | Measure | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | Accidents with absence, per million hours | 3.3 | 2.9 | 2.6 |
        | Safety observations | 5,200 | 5,600 | 5,900 |
        | Spills above 100 litres | 3 | 3 | 2 |

        ## How we calculate

        We follow the GHG Protocol. Renewable fuels are counted with the lifecycle figures of the Renewable Energy Directive. Transport emissions that we report to customers follow ISO 14083. Forest is reported separately and not deducted.

        Both spills in 2025 happened in unloading. The ground was cleaned, the authorities informed, and couplings have been changed at 86 stations.
      `),
      ),
      cards('accordion', 'About the reports', [
        card('reporting-faq-where', {
          title: 'Where are the full reports?',
          text: md(
            `Write to [sustainability@st1.example](mailto:sustainability@st1.example) for the PDF in English, Finnish or Swedish. Printed copies are no longer made.`,
          ),
        }),
        card('reporting-faq-assurance', {
          title: 'Are they audited?',
          text: md(
            `Limited assurance by our auditor since 2022. The statement is on the last pages.`,
          ),
        }),
        card('reporting-faq-customer', {
          title: 'Can I get figures for my own purchases?',
          text: md(
            `Company customers see them in [St1 Business online](page:st1Business), by vehicle and month.`,
          ),
        }),
        card('reporting-faq-error', {
          title: 'What if a figure turns out wrong?',
          text: md(`We restate it in the next report and explain the reason in a note.`),
        }),
      ]),
    ],
  },
]
