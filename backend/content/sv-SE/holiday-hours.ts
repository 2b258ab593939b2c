import { cards, hero, richText, type PageSource } from '../source.ts'
import { md, shortcut } from './words.ts'

export const holidayPages: PageSource[] = [
  {
    key: 'holidayHours',
    title: 'Öppettider på helgdagar',
    synonyms:
      'jul, julafton, öppettider jul, öppettider i jul, öppettider julafton, öppettider julen, helgdagar, röda dagar, nyår, nyårsafton, påsk, långfredagen, valborg, första maj, midsommar, midsommarafton, nationaldagen, öppet på julafton, öppet på juldagen, juldagen, annandag jul',
    description:
      'Stationernas öppettider vid jul, nyår, påsk, första maj, midsommar och nationaldagen. Pumpar och laddning fungerar dygnet runt.',
    body: [
      hero({
        title: 'Öppettider på helgdagar',
        text: md(
          `Pumpar med automat och laddare fungerar dygnet runt även på helgdagar. Här ser du butikernas tider, och pumparnas på obemannade stationer.`,
        ),
      }),
      { contentType: 'holidayHours' },
      richText(
        md(`
På helgdagar har butik, restaurang och tvätt de här tiderna:

| Dag | Butik, restaurang och tvätt |
| --- | --- |
| Julafton 24/12 | lördagens tider, till kl. 15 |
| Juldagen 25/12 | stängt |
| Annandag jul 26/12 | söndagens tider |
| Nyårsafton 31/12 | lördagens tider, till kl. 15 |
| Nyårsdagen 1/1 | söndagens tider |
| Trettondedag jul 6/1 | söndagens tider |
| Långfredagen och påskdagarna | söndagens tider |
| Påskafton | lördagens tider, till kl. 15 |
| Valborgsmässoafton 30/4 | lördagens tider, till kl. 15 |
| Första maj och Kristi himmelsfärdsdag | söndagens tider |
| Nationaldagen 6/6 | söndagens tider |
| Midsommarafton | lördagens tider, till kl. 15 |
| Midsommardagen | stängt |

Stationer som har öppet dygnet runt har det också på helgdagar. Lunch och frukost serveras inte.

## Tiderna på din station

Sök stationen under [Hitta station](page:stationLocator). På stationens sida finns helgdagarna de närmaste veckorna, och två veckor före en helgdag
står den högst upp. Med filtret ”Öppet när jag kommer fram” ser du vilka stationer som har öppet när du behöver dem.
      `),
      ),
      cards('quickNavigation', 'Bra att veta', [
        shortcut('holidays-quick-stations', 'Din station', 'stationLocator', 'Hitta station'),
        shortcut('holidays-quick-notices', 'Driftstörningar', 'serviceNotices', 'Se läget'),
        shortcut('holidays-quick-contact', 'Kundservice', 'contact', 'Kontakta oss'),
      ]),
    ],
  },
]
