import { picture } from '../pictures.ts'
import type { ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const pressArticles: ArticleSource[] = [
  {
    key: 'articleNewStation',
    title: 'Ny station i Haparanda öppnar vid gränsen',
    byline: 'Presstjänsten',
    created: '2026-11-05T08:00:00Z',
    summary:
      'Den 12 november öppnar St1 en helt ny station vid E4 i Haparanda, med åtta snabbladdare, tvätt, kök och pumpar för tung trafik.',
    figure: '8 × 400 kW',
    figureText: 'snabbladdare vid gränsen',
    tags: ['pressmeddelanden', 'stationer', 'laddning'],
    image: picture('road-aurora', 'Landsväg mot gränsen under norrsken'),
    text: md(`
      Torsdagen den 12 november klockan 6 öppnar St1 en ny station i Haparanda. Den ligger vid E4:s sista avfart före gränsen, ett par minuter från Torneå.

      ## Byggd för två länder
      Varje dygn passerar ungefär 14 000 fordon gränsen. Många pendlar, handlar eller kör gods mellan Kemi och Luleå. Därför är skyltar, menyer och pumpar på svenska och finska, och personalen pratar båda språken. De flesta pratar meänkieli också.

      > Här är gränsen något man korsar för att köpa mjölk. En station ska fungera lika bra åt båda hållen.
      >
      > Marika Niemi, stationschef

      ## Det här finns på plats
      - Åtta laddplatser med upp till 400 kW, två av dem med genomfart för släp
      - Bensin 95 och 98, diesel, HVO100 och AdBlue
      - Fyra högflödespumpar och plats för fordon på 25,25 meter
      - Biltvätt för bilar upp till 2,60 meter, anpassad för −25 °C
      - Kök med lunch vardagar 10.30–15, dusch och paketskåp

      Pumpar och laddare är öppna dygnet runt. Butiken har öppet 6–23 alla dagar.

      ## Varmt utan panna
      Stationen värms av fyra borrhål och av spillvärme från kylarna. Taket har solceller som i maj och juni beräknas täcka hela butikens behov. Markvärmen på gångytorna styrs av väderprognosen, så att den bara är på när det behövs.

      ## Fjorton jobb
      Fjorton personer har anställts, tolv av dem från Haparanda och Övertorneå. Ytterligare två säljare söks till kvällar och helger. [Se våra lediga jobb](page:openPositions).

      ## Öppningshelgen
      Under invigningshelgen 12–15 november bjuder stationen på kaffe och laxsoppa. De hundra första som tvättar bilen får en Perfect-tvätt till på köpet.

      **Presskontakt:** 08-465 004 40, press@st1.example
    `),
  },
  {
    key: 'articleInterimReport',
    title: 'Halvårsrapport 2026: bättre resultat, mer el och mer förnybart',
    byline: 'Presstjänsten',
    created: '2026-08-20T05:00:00Z',
    summary:
      'Rörelseresultatet för första halvåret blev 58 miljoner euro. Laddad el ökade med 58 procent, och den fjärde vindparken togs i drift.',
    tags: ['pressmeddelanden', 'hållbarhet'],
    image: picture('report-desk', 'Halvårsrapporten uppslagen på ett skrivbord'),
    text: md(`
      St1-koncernens nettoomsättning uppgick till 3 140 miljoner euro under januari–juni 2026, jämfört med 3 260 miljoner samma period året före. Rörelseresultatet blev 58 miljoner euro (51).

      ## Halvåret i korthet
      | Miljoner euro | Jan–juni 2026 | Jan–juni 2025 |
      | --- | --- | --- |
      | Nettoomsättning | 3 140 | 3 260 |
      | Rörelseresultat | 58 | 51 |
      | Investeringar | 82 | 66 |
      | Soliditet, % | 43 | 42 |

      Lägre världsmarknadspriser på diesel förklarar den lägre omsättningen. Volymerna låg nästan stilla: bensinen minskade med 3 procent, medan diesel och HVO100 tillsammans var oförändrade. Marginalerna i raffineringen var svagare än i fjol, men stationerna och bergvärmen gick bättre än planerat. Försäljningen i butik och kök ökade med 4 procent, mest på stationer med snabbladdning.

      ## Förnybart och el
      Försäljningen av förnybara drivmedel ökade till 97 000 ton (86 000). Kunderna laddade 41 GWh på våra stationer, en ökning med 58 procent. Vindkraften gav 402 GWh (298). I Sverige står elen nu för mer än hälften av alla stopp på sju av våra stationer.

      > Vi ser samma sak i alla tre länderna. Den som laddar stannar längre, äter mer och kommer tillbaka. Det gör att vi vågar bygga i glesare trakter.
      >
      > Chefen för St1:s stationer i Sverige

      ## Investeringar
      Investeringarna uppgick till 82 miljoner euro. De största posterna var slutförandet av vindparken Murtokangas i Simo, nya laddare på nio stationer och stationen i Haparanda, som öppnar i november.

      ## Säkerhet
      Antalet olyckor med frånvaro var 2,2 per miljon arbetade timmar (2,7). Ingen allvarlig olycka inträffade.

      ## Utsikter
      För helåret räknar vi med ett rörelseresultat i nivå med eller något över 2025 års 118 miljoner euro. Den största osäkerheten är hur snabbt priset på restråvaror till bioraffinaderiet stiger.

      Siffrorna är inte granskade av revisor. Samtliga nyckeltal finns på sidan [Nyckeltal](page:keyFigures).

      **Presskontakt:** 08-465 004 40, press@st1.example
    `),
  },
  {
    key: 'articleBiogas',
    title: 'Flytande biogas på {lbg} anläggningar för tunga transporter',
    byline: 'Presstjänsten',
    created: '2026-05-28T07:30:00Z',
    summary:
      'Med nya pumpar i Örebro och Markaryd finns nu flytande biogas från Malmö till Sundsvall. Gasen kommer från gödsel och matavfall.',
    tags: ['pressmeddelanden', 'företag', 'hållbarhet'],
    image: picture('biogas-plant', 'Biogasanläggning med runda tak bland åkrar'),
    text: md(`
      I dag öppnar St1 pumpar för flytande biogas, LBG, i Örebro och Markaryd. Därmed går det att köra hela vägen från Malmö till Sundsvall på biogas utan omvägar.

      ## Varför flytande?
      Kyld till −160 °C tar gasen en sexhundradel av platsen. En dragbil kommer 100–150 mil på en tank, lika långt som många åkerier kör mellan två vilor. Tankningen tar ungefär lika lång tid som för diesel.

      ## Från ladugård till långtradare
      Gasen görs av gödsel, slakteriavfall och sorterat matavfall från svenska kommuner. Det som blir kvar efter rötningen går tillbaka till åkrarna som gödsel. Räknat från råvara till hjul minskar utsläppen med mer än 80 procent jämfört med fossil diesel.

      > Vi har kört fyra bilar på LBG i två år. Chaufförerna tycker om att det är tyst, och kunderna frågar efter siffrorna.
      >
      > Jonas Ek, åkare i Nässjö

      ## Här finns LBG
      1. Oxie, utanför Malmö
      2. Markaryd, E4
      3. Surte, utanför Göteborg
      4. Örebro Holmen
      5. Knivsta, E4
      6. Sundsvall, E4

      Alla anläggningar är öppna dygnet runt och tar St1 Business-kort Truck. Föraren går en kort utbildning på nätet och tankar sedan själv. Visir och handskar hänger vid pumpen.

      ## Pris och tillgång
      Priset sätts per kilo och följer i första hand elen och råvaran, inte oljan. Åkerier som binder en årsvolym får fast pris i tolv månader. Vi har säkrat gas för det som våra {lbg} anläggningar kan lämna ut till och med 2028.

      Vill ni räkna på era egna rutter? [Företagsservice](page:b2bContact) gör en jämförelse med diesel, HVO100 och el, utan kostnad. Läs också om vårt [erbjudande till åkerier](page:haulage).
    `),
  },
  {
    key: 'articleChargingNetwork',
    title: 'Snabbladdning byggs ut: tolv nya platser på ett år',
    byline: 'Presstjänsten',
    created: '2025-10-02T07:00:00Z',
    summary:
      'St1 bygger snabbladdning på tolv nya stationer från Markaryd till Haparanda. Alla får bankkortsläsare och minst fyra platser.',
    tags: ['pressmeddelanden', 'laddning'],
    image: picture('charger-city', 'Nya laddstolpar på rad i kvällsljus'),
    text: md(`
      Under det kommande året bygger St1 snabbladdning på tolv nya stationer i Sverige. Totalt tillkommer 74 laddplatser, varav 48 med upp till 400 kW.

      ## Från Skånegränsen till Finland
      Flera av platserna ligger där det i dag är långt mellan laddarna. Det gäller framför allt E45 genom inlandet och E4 norr om Umeå.

      | Station | Platser | Effekt | Klar |
      | --- | --- | --- | --- |
      | Markaryd, E4 | 8 | 400 kW | December 2025 |
      | Jönköping, E4 | 8 | 400 kW | December 2025 |
      | Mora, E45 | 4 | 400 kW | Mars 2026 |
      | Örebro, E20 | 8 | 400 kW | April 2026 |
      | Sundsvall, E4 | 6 | 400 kW | Juni 2026 |
      | Östersund, E14 | 6 | 400 kW | Juli 2026 |
      | Haparanda, E4 | 8 | 400 kW | Hösten 2026 |

      Fem mindre stationer får tillsammans 26 platser med 150 kW.

      ## Betala som du vill
      Alla nya laddare tar bankkort direkt i stolpen. Med St1-appen är priset lägre: {kwh app150} per kWh upp till 150 kW och {kwh app400} vid 400 kW.

      > Laddning ska vara lika odramatisk som att tanka. Man ska se priset, sätta i kabeln och gå och äta.
      >
      > Chefen för St1:s stationer i Sverige

      ## Nätet sätter takten
      På tre platser väntar vi på starkare elnät. Där bygger vi batterier på 400 kWh som fylls på under natten och hjälper till när många laddar samtidigt. Lösningen gör att stationen i Mora kan öppna ett år tidigare än annars.

      ## Tak, ljus och skottning
      De nya platserna får tak, belysning och markvärme vid stolparna. På fyra stationer finns genomfartsplatser för bil med släp eller husvagn.

      Läs mer om [priser och effekt](page:evCharging) eller [hitta en laddare](page:stationLocator).

      **Presskontakt:** 08-465 004 40, press@st1.example
    `),
  },
]
