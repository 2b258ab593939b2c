import { cards, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { md, question, to } from './words.ts'

export const sustainabilityWorkPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Vindkraft',
    description: 'Vindparken Kalixberget i Överkalix: 22 vindkraftverk, 136 MW och 410 GWh om året. Om bygget, bygden, rennäringen och elen.',
    body: [
      hero({
        title: 'Vinden är vår granne',
        text: md(`På Kalixberget i Norrbotten snurrar 22 verk sedan september 2026. De ger el till laddarna och till nätet.`),
        image: picture('wind-turbines', 'Vindkraftverk på ett snöklätt berg'),
        links: [to('articleWindFarm', 'Reportage från berget')],
        theme: 'primary',
      }),
      richText(md(`
        ## Kalixberget i siffror
        | Uppgift | Värde |
        | --- | --- |
        | Plats | Två mil väster om Överkalix |
        | Antal verk | 22 |
        | Effekt | 136 MW |
        | Beräknad produktion | 410 GWh per år |
        | Totalhöjd | 200 meter |
        | Avisning av blad | Ja, i alla verk |

        ## Bygden får del av vinsten
        Varje år går 0,5 procent av intäkterna till en bygdefond där byarna själva bestämmer. De första pengarna gick till skoterleden, bagarstugan och ett nytt tak på bygdegården.

        ## Rennäringen
        Berget används som vinterbete. Vi står stilla med underhåll och plogning när hjorden passerar, enligt ett avtal med samebyn som följs upp varje vår. En del av påverkan går inte att få bort, och den ersätter vi.

        > Det viktigaste var inte pengarna, det var att de ringde innan de hade bestämt sig.
        >
        > Renskötare, om samråden
      `)),
      cards('accordion', 'Frågor om vindkraften', [
        question('wind-q-noise', 'Hörs verken?', `Närmaste fastboende har 1,8 km till verken. Ljudet ligger under 40 decibel vid fasad, vilket mäts varje år.`),
        question('wind-q-ice', 'Är det farligt att gå i området vintertid?', `Det kan falla is från bladen. Skyltar visar säkert avstånd och blinkar när det finns risk.`),
        question('wind-q-birds', 'Hur skyddas fåglar?', `Kameror känner igen kungsörn och bromsar verket i tid. Statistiken lämnas till länsstyrelsen.`),
        question('wind-q-after', 'Vad händer efter 35 år?', `Verken monteras ner. En säkerhet för kostnaden är ställd sedan första dagen.`),
      ]),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Kolinlagring',
    description: 'St1 planterar blandskog på nedlagd åker i Dalsland och mäter hur mycket kol som binds i träd och mark. Metod, resultat och gränser.',
    body: [
      hero({
        title: 'Skog där ingen längre plöjer',
        text: md(`120 hektar i Dalsland, 210 000 plantor och en mätmetod som tål att granskas.`),
        image: picture('forest-carbon', 'Plantor av björk och tall i morgondimma'),
        links: [to('articleForest', 'Följ med till Dalsland')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Varför träd?
        Träd tar upp koldioxid och lagrar kol i stam, rötter och mark. Det ersätter inte minskade utsläpp, men det behövs också. I Sverige ligger många tusen hektar åker för fäfot, och en del av dem passar för ny skog.

        ## Så gör vi
        1. Markägaren och kommunen säger ja. Mark med höga naturvärden lämnar vi orörd.
        2. Vi planterar björk, tall och asp tillsammans, aldrig bara ett träslag.
        3. Forskare mäter på 64 provytor vart tredje år.
        4. Resultatet publiceras, oavsett om det är bra.

        ## Resultat så här långt
        | År | Planterad yta | Plantor som lever | Bundet kol, ton koldioxid |
        | --- | --- | --- | --- |
        | 2023 | 40 hektar | 91 % | – |
        | 2024 | 85 hektar | 88 % | – |
        | 2025 | 120 hektar | 89 % | 160 |

        De första åren binder unga träd lite. Från år tio räknar vi med 900–1 100 ton koldioxid om året på hela ytan.

        **Vi drar inte av detta från våra utsläpp.** Kolinlagringen redovisas för sig, i egen tabell.
      `)),
      cards('accordion', 'Frågor om kolinlagring', [
        question('carbon-q-fire', 'Vad händer om skogen brinner?', `Då försvinner lagret. Därför håller vi 20 procent av det beräknade kolet utanför redovisningen som buffert.`),
        question('carbon-q-buy', 'Kan jag köpa klimatkompensation av er?', `Nej. Vi säljer inga krediter från projektet.`),
        question('carbon-q-land', 'Tar ni mark från matproduktion?', `Nej. Marken ska ha legat oanvänd i minst tio år och vara svår att bruka.`),
        question('carbon-q-visit', 'Får man besöka planteringen?', `Ja, allemansrätten gäller. Den första lördagen i september håller vi öppet hus med kolbullar.`),
      ]),
    ],
  },
]
