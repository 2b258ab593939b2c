import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import { formBlock } from '../forms/form-block.ts'
import { FIND_CODES_SHAPES } from '../forms/form-shapes.ts'
import {
  card,
  cards,
  contentFor,
  hero,
  newsList,
  redirect,
  richText,
  type PageSource,
} from '../source.ts'

const { md, to, path } = contentFor('no-NO')

export const applicationPages: PageSource[] = [
  {
    key: 'stationLocator',
    title: 'Finn stasjon',
    synonyms:
      'åpningstider, nærmeste stasjon, stasjoner, nærmeste, nær meg, i nærheten, bensinstasjon, bensinstasjoner',
    description:
      'Finn nærmeste St1-stasjon på kartet. Søk på sted eller tjeneste, og filtrer på bilvask, lunsj, dusj og åpent nå.',
    body: [
      { contentType: 'stationLocator', title: 'Finn stasjon' },
      richText(
        md(`
          Kartet viser {stations} stasjoner i Norge. Åpningstidene gjelder butikken. Pumper med automat, ladere og døgnåpne vaskehaller virker hele døgnet.
          På [helligdager](page:holidayHours) kan tidene avvike, og da står de på stasjonens egen side. Mangler noe eller er noe feil,
          [si fra til oss](page:contact).
        `),
        'Om kartet',
      ),
      cards('quickNavigation', 'Nyttig å vite', [
        card('locator-quick-notices', {
          title: 'Er noe stengt?',
          links: [to('serviceNotices', 'Driftsmeldinger')],
        }),
        card('locator-quick-charging', {
          title: 'Hva koster lading?',
          links: [to('evCharging', 'Ladepriser')],
        }),
        card('locator-quick-wash', {
          title: 'Vask på vei?',
          links: [to('carWash', 'Kjøp vaskekode')],
        }),
        card('locator-quick-food', { title: 'Sulten?', links: [to('food', 'Dagens lunsj')] }),
        card('locator-quick-truck', {
          title: 'Kjører du vogntog?',
          links: [to('haulage', 'Truckstasjoner')],
        }),
      ]),
    ],
  },
  {
    key: 'articles',
    title: 'Artikler',
    description:
      'Alle artikler fra St1: nyheter, historier og pressemeldinger om lading, bilvask, mat, bedrift, oppvarming og bærekraft.',
    contentType: 'cardListPage',
    body: [
      hero({
        title: 'Artikler',
        text: md(
          'Alt vi har skrevet, nyeste øverst. Leter du etter noe bestemt, kan du også begynne hos [nyheter og presse](page:newsAndMedia).',
        ),
      }),
      newsList(),
    ],
  },
  {
    key: 'contactUs',
    title: 'Ta kontakt',
    description:
      'Her sendes du videre til kundeservice, der du finner telefonnumre, åpningstider og svar på vanlige spørsmål.',
    body: [redirect(path('contact'))],
  },
  {
    key: 'cart',
    title: 'Handlekurv',
    synonyms: 'rabattkode, kampanjekode',
    description:
      'Se over vaskekodene i handlekurven, endre antall, legg inn rabattkode og gå videre til kassen.',
    noIndex: true,
    body: [
      { contentType: 'cart', links: [to('carWash', 'Velg en vask')] },
      richText(
        md(
          'Prisene er i euro. Kodene leveres på e-post straks du har betalt, og kan brukes på alle stasjoner med vaskehall. Les om [programmene](page:carWash) eller spør [kundeservice](page:contact).',
        ),
      ),
    ],
  },
  {
    key: 'checkout',
    title: 'Kasse',
    description:
      'Fyll inn kontaktopplysningene, velg betalingsmåte og fullfør kjøpet av vaskekoder og andre digitale produkter.',
    noIndex: true,
    body: [
      { contentType: 'checkout' },
      richText(
        md(
          'Du kan betale med bankkort eller mobillommebok. Beløpet er i euro, og banken regner det om til kroner. Kjøp av ubrukte koder kan angres i 14 dager, se [vilkårene](page:terms). Står du fast, ring 21 00 08 10.',
        ),
      ),
    ],
  },
  {
    key: 'orderStatus',
    title: 'Bestilling',
    description:
      'Se status for bestillingen din og hent vaskekodene, med gyldighetstid og kvittering på samme side.',
    noIndex: true,
    body: [
      { contentType: 'orderStatus' },
      richText(
        md(
          'Er noe galt med betalingen eller koden? [Kontakt kundeservice](page:contact), og oppgi bestillingsnummeret.',
        ),
      ),
    ],
  },
  {
    key: 'findCodes',
    title: 'Finn kodene mine',
    synonyms:
      'koder, mistet kode, tapt kode, gammel kode, mistet koden, mistet vaskekoden, finn kode, finn koden',
    description:
      'Har du mistet e-posten med vaskekodene? Oppgi e-postadressen din, så sender vi lenker til alle kodene dine.',
    body: [
      formBlock(FIND_CODES_FORM, FIND_CODES_SHAPES, {
        intro: md(
          'Oppgi e-postadressen du handlet med. Vi sender deg lenker til alle betalte bestillinger.',
        ),
        submitText: 'Send meg lenkene',
        successTitle: 'Sjekk e-posten din',
        successText: md(`
        Hvis det finnes betalte bestillinger med denne adressen, er lenkene til kodene på vei. Vi sender høyst fem e-poster i timen.

        1. Vent i fem minutter.
        2. Se også i søppelposten.
        3. Ingen e-post? Kanskje handlet du med en annen adresse: [prøv igjen](page:findCodes).
        `),
        fields: {
          email: { label: 'E-postadresse' },
        },
      }),
      richText(
        md(`
        Handlet du på denne enheten? Da finnes kodene også blant [lagrede](page:saved). Har du en konto? [Logg inn på mine sider](page:myPages).

        Husker du ikke adressen? Ring [21 00 08 10](tel:+4721000810).
      `),
      ),
    ],
  },
  {
    key: 'saved',
    title: 'Lagret på enheten',
    description:
      'Stasjoner og vaskekoder du har lagret på enheten: de kan åpnes også når du ikke har nettforbindelse.',
    noIndex: true,
    body: [{ contentType: 'savedPages' }],
  },
  {
    key: 'myPages',
    title: 'Mine sider',
    synonyms:
      'logg inn, innlogging, passord, glemt passord, mine bestillinger, ordrestatus, bestillingsstatus, ordrehistorikk',
    description:
      'Logg inn for å se bestillinger, vaskekoder, kort og kundeopplysninger samlet på ett sted.',
    noIndex: true,
    body: [
      { contentType: 'customerPages' },
      richText(
        md(
          'Navn, e-post og telefonnummer endrer du i kontoen din. Bedriftskunder finner kort og fakturaer i [St1 Business](page:st1Business). Trenger du hjelp, [ring eller skriv](page:contact).',
        ),
      ),
    ],
  },
  {
    key: 'search',
    title: 'Søk',
    description:
      'Søk på nettstedet til St1: produkter, tjenester, stasjoner, pressemeldinger og artikler på ett sted.',
    noIndex: true,
    body: [{ contentType: 'search' }],
  },
]
