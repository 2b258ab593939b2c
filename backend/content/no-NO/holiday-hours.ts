import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const holidayPages: PageSource[] = [
  {
    key: 'holidayHours',
    title: 'Åpningstider på helligdager',
    synonyms:
      'jul, julaften, åpningstider jul, åpningstider i julen, åpningstider julaften, helligdager, røde dager, nyttår, nyttårsaften, påske, langfredag, skjærtorsdag, 17. mai, 1. mai, pinse, åpningstider påske, åpent julaften, åpent på julaften, første juledag, andre juledag',
    description:
      'Stasjonenes åpningstider i julen, nyttår, påske, 1. og 17. mai og pinse. Pumper med automat og ladere virker hele døgnet.',
    body: [
      hero({
        title: 'Åpningstider på helligdager',
        text: md(
          `Pumper med automat og ladere virker hele døgnet også på helligdager. Her er butikkenes tider, og pumpenes på ubemannede stasjoner.`,
        ),
      }),
      { contentType: 'holidayHours' },
      richText(
        md(`
På helligdager har butikk, restaurant og vask disse tidene:

| Dag | Butikk, restaurant og vask |
| --- | --- |
| Julaften 24.12. | lørdagens tider, til kl. 15 |
| 1. juledag 25.12. | stengt |
| 2. juledag 26.12. | søndagens tider |
| Nyttårsaften 31.12. | lørdagens tider, til kl. 15 |
| 1. nyttårsdag 1.1. | søndagens tider |
| Skjærtorsdag og langfredag | søndagens tider |
| Påskeaften | lørdagens tider, til kl. 15 |
| 1. og 2. påskedag | søndagens tider |
| 1. mai | søndagens tider |
| 17. mai | søndagens tider |
| Kristi himmelfartsdag | søndagens tider |
| 1. og 2. pinsedag | søndagens tider |

Døgnåpne stasjoner er åpne også på helligdager. Det serveres ikke lunsj eller frokost.

## Tidene på din stasjon

Søk opp stasjonen under [Finn stasjon](page:stationLocator). På stasjonens side står helligdagene de neste ukene, og to uker før en helligdag står den
øverst. Med filteret «Åpent når jeg kommer fram» ser du hvilke stasjoner som er åpne når du trenger dem.
      `),
      ),
      cards('quickNavigation', 'Nyttige søk', [
        card('holidays-quick-open', {
          title: 'Alltid åpent',
          links: [to('stationLocator', 'Døgnåpne stasjoner', '?f=open24h')],
        }),
        card('holidays-quick-charging', {
          title: 'Lading',
          links: [to('stationLocator', 'Ladestasjoner', '?f=evcharging')],
        }),
        card('holidays-quick-notices', {
          title: 'Er noe stengt?',
          links: [to('serviceNotices', 'Driftsmeldinger')],
        }),
      ]),
    ],
  },
]
