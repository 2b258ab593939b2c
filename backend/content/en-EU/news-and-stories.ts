import { picture } from '../pictures.ts'
import {
  articleList,
  card,
  cards,
  contentFor,
  hero,
  newsList,
  richText,
  type PageSource,
} from '../source.ts'

const { md, to } = contentFor('en-EU')

export const newsAndStoriesPages: PageSource[] = [
  {
    key: 'newsAndMedia',
    title: 'News and media',
    synonyms: 'news, press, media',
    description:
      'News, press releases and media contacts of St1. Pictures and logos for editorial use, and how to subscribe to our releases.',
    body: [
      hero({
        title: 'What is new',
      }),
      newsList(['news']),
      richText(
        md(`
        This is short news for everyone. See also the [press releases](page:pressReleases) and [all articles](page:articles).

        ## For the media

        | Country | Press telephone | Open |
        | --- | --- | --- |
        | Finland | +358 10 000 1050 | Mon–Fri 09:00–16:00 |
        | Sweden | +46 8 465 004 40 | Mon–Fri 08:00–17:00 |
        | Norway | +47 21 00 08 50 | Mon–Fri 08:00–17:00 |

        Write to [press@st1.example](mailto:press@st1.example) and say when your deadline is. In the evening and at weekends the Finnish number is answered by the communications officer on duty.

        ## Pictures and logos

        You may use our pictures in editorial articles about St1 without charge. Give the source as *St1*. Ask us before cropping or changing them, and before using them in advertising.

        ## Subscribe

        Send a message with the subject *Subscribe* and the languages you want to the press address. You will get releases only, about fifteen a year.
      `),
      ),
      cards('quickNavigation', 'Background', [
        card('news-quick-press', {
          title: 'Releases',
          links: [to('pressReleases', 'Press releases')],
        }),
        card('news-quick-figures', {
          title: 'Figures',
          links: [to('keyFigures', 'Key figures and IR')],
        }),
        card('news-quick-company', { title: 'Facts', links: [to('companyInfo', 'The company')] }),
        card('news-quick-stories', { title: 'Reading', links: [to('stories', 'Stories')] }),
      ]),
    ],
  },
  {
    key: 'pressReleases',
    title: 'Press releases',
    synonyms: 'press release',
    description:
      'Company and press releases of St1: results, investments, new stations and changes in the network, newest first.',
    body: [
      hero({
        title: 'Press releases',
      }),
      newsList(['press releases']),
      richText(
        md(`
        Releases come out in English at the same time as in Finnish, Swedish and Norwegian. [Media contacts](page:newsAndMedia)

        ## What we publish, and when

        - **Results** twice a year, at 08:00 Finnish time. The dates are in the [calendar](page:keyFigures).
        - **Investments and acquisitions** on the day the decision is made.
        - **Changes in the network**, such as a new station or a closure, at least two weeks beforehand.
        - **Faults and recalls** at once, together with a notice under [service notices](page:serviceNotices) or [product safety](page:productSafety).

        We do not comment on fuel prices day by day, or on rumours. We do explain how prices are formed: taxes, raw material, refining, transport and our margin, which in 2025 was on average 11 cents per litre before costs.

        Older releases than those shown here can be ordered from [press@st1.example](mailto:press@st1.example). We keep everything since 2006.
      `),
      ),
      cards('accordion', 'For editors', [
        card('press-faq-quote', {
          title: 'May I quote a release?',
          text: md(`Yes, freely, in full or in part, as long as the meaning stays the same.`),
        }),
        card('press-faq-interview', {
          title: 'How do I get an interview?',
          text: md(
            `Call or write to the press desk of the country. We find the right person, not only the most senior one.`,
          ),
        }),
        card('press-faq-visit', {
          title: 'Can I visit a plant?',
          text: md(
            `The refinery takes press visitors on Thursdays, with a week’s notice and sturdy shoes. Stations can be visited any day.`,
          ),
        }),
        card('press-faq-correct', {
          title: 'Something in a release is wrong',
          text: md(`Tell us. Corrections are dated and kept together with the original.`),
        }),
      ]),
    ],
  },
  {
    key: 'stories',
    title: 'Stories',
    description:
      'Stories from St1 kitchens, forecourts, forests and cabs: people whose day begins when others’ ends, told at an unhurried pace.',
    body: [
      hero({
        title: 'People along the road',
        text: md(
          `A cook in Heinola, a driver on the E45, a headteacher with cold hands. We visit, listen and write it down.`,
        ),
        links: [to('articleTruckers', 'The night belongs to the drivers')],
      }),
      articleList('Newest stories', ['stories']),
      cards('carousel', 'Worth going back to', [
        card('stories-carousel-lunch', {
          title: 'Lunch on the road',
          text: md(`At five in the morning the salmon soup is still a list.`),
          image: picture('lunch-counter', 'Soup bowls on a lunch counter'),
          links: [to('articleLunch', 'Read the story')],
        }),
        card('stories-carousel-school', {
          title: 'A school heated by bedrock',
          text: md(`Twenty-four wells under a school yard, and mittens no longer on the radiator.`),
          image: picture('school-winter', 'A village school on a winter morning'),
          links: [to('articleGeothermalSchool', 'Read the story')],
        }),
        card('stories-carousel-forest', {
          title: 'Forests that bind carbon',
          text: md(`What grows on an old peat field, and how do you count it?`),
          image: picture('forest-carbon', 'Young birches on a former peat field'),
          links: [to('articleForest', 'Read the story')],
        }),
      ]),
      richText(
        md(`
        ## How we make them

        The people in our stories are customers, colleagues and neighbours. They read the text before it is published and nobody is paid to appear. Where we describe a product of our own, we say so.

        Do you know someone who should be written about? Perhaps a station keeper who has opened the doors at five every morning for thirty years, or a driver who knits. Write to [stories@st1.example](mailto:stories@st1.example). A few lines are enough.

        If you look for hard news instead, it is under [press releases](page:pressReleases).
      `),
      ),
    ],
  },
]
