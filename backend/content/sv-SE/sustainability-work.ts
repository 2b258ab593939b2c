import { picture } from '../pictures.ts'
import { cards, hero, richText, type PageSource } from '../source.ts'
import { md, question, to } from './words.ts'

export const sustainabilityWorkPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Vindkraft',
    description:
      'St1:s fyra vindparker i Finland ger omkring 900 GWh om året. Om parkerna, bygden, rennäringen och vart elen tar vägen.',
    body: [
      hero({
        title: 'Vinden är vår granne',
        text: md(
          `66 verk från Bottenviken till Satakunta. Den fjärde parken, i Simo, togs i drift i februari 2026.`,
        ),
        image: picture('wind-turbines', 'Vindkraftverk över snötäckt skog'),
        links: [to('articleWindFarm', 'Reportage från Simo')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Parkerna
        | Park | Antal verk | Effekt | Produktion per år |
        | --- | --- | --- | --- |
        | Murtokangas, Simo | 14 | 87 MW | omkring 290 GWh |
        | Kalajoki | 20 | 86 MW | omkring 240 GWh |
        | Brahestad | 18 | 72 MW | omkring 205 GWh |
        | Björneborg | 14 | 60 MW | omkring 165 GWh |

        Tillsammans 900 gigawattimmar, ungefär vad 50 000 eluppvärmda villor gör av med på ett år.

        ## Bygden
        Hälften av byggarbetet har gjorts av folk från trakten. Kommunerna får omkring 2,1 miljoner euro om året i fastighetsskatt.

        ## Rennäringen
        Murtokangas används som renbete. Vägar, staket och byggtider bestämdes tillsammans med renbeteslaget innan bygget började, och under kalvningen stod arbetet stilla i fyra veckor.

        > Det viktigaste var inte pengarna, det var att de ringde innan de hade bestämt sig.
        >
        > Renskötare, om samråden
      `),
      ),
      cards('accordion', 'Frågor om vindkraften', [
        question(
          'wind-q-noise',
          'Hörs verken?',
          `Vid de närmaste husen är ljudet under 40 decibel. Vi mäter det under det första året och publicerar resultatet.`,
        ),
        question(
          'wind-q-ice',
          'Är det farligt att gå i området vintertid?',
          `Det kan falla is från bladen. Skyltar visar säkert avstånd och blinkar när det finns risk.`,
        ),
        question(
          'wind-q-birds',
          'Hur skyddas fåglar?',
          `Verken stoppas när flyttande örnar är nära.`,
        ),
        question(
          'wind-q-after',
          'Vad händer efter 30–35 år?',
          `Verken monteras ner. En säkerhet för kostnaden är ställd sedan första dagen.`,
        ),
      ]),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Kolinlagring',
    description:
      'St1 planterar skog på 640 hektar gammal torvtäkt och nedlagd åker i Finland. Så mäts kolet, så räknas det och så används resultatet.',
    body: [
      hero({
        title: 'Ny skog på gammal torvtäkt',
        text: md(`640 hektar, över en miljon plantor och en mätmetod som tål att granskas.`),
        image: picture('forest-carbon', 'Plantor av björk och tall i morgondimma'),
        links: [to('articleForest', 'Följ med till Siikalatva')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Varför träd?
        Träd tar upp koldioxid och lagrar kol i stam, rötter och mark. Det ersätter inte minskade utsläpp, men det behövs också. Gamla torvtäkter och åkrar som ingen brukar passar för ny skog.

        ## Så gör vi
        1. Vi söker mark där det varken växer skog eller odlas mat.
        2. Vi planterar tall, björk och gran, omkring 2 000 plantor per hektar. Minst en femtedel är lövträd.
        3. Träden mäts på provytor vart femte år.
        4. Vi räknar försiktigt och drar av 20 procent för älg, storm och brand.

        ## Här växer skogen
        | Plats | Mark | Yta |
        | --- | --- | --- |
        | Siikalatva, Norra Österbotten | Gammal torvtäkt, planterad 2022–2024 | 410 hektar |
        | Juva och S:t Michel, Södra Savolax | Nedlagd åker | 230 hektar |

        På 50 år väntas ytorna binda omkring 128 000 ton koldioxid. De första åren binder unga träd lite.

        **Vi drar inte av detta från våra utsläpp.** Kolinlagringen redovisas för sig, i egen tabell.
      `),
      ),
      cards('accordion', 'Frågor om kolinlagring', [
        question(
          'carbon-q-fire',
          'Vad händer om skogen brinner?',
          `Då försvinner lagret. Därför håller vi 20 procent av det beräknade kolet utanför redovisningen som buffert.`,
        ),
        question(
          'carbon-q-buy',
          'Kan jag köpa klimatkompensation av er?',
          `Nej. Vi säljer inga krediter från projektet.`,
        ),
        question(
          'carbon-q-land',
          'Tar ni mark från matproduktion?',
          `Nej. Det är torvmark där brytningen har upphört, och åker som inte längre brukas. Marken är fortfarande ägarens.`,
        ),
        question(
          'carbon-q-visit',
          'Får man besöka planteringen?',
          `Ja, allemansrätten gäller. Gå gärna längs dikena, så att plantorna får vara i fred.`,
        ),
      ]),
    ],
  },
]
