// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, question, shortcut, to } from './words.ts'

export const sustainabilityPages: PageSource[] = [
  {
    key: 'sustainability',
    title: 'Hållbarhet',
    description:
      'Mål, mätetal och ärliga svar om St1:s hållbarhetsarbete: energiomställning, vindkraft, kolinlagring och öppen rapportering.',
    body: [
      hero({
        title: 'Mindre koldioxid per kilowattimme',
        text: md(
          `Vi säljer fossila drivmedel och vill sluta behöva göra det. Här visar vi hur långt vi har kommit.`,
        ),
        image: picture('road-aurora', 'Väg genom ett snölandskap under norrsken'),
        links: [to('reporting', 'Läs rapporten'), to('energyTransition', 'Så ställer vi om')],
        theme: 'primary',
      }),
      cards('grid', 'Fyra områden', [
        card('sustainability-transition', {
          title: 'Energiomställning',
          text: md(`Förnybara drivmedel, laddning och bergvärme i stället för olja.`),
          image: picture('refinery', 'Bioraffinaderi med gröna tankar'),
          links: [to('energyTransition', 'Om omställningen')],
        }),
        card('sustainability-wind', {
          title: 'Vindkraft',
          text: md(`66 vindkraftverk i fyra parker, omkring 900 GWh om året.`),
          image: picture('wind-turbines', 'Vindkraftverk i motljus'),
          links: [to('windPower', 'Om vindkraften')],
        }),
        card('sustainability-carbon', {
          title: 'Kolinlagring',
          text: md(`Vi planterar skog på gamla torvtäkter och nedlagd åker, och mäter resultatet.`),
          image: picture('forest-carbon', 'Ung björkskog på gammal åker'),
          links: [to('carbonSequestration', 'Om kolinlagring')],
        }),
        card('sustainability-reporting', {
          title: 'Rapportering',
          text: md(`Siffror, metoder och granskning, år för år.`),
          image: picture('report-desk', 'Hållbarhetsrapport på ett bord'),
          links: [to('reporting', 'Rapporter och mått')],
        }),
      ]),
      richText(
        md(`
        ## Våra mål
        | Mål | 2025 | 2030 |
        | --- | --- | --- |
        | Andel förnybart av såld transportenergi | 18 % | 30 % |
        | Laddplatser i Sverige | 570 | 1 000 |
        | Egna utsläpp (scope 1 och 2) jämfört med 2019 | −30 % | −50 % |
        | Återvunnet tvättvatten | 74 % | 85 % |
        | Olyckor med frånvaro per miljon timmar | 2,6 | 1,5 |

        ## Det som är svårt
        Den största klimatpåverkan, ungefär 95 procent, uppstår när kunderna använder det vi säljer. Den minskar bara om alternativen är lika enkla och inte dyrare. Därför bygger vi laddare innan de är lönsamma på varje plats, och därför redovisar vi också den del som ökar.
      `),
      ),
      articleList('Läs mer om hållbarhet', ['hållbarhet']),
    ],
  },
  {
    key: 'energyTransition',
    title: 'Energiomställning',
    description:
      'Så byter St1 steg för steg fossilt mot förnybart: HVO100 från Göteborg, snabbladdning, biogas till tung trafik och bergvärme.',
    body: [
      hero({
        title: 'Omställningen sker på flera spår',
        text: md(
          `Ingen enskild lösning räcker. Vi satsar där utsläppen minskar mest per investerad krona.`,
        ),
        image: picture('refinery', 'Raffinaderiet i Göteborg med hamnen i bakgrunden'),
        links: [to('windPower', 'Vindkraft'), to('geothermalHeat', 'Bergvärme')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Förnybara drivmedel
        Bioraffinaderiet i Göteborg kan göra upp till 200 000 ton förnybar diesel, bensinkomponenter och flygbränsle om året. Råvaran är främst restströmmar: använd frityrolja, slaktavfall och tallolja. Varje parti spåras tillbaka till leverantören.

        ## El till fordon
        Under 2025 laddade våra kunder 61 GWh, mer än tre gånger så mycket som 2023. Vi bygger i första hand längs E4, E6 och E45, där det är glest mellan laddarna.

        ## Gas till det tyngsta
        För lastbilar som kör långt med tung last är flytande biogas i dag ofta det bästa valet. Den görs av gödsel och matavfall och kan minska utsläppen med mer än 80 procent.

        ![Biogasanläggning med rötkammare](scene:biogas-plant)

        ## Värme utan förbränning
        Sedan 2019 har vi borrat mer än 7 000 energibrunnar i Norden. En villa som byter från olja till bergvärme minskar sina utsläpp med ungefär fem ton koldioxid om året.
      `),
      ),
      cards('carousel', 'Omställningen i vardagen', [
        card('transition-hvo', {
          title: 'Diesel utan råolja',
          text: md(`HVO100 fungerar i kyla, om den är rätt gjord.`),
          image: picture('fuel-pump', 'Pump med HVO100'),
          links: [to('articleHvo', 'Läs mer')],
        }),
        card('transition-charging', {
          title: 'Snabbladdning byggs ut',
          text: md(`Tolv nya platser på ett år, från Markaryd till Haparanda.`),
          image: picture('charger-snow', 'Laddare i snö'),
          links: [to('articleChargingNetwork', 'Läs mer')],
        }),
        card('transition-school', {
          title: 'En skola lämnar oljan',
          text: md(`Fjorton borrhål ersatte 60 kubikmeter olja om året.`),
          image: picture('school-winter', 'Skola i vinterskrud'),
          links: [to('articleGeothermalSchool', 'Läs mer')],
        }),
      ]),
      cards('accordion', 'Kritiska frågor', [
        question(
          'transition-q-palm',
          'Använder ni palmolja?',
          `Nej, varken palmolja eller PFAD. Det gäller all HVO100 som vi säljer i Sverige.`,
        ),
        question(
          'transition-q-fossil',
          'Varför säljer ni fortfarande fossilt?',
          `För att tre av fyra bilar på svenska vägar kräver det i dag. Vi vill hellre ställa om ett helt nät än överlåta det.`,
        ),
        question(
          'transition-q-waste',
          'Räcker restråvarorna?',
          `Inte till allt. Därför ska de användas där el är svårt: tunga transporter, flyg och sjöfart.`,
        ),
        question(
          'transition-q-proof',
          'Vem kontrollerar siffrorna?',
          `Energimyndigheten granskar hållbarhetsbeskeden och en revisor granskar [rapporten](page:reporting).`,
        ),
      ]),
    ],
  },
  {
    key: 'reporting',
    title: 'Rapportering',
    synonyms: 'årsredovisning, årsrapport, hållbarhetsrapport',
    description:
      'Hållbarhetsrapport, årsredovisning och metodbeskrivningar från St1. Så mäter vi utsläpp, arbetsmiljö och leverantörsled, och så granskas det.',
    body: [
      hero({
        title: 'Siffror som tål att granskas',
        text: md(
          `Vi rapporterar enligt ESRS och GHG-protokollet. En oberoende revisor granskar rapporten.`,
        ),
        image: picture('report-desk', 'Uppslagen rapport med tabeller och glasögon'),
        links: [to('keyFigures', 'Nyckeltal'), to('articleInterimReport', 'Halvårsrapport 2026')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Utsläpp av växthusgaser
        Koncernen, tusen ton koldioxidekvivalenter.

        | Mått | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | Scope 1, egna anläggningar | 474 | 451 | 428 |
        | Scope 2, köpt energi | 9 | 6 | 4 |
        | Scope 3, värdekedjan | 14 800 | 14 350 | 13 900 |

        Talen för 2023 är omräknade sedan vi 2025 bytte faktor för frakt till sjöss. Skillnaden är 0,4 procent.

        ## När rapporterna kommer
        - **Mars:** årsredovisning och hållbarhetsrapport
        - **Augusti:** halvårsrapport
        - **Oktober:** miljöinformation om drivmedel

        Rapporterna beställs som PDF eller i tryck från [press@st1.example](mailto:press@st1.example). De är kostnadsfria.
      `),
      ),
      cards('accordion', 'Metod och granskning', [
        question(
          'reporting-q-scope',
          'Vad ingår i scope 3?',
          `Råvaror, frakt, användning av sålda produkter och avfall. Användningen är ungefär 95 procent av helheten.`,
        ),
        question(
          'reporting-q-suppliers',
          'Hur kontrolleras leverantörer?',
          `Alla skriver under vår uppförandekod. Leverantörer av råvara till bioraffinaderiet besöks minst vartannat år.`,
        ),
        question(
          'reporting-q-whistle',
          'Kan man anmäla missförhållanden?',
          `Ja, anonymt via en visselblåsartjänst som drivs av en extern byrå. Kontaktuppgifter finns hos [kundservice](page:contact).`,
        ),
        question(
          'reporting-q-error',
          'Vad gör ni om ni har räknat fel?',
          `Då rättar vi talet här, anger datum och orsak och räknar om tidigare år.`,
        ),
      ]),
      cards('quickNavigation', 'Vidare', [
        shortcut('reporting-quick-sustainability', 'Hållbarhet', 'sustainability', 'Våra mål'),
        shortcut(
          'reporting-quick-carbon',
          'Kolinlagring',
          'carbonSequestration',
          'Resultat och metod',
        ),
        shortcut('reporting-quick-figures', 'Nyckeltal', 'keyFigures', 'Ekonomi och volymer'),
        shortcut('reporting-quick-press', 'Pressmeddelanden', 'pressReleases', 'Senaste utskick'),
      ]),
    ],
  },
]
