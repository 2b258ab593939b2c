import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const holidayPages: PageSource[] = [
  {
    key: 'holidayHours',
    title: 'Opening hours on holidays',
    synonyms:
      'Christmas, Christmas Eve, opening hours at Christmas, opening hours Christmas, Christmas opening hours, holidays, public holidays, bank holidays, holiday hours, New Year, Easter, Good Friday, May Day, Midsummer, national day, open on Christmas Eve, open at Christmas, Christmas Day, Boxing Day',
    description:
      'Opening hours of St1 stations at Christmas, New Year, Easter, May Day and Midsummer in Finland, Sweden and Norway.',
    body: [
      hero({
        title: 'Opening hours on holidays',
        text: md(
          `Pumps with a payment terminal and chargers work around the clock, also on holidays. These are the hours of the shops, and of the pumps at unmanned stations.`,
        ),
      }),
      { contentType: 'holidayHours' },
      richText(
        md(`
On holidays, shop, restaurant and car wash have these hours:

| Day | Shop, restaurant and car wash |
| --- | --- |
| Christmas Eve 24/12 | Saturday hours, until 15:00 |
| Christmas Day 25/12 | closed |
| Boxing Day 26/12 | Sunday hours |
| New Year’s Eve 31/12 | Saturday hours, until 15:00 |
| New Year’s Day 1/1 | Sunday hours |
| Epiphany 6/1 (Finland, Sweden) | Sunday hours |
| Good Friday and Easter | Sunday hours |
| Easter Saturday | Saturday hours, until 15:00 |
| May Day Eve 30/4 (Finland, Sweden) | Saturday hours, until 15:00 |
| May Day and Ascension Day | Sunday hours |
| National days: 6/12 Finland, 6/6 Sweden, 17/5 Norway | Sunday hours |
| Midsummer Eve (Finland, Sweden) | Saturday hours, until 15:00 |
| Midsummer Day (Finland, Sweden) | closed |

Stations that are open 24 hours stay open on holidays. Lunch and breakfast are not served.

## The hours of your station

Find the station in the [station search](page:stationLocator). Its page lists the holidays of the next weeks, and announces each of them two weeks
before. The filter “Open when I arrive” shows the stations that are open when you need them.
      `),
      ),
      cards('quickNavigation', 'Ready-made searches', [
        card('holidays-quick-open', {
          title: 'Open 24 h',
          links: [to('stationLocator', 'Always open', '?service=MAIN&f=open24h')],
        }),
        card('holidays-quick-charging', {
          title: 'Charging',
          links: [to('stationLocator', 'Charging stations', '?service=MAIN&f=evcharging')],
        }),
        card('holidays-quick-notices', {
          title: 'Closed today?',
          links: [to('serviceNotices', 'Service notices')],
        }),
      ]),
    ],
  },
]
