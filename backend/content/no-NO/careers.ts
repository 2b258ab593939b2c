import { jobRows } from '../jobs.ts'
import { picture } from '../pictures.ts'
import {
  articleList,
  card,
  cards,
  contentFor,
  external,
  hero,
  redirect,
  richText,
  type PageSource,
} from '../source.ts'
import { jobs } from './jobs.ts'

const { md, to } = contentFor('no-NO')

export const careersPages: PageSource[] = [
  {
    key: 'careers',
    title: 'Jobb hos oss',
    description:
      'Jobb på stasjon, i logistikk, på kontor eller i fornybar energi. Les om arbeidshverdagen, opplæring og hvordan du søker.',
    body: [
      hero({
        title: 'Kolleger som holder lyset på',
        text: md(
          'Vi er rundt 170 i St1 Norge AS, og over to tusen på stasjonene. Noen begynte med helgevakter og ble værende i tretti år.',
        ),
        image: picture('station-staff', 'Kolleger på vakt en tidlig morgen'),
        links: [to('openPositions', 'Ledige stillinger'), to('careersPortal', 'Søk jobb')],
        theme: 'primary',
      }),
      cards('grid', 'Hvor vil du jobbe?', [
        card('careers-station', {
          title: 'På stasjonen',
          text: md('Du får opplæring i mat, kasse og sikkerhet fra første vakt.'),
          image: picture('coffee-bakery', 'Medarbeider setter fram ferske boller'),
          links: [to('openPositions', 'Se stillinger')],
        }),
        card('careers-logistics', {
          title: 'I logistikk',
          text: md('Tankbil, depot og planlegging. ADR-kurs dekker vi.'),
          image: picture('oil-delivery', 'Sjåfør ved tankbilen'),
          links: [to('openPositions', 'Se stillinger')],
        }),
        card('careers-office', {
          title: 'På kontoret',
          text: md('Innkjøp, teknologi, økonomi og kundesenter i Oslo og Trondheim.'),
          image: picture('customer-service', 'Kundesenter med dagslys fra store vinduer'),
          links: [to('openPositions', 'Se stillinger')],
        }),
      ]),
      richText(
        md(`
          ## Det vi tilbyr

          - Tariffavtale og ordnet pensjon
          - Fleksibel arbeidstid der jobben tillater det
          - Fagbrev på jobb, med lønn under opplæringen
          - Rabatt på drivstoff, lading og mat

          ## Sommerjobb og lærling

          Søknadsfristen for sommervikarer er 1. mars. Lærlinger tar vi inn i salgsfaget, logistikk og energimontørfaget hver høst.

          > Første uka lærte jeg å bake. Andre uka lærte jeg hva stamkundene heter.
        `),
      ),
      articleList('Fra arbeidshverdagen', ['historier']),
    ],
  },
  {
    key: 'openPositions',
    title: 'Ledige stillinger',
    synonyms:
      'jobb, jobber, ledig stilling, ledige jobber, stilling, arbeid, rekruttering, sommerjobb, jobbe hos oss, sommerjobber, lærling, lærlingplass, praksisplass, trainee',
    description:
      'Se hvor vi søker folk nå: stasjon, transport, kundesenter, IT og fornybar energi. Slik foregår søknad og intervju.',
    body: [
      hero({
        title: 'Vi ser etter deg som møter opp',
        text: md(
          'Alle utlysninger ligger i rekrutteringsportalen. Du trenger ikke CV for å søke på stasjon, bare noen linjer om deg selv.',
        ),
        links: [
          external('https://careers.st1.example/', 'Åpne portalen'),
          to('careers', 'Om å jobbe hos oss'),
        ],
      }),
      richText(
        md(`
          ## Her søker vi nå

          | Område | Sted | Søknadsfrist |
          | --- | --- | --- |
${jobRows('no-NO', jobs)}

          ## Fra søknad til første dag

          1. Du hører fra oss innen en uke.
          2. En kort samtale på telefon eller video.
          3. Intervju der du skal jobbe, så du får se stedet.
          4. Referanser, tilbud og kontrakt.
        `),
      ),
      cards('accordion', 'Spørsmål om å søke', [
        card('positions-faq-language', {
          title: 'Må jeg snakke norsk?',
          text: md(
            'På stasjon og i kundesenter, ja. I tekniske stillinger holder det ofte med engelsk.',
          ),
        }),
        card('positions-faq-age', {
          title: 'Hvor gammel må jeg være?',
          text: md(
            '18 år for å stå alene på vakt. Er du 16 eller 17, kan du jobbe sammen med en voksen.',
          ),
        }),
        card('positions-faq-open', {
          title: 'Kan jeg sende åpen søknad?',
          text: md('Gjerne. Den ligger hos oss i seks måneder, og du kan slette den selv.'),
        }),
        card('positions-faq-dealer', {
          title: 'Hvem blir arbeidsgiveren min?',
          text: md(
            'På de fleste betjente stasjoner er det den lokale forhandleren. Det står i utlysningen.',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'careersPortal',
    title: 'Rekrutteringsportalen',
    description:
      'Her sendes du videre til rekrutteringsportalen, der alle ledige stillinger ligger og du kan søke jobb.',
    body: [redirect('https://careers.st1.example/')],
  },
]
