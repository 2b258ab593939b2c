// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { md, question, shortcut, to } from './words.ts'

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Företag',
    description:
      'Företagskort, leverans av drivmedel och eldningsolja, laddning och tjänster för åkerier. Lösningar för firman med en bil eller tusen.',
    body: [
      hero({
        title: 'Håll verksamheten rullande',
        text: md(
          `En bil, en flotta eller en cistern på gården. Ni får en kontaktperson, en faktura och ett nät som täcker Norden.`,
        ),
        image: picture('van-fleet', 'Servicebilar uppställda i rad en morgon'),
        links: [to('businessCard', 'Ansök om kort'), to('b2bContact', 'Prata med oss')],
        theme: 'primary',
      }),
      cards('grid', 'Våra lösningar', [
        card('business-card', {
          title: 'St1 Business-kort',
          text: md(`Tanka, ladda och tvätta på ett kort. Ingen årsavgift, en faktura i månaden.`),
          image: picture('business-card', 'St1 Business-kort på instrumentbrädan'),
          links: [to('businessCard', 'Om kortet')],
        }),
        card('business-service', {
          title: 'St1 Business',
          text: md(`Webbtjänst och app där ni beställer kort, sätter gränser och hämtar underlag.`),
          image: picture('app-phone', 'St1 Business-appen med en lista över kort'),
          links: [to('st1Business', 'Se tjänsten')],
        }),
        card('business-large', {
          title: 'Stora företag',
          text: md(`Avtal för er med fler än 50 fordon, eller med verksamhet i flera länder.`),
          image: picture('office-team', 'Möte kring ett bord på kontoret'),
          links: [to('b2b', 'För stora företag')],
        }),
        card('business-energy', {
          title: 'Energiprodukter',
          text: md(`Diesel, HVO100, eldningsolja och AdBlue direkt till er adress.`),
          image: picture('oil-delivery', 'Tankbil vid en industrifastighet'),
          links: [to('energyProducts', 'Se sortimentet')],
        }),
        card('business-services', {
          title: 'Företagstjänster',
          text: md(`Laddning på arbetsplatsen, cisternservice och stöd för åkerier.`),
          image: picture('truck-stop', 'Lastbilar vid en truckanläggning'),
          links: [to('businessServices', 'Alla tjänster')],
        }),
      ]),
      richText(
        md(`
        ## Samma nät i tre länder
        Kortet gäller på {stations} stationer i Sverige och {stations all} i Norden. Av dem har {trucks all} plats för tunga fordon, varav {trucks} i Sverige. Laddning ingår, hos oss och hos utvalda partner.

        ## Vi hjälper er att räkna
        Vill ni minska utsläppen börjar vi med det ni redan kör. Ofta ger HVO100 i befintliga fordon mest effekt första året, medan laddning tar över i takt med att bilar byts. Ni får en rapport per kvartal med liter, kilowattimmar och koldioxid.
      `),
      ),
      cards('quickNavigation', 'Genvägar för företag', [
        shortcut('business-quick-haulage', 'Åkerier', 'haulage', 'Tunga fordon'),
        shortcut('business-quick-contact', 'Företagsservice', 'b2bContact', 'Ring eller mejla'),
        shortcut('business-quick-stations', 'Stationer', 'stationLocator', 'Öppna kartan'),
        shortcut('business-quick-safety', 'Säkerhetsdatablad', 'productSafety', 'Hämta blad'),
      ]),
    ],
  },
  {
    key: 'st1Business',
    title: 'St1 Business',
    synonyms: 'företagskonto, konto för företag',
    description:
      'Hantera företagets kort, gränser, fakturor och utsläppsrapporter i St1 Business, på webben och i appen. Ingår utan kostnad i kortavtalet.',
    body: [
      hero({
        title: 'Full koll på varje kort',
        text: md(
          `I St1 Business beställer ni kort, ändrar gränser och ser varje köp inom några minuter.`,
        ),
        image: picture('app-phone', 'Appen St1 Business med dagens köp'),
        links: [
          external('https://apps.apple.com/', 'Hämta i App Store'),
          external('https://play.google.com/store', 'Hämta på Google Play'),
        ],
        theme: 'secondary',
      }),
      cards('grid', 'Det här gör ni i tjänsten', [
        card('st1-business-limits', {
          title: 'Sätter gränser',
          text: md(`Belopp per dag, vissa produkter, vissa tider. Ändringen gäller direkt.`),
          image: picture('business-card', 'Kort med inställningar för belopp'),
          links: [to('businessCard', 'Om St1 Business-kort')],
        }),
        card('st1-business-reports', {
          title: 'Hämtar underlag',
          text: md(
            `Export till ekonomisystemet i vanliga format. Koldioxid per fordon och kvartal.`,
          ),
          image: picture('report-desk', 'Rapporter och diagram på ett skrivbord'),
          links: [to('b2b', 'Koppla ert system')],
        }),
        card('st1-business-charging', {
          title: 'Laddar publikt och hemma',
          text: md(`Samla publik laddning, hemmaladdning och laddning på jobbet på samma faktura.`),
          image: picture('charger-city', 'Tjänstebil laddar vid kontoret'),
          links: [to('businessServices', 'Laddning på arbetsplatsen')],
        }),
      ]),
      richText(
        md(`
        ## Roller som passar er organisation
        - **Administratör** tecknar avtal, beställer kort och ser allt.
        - **Ekonomi** ser fakturor och exporter men kan inte ändra kort.
        - **Fordonsansvarig** sköter kort och gränser för sin avdelning.
        - **Förare** ser egna köp, PIN-kod och kvitton i appen.

        Inloggning sker med BankID. Nya användare bjuds in med e-post och är igång på några minuter.
      `),
      ),
      cards('accordion', 'Frågor om St1 Business', [
        question(
          'st1-business-q-price',
          'Vad kostar tjänsten?',
          `Den ingår i kortavtalet. Kopplingar via API kostar inget upp till 5 000 anrop om dagen.`,
        ),
        question(
          'st1-business-q-block',
          'Hur spärrar vi ett kort?',
          `I appen med två tryck, eller på [08-465 004 20](tel:+46846500420) dygnet runt. Spärren gäller inom en minut.`,
        ),
        question(
          'st1-business-q-history',
          'Hur länge sparas köpen?',
          `I sju år, så att det stämmer med bokföringslagen.`,
        ),
        question(
          'st1-business-q-mileage',
          'Kan förarna föra körjournal?',
          `Ja, mätarställningen kan göras obligatorisk vid tankning och följer med i exporten.`,
        ),
      ]),
    ],
  },
  {
    key: 'businessCard',
    title: 'St1 Business-kort',
    synonyms: 'företagskort, tankkort, kort till företag',
    description:
      'Företagskort utan årsavgift för drivmedel, laddning och tvätt. Gäller på {stations all} stationer i Sverige, Norge och Finland.',
    body: [
      hero({
        title: 'Kortet som håller ordning åt er',
        text: md(`Ingen årsavgift, ingen bindningstid och betalning 30 dagar efter fakturadatum.`),
        image: picture('business-card', 'Ett gult St1 Business-kort i en hållare'),
        links: [
          to('b2bContact', 'Ansök om kort', '?interests=card#form-business-enquiry'),
          to('st1Business', 'Se webbtjänsten'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Villkor i korthet
        | Villkor | St1 Business-kort | St1 Business-kort Truck |
        | --- | --- | --- |
        | Årsavgift | 0,00 kr | 0,00 kr |
        | Faktura | En per månad | Två per månad |
        | Betalningstid | 30 dagar | 15 dagar |
        | Rabatt drivmedel | Efter volym, från 100 liter i månaden | Enligt avtal |
        | Laddning | Ja | Ja, även för tunga fordon |
        | Vägavgifter och broar | Nej | Ja |

        Momsen specificeras per land, så att ni kan söka återbetalning för köp i Norge och Finland.

        ## Från ansökan till första tankning
        1. Skicka in organisationsnummer och beräknad volym.
        2. Vi gör en kreditprövning, oftast klar samma dag.
        3. Firmatecknaren signerar med BankID.
        4. Korten kommer med posten inom fem vardagar. PIN-koden visas i appen.
      `),
      ),
      cards('carousel', 'Kortet gäller också för', [
        card('business-card-wash', {
          title: 'Tvätt',
          text: md(`I {halls} tvätthallar. Skåpbilar upp till 2,30 meter.`),
          image: picture('car-wash-foam', 'Skåpbil i skumtvätt'),
          links: [to('carWash', 'Om biltvätten')],
        }),
        card('business-card-food', {
          title: 'Mat',
          text: md(`Slå på eller av butiksköp per kort. Lunchen hamnar på egen rad på fakturan.`),
          image: picture('coffee-bakery', 'Kaffe och smörgås på disken'),
          links: [to('food', 'Mat och kaffe')],
        }),
        card('business-card-truck', {
          title: 'Tunga fordon',
          text: md(`Högflödespumpar och AdBlue i pump på {trucks} stationer i Sverige.`),
          image: picture('truck-night', 'Lastbil tankar vid högflödespump'),
          links: [to('haulage', 'För åkerier')],
        }),
      ]),
      cards('accordion', 'Frågor om kortet', [
        question(
          'business-card-q-who',
          'Vem kan få kortet?',
          `Aktiebolag, handelsbolag, enskilda firmor, föreningar, kommuner och regioner. Nystartade företag kan lämna deposition.`,
        ),
        question(
          'business-card-q-person',
          'Personligt kort eller fordonskort?',
          `Båda går bra. Fordonskort följer bilen och har registreringsnumret tryckt på kortet.`,
        ),
        question(
          'business-card-q-invoice',
          'Hur får vi fakturan?',
          `Som e-faktura enligt Peppol eller som PDF med e-post. Pappersfaktura kostar 49,00 kr.`,
        ),
        question(
          'business-card-q-safety',
          'Vad händer vid misstänkt köp?',
          `Kortet spärras automatiskt och administratören får en avisering. Ni svarar inte för köp efter spärranmälan.`,
        ),
      ]),
    ],
  },
]
