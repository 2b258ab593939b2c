import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'About us',
    description:
      'St1 is a Nordic energy company with {stations} stations, a refinery, biogas, wind power and ground-source heat. Get to know us.',
    body: [
      hero({
        title: 'Energy from the north, for the north',
        text: md(
          `We sell fuels every day and work at the same time to make them less needed. Both parts of that sentence are true, and we report on both.`,
        ),
        image: picture('road-aurora', 'A road running north under green northern lights'),
        links: [to('companyInfo', 'The company'), to('sustainability', 'Sustainability')],
        theme: 'primary',
      }),
      cards('grid', 'Get to know us', [
        card('about-grid-company', {
          title: 'The company',
          text: md(`Where we work, how we are organised and who owns us.`),
          image: picture('office-team', 'Colleagues in conversation in a bright office'),
          links: [to('companyInfo', 'The company')],
        }),
        card('about-grid-sustainability', {
          title: 'Sustainability',
          text: md(`Energy transition, wind power, forests, and the figures behind them.`),
          image: picture('wind-turbines', 'Wind turbines on a forested ridge'),
          links: [to('sustainability', 'Sustainability')],
        }),
        card('about-grid-news', {
          title: 'News and media',
          text: md(`Press releases, pictures and contacts for journalists.`),
          image: picture('report-desk', 'Papers and a cup of coffee on a desk'),
          links: [to('newsAndMedia', 'News and media')],
        }),
        card('about-grid-stories', {
          title: 'Stories',
          text: md(`From kitchens, cabs, forests and forecourts.`),
          image: picture('truck-stop', 'Evening at a truck stop'),
          links: [to('stories', 'Stories')],
        }),
        card('about-grid-careers', {
          title: 'People and careers',
          text: md(`Just over a thousand of us, and several thousand at the stations.`),
          image: picture('station-staff', 'A smiling station manager in the shop'),
          links: [to('careers', 'Work with us')],
        }),
      ]),
      richText(
        md(`
        ## In brief

        St1 began in Finland in the 1990s with a handful of stations and an idea about making ethanol from waste. Today we have **{stations} stations** in Finland, Sweden and Norway, a refinery and a biorefinery in Gothenburg, biogas plants, wind power and a business that drills for heat under people’s gardens.

        | Year | What happened |
        | --- | --- |
        | 1995 | The company is founded in Finland |
        | 2007 | The first plant for ethanol from waste |
        | 2009 | The first stations in Sweden and Norway |
        | 2010 | The Gothenburg refinery and Shell’s stations join the company |
        | 2015 | A nationwide network in Norway |
        | 2019 | The first high-power chargers |
        | 2022 | Biogas joins the company |
        | 2024 | The biorefinery in Gothenburg starts |
        | 2026 | The fourth wind farm, in Simo |

        We are privately owned. That lets us think in decades, and it does not excuse us from showing our [key figures](page:keyFigures).
      `),
      ),
      articleList('Latest from St1', ['news']),
    ],
  },
  {
    key: 'companyInfo',
    title: 'The company',
    description:
      'How St1 is organised, where its offices and plants are, what the business areas do and how the company is governed.',
    body: [
      hero({
        title: 'A Nordic company with three home countries',
        text: md(
          `Head office in Helsinki, refinery in Gothenburg, Norwegian head office in Oslo, stations in between.`,
        ),
        image: picture('office-team', 'People working together at a long table by the window'),
        links: [to('keyFigures', 'Key figures'), to('contact', 'Contact us')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Four business areas

        - **Mobility** runs the stations, charging, car washes and restaurants.
        - **Refining** makes petrol, diesel, aviation and renewable fuels in Gothenburg.
        - **Renewable gas** produces and sells biogas in Sweden, Norway and Finland.
        - **Heat and power** drills energy wells, owns wind power and develops new projects.

        ## Offices

        | Place | Address |
        | --- | --- |
        | Helsinki | Tapulikatu 4, 00100 Helsinki, Finland |
        | Gothenburg | Raffinaderivägen 12, 418 34 Göteborg, Sweden |
        | Oslo | Fjordkaia 8, 0250 Oslo, Norway |

        ## Governance

        The board has six members, four of them independent of the owners. It meets ten times a year and reviews safety first at every meeting. Our code of conduct applies to everyone who works for us, suppliers included. Concerns can be reported anonymously to [speakup@st1.example](mailto:speakup@st1.example); the channel is handled by an outside law firm.
      `),
      ),
      cards('grid', 'Plants and places', [
        card('company-grid-refinery', {
          title: 'Gothenburg refinery',
          text: md(
            `About four million tonnes of products a year, and waste heat for the city’s district heating.`,
          ),
          image: picture('refinery', 'The refinery at the river mouth in morning light'),
          links: [to('energyTransition', 'Energy transition')],
        }),
        card('company-grid-biogas', {
          title: 'Biogas plants',
          text: md(`Six plants that turn manure, sludge and food waste into fuel and fertiliser.`),
          image: picture('biogas-plant', 'Digester domes of a biogas plant'),
          links: [to('articleBiogas', 'Biogas on the road')],
        }),
        card('company-grid-stations', {
          title: 'Stations',
          text: md(
            `{stations FI} in Finland, {stations SE} in Sweden and {stations NO} in Norway.`,
          ),
          image: picture('station-express', 'An Express station by a village road'),
          links: [to('stationLocator', 'Find them', '?service=MAIN')],
        }),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Key figures and IR',
    description:
      'St1 net sales, result, investments and personnel for 2023–2025, the reporting calendar and contact for lenders and investors.',
    body: [
      hero({
        title: 'The figures, without adjectives',
        text: md(
          `St1 is privately owned. We publish an annual and a half-year report for lenders, customers and everyone else.`,
        ),
        image: picture('report-desk', 'An open annual report beside a calculator'),
        links: [
          to('articleInterimReport', 'Half-year report 2026'),
          to('reporting', 'Sustainability reporting'),
        ],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Three years

        | Group, € million | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | Net sales | 7,350 | 6,720 | 6,410 |
        | Comparable EBITDA | 241 | 198 | 212 |
        | Operating profit | 152 | 104 | 118 |
        | Investments | 117 | 131 | 148 |
        | Equity ratio, % | 41 | 42 | 43 |
        | Personnel, 31 December | 965 | 990 | 1,010 |
        | Stations in Finland, Sweden and Norway | 1,180 | 1,165 | {stations} |
        | Own wind power, GWh | 598 | 585 | 610 |

        Net sales follow the price of crude oil and say little about how much we sell. The volume of fuels sold in 2025 was 1% lower than in 2024; the share of renewable energy in what we sold was 18% (2024: 16%).

        ## Calendar 2027

        - **26 February**: financial statements 2026
        - **18 March**: annual and sustainability report 2026
        - **19 August**: half-year report 2027

        ## Contact

        Treasury and investor relations: [ir@st1.example](mailto:ir@st1.example), +358 10 555 0150.
      `),
      ),
      cards('accordion', 'Questions about our finances', [
        card('figures-faq-listed', {
          title: 'Is St1 listed?',
          text: md(`No. The shares are not traded publicly and we do not plan a listing.`),
        }),
        card('figures-faq-bonds', {
          title: 'Do you have bonds?',
          text: md(
            `One sustainability-linked bond of EUR 100 million, due in 2029. Its interest depends on our renewable share in 2027.`,
          ),
        }),
        card('figures-faq-audit', {
          title: 'Who audits the reports?',
          text: md(
            `An authorised audit firm chosen by the general meeting. The sustainability report is given limited assurance by the same firm.`,
          ),
        }),
        card('figures-faq-tax', {
          title: 'Where do you pay tax?',
          text: md(
            `Where we work. The tax footprint by country is an appendix to the annual report.`,
          ),
        }),
      ]),
      articleList('Press releases', ['press releases']),
    ],
  },
]
