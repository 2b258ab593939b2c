import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const landingPages: PageSource[] = [
  {
    key: 'landing',
    title: 'Drivstoff, lading og varme der du er',
    description:
      'Finn nærmeste St1-stasjon, kjøp vaskekoder på nett, lad elbilen og få hjelp med kort, bioolje og bergvarme.',
    openGraphImage: picture('station-dusk', 'Opplyst St1-stasjon i skumringen'),
    body: [
      hero({
        title: 'Alltid et lys langs veien',
        text: md(
          '{stations} stasjoner fra Kristiansand til Kirkenes. Fyll tanken, lad bilen, vask av saltet og ta med en kaffe videre.',
        ),
        image: picture(
          'station-dusk',
          'En opplyst St1-stasjon i blåtimen, med snø langs veikanten og en bil ved pumpa',
        ),
        links: [
          to('carWash', 'Kjøp vaskekode'),
          to('stationLocator', 'Planlegg en rute', '?from=&to='),
        ],
        stationSearch: true,
        theme: 'primary',
      }),
      cards('quickNavigation', 'Hva trenger du i dag?', [
        card('landing-quick-station', {
          title: 'Nærmeste stasjon',
          links: [to('stationLocator', 'Åpne kartet')],
        }),
        card('landing-quick-charging', {
          title: 'Lade elbilen',
          links: [to('evCharging', 'Priser og steder')],
        }),
        card('landing-quick-wash', {
          title: 'Vaske bilen',
          links: [to('carWash', 'Velg program')],
        }),
        card('landing-quick-club', {
          title: 'Kundeklubben',
          links: [to('loyalty', 'Se fordelene')],
        }),
        card('landing-quick-card', {
          title: 'Bedriftskort',
          links: [to('businessCard', 'Søk om kort')],
        }),
        card('landing-quick-help', { title: 'Kundeservice', links: [to('contact', 'Ta kontakt')] }),
      ]),
      cards('grid', 'Akkurat nå', [
        card('landing-now-wash', {
          title: 'Fem vasker til prisen av fire og en halv',
          text: md(
            'Pakken koster {price perfect5} og gir fem Perfect-vasker. Kodene kommer på e-post med en gang du har betalt.',
          ),
          image: picture('car-wash-arcs', 'Bil på vei gjennom de opplyste buene i en vaskehall'),
          links: [to('carWash', 'Se vaskeprogrammene')],
        }),
        card('landing-now-charging', {
          title: 'Lad med inntil 400 kW',
          text: md(
            'Vi bygger hurtiglading langs E6, E16 og E39. Medlemmer av kundeklubben betaler fra {kwh app150} per kWh.',
          ),
          image: picture('charger-snow', 'Hurtiglader med snø på toppen og en elbil som lader'),
          links: [to('evCharging', 'Alt om lading')],
        }),
        card('landing-now-hvo', {
          title: 'HVO100 på {hvo} stasjoner',
          text: md(
            'Fornybar diesel går rett på tanken i de fleste nyere dieselbiler, også når gradestokken viser minus tretti.',
          ),
          image: picture('fuel-pump', 'Pumpe med flere slanger og tydelige drivstoffmerker'),
          links: [to('articleHvo', 'Les hvordan den tåler kulda')],
        }),
      ]),
      cards('carousel', 'Mer enn en pumpe', [
        card('landing-more-food', {
          title: 'Ferskt bakverk fra klokka seks',
          text: md('Boller, rundstykker og kaffe på nykvernede bønner.'),
          image: picture('coffee-bakery', 'Ferske boller og en kaffekopp på disken'),
          links: [to('food', 'Mat og kaffe')],
        }),
        card('landing-more-trailer', {
          title: 'Lei en tilhenger',
          text: md('Bestill i appen og hent med kode, hele døgnet.'),
          image: picture('trailer-rental', 'Tilhengere på rekke utenfor en stasjon'),
          links: [to('services', 'Tjenester på stasjonen')],
        }),
        card('landing-more-parcel', {
          title: 'Hent pakken på veien hjem',
          text: md('Pakkebokser ved inngangen på mange stasjoner.'),
          image: picture('parcel-lockers', 'Pakkebokser ved inngangen til en stasjon'),
          links: [to('services', 'Se tjenestene')],
        }),
        card('landing-more-marina', {
          title: 'Fyll båten fra brygga',
          text: md('Båtstasjonene langs kysten åpner til påske.'),
          image: picture('marina', 'Båt ved en drivstoffbrygge på en stille sommerdag'),
          links: [to('fuels', 'Drivstoff til båt')],
        }),
      ]),
      articleList('Nytt fra oss', [], [to('pressReleases', 'Alle pressemeldinger')]),
      richText(
        md(`
          Kjører dere mye, blir det mye papir. Med bedriftskort får dere én faktura, full oversikt per bil og pris etter avtale på
          drivstoff, lading og vask. Er behovet større, leverer vi rett til anlegget.

          - Kort til hver bil eller hver sjåfør, med egne grenser
          - Lading og drivstoff på samme faktura
          - Fast kontaktperson fra ti kjøretøy og oppover
        `),
        'For bedrifter som må komme fram',
      ),
      cards('grid', 'Løsninger for bedrift', [
        card('landing-business-card', {
          title: 'St1 Bedriftskort',
          text: md(
            'Ett kort for drivstoff, lading, vask og AdBlue. Faktura med 14 dagers forfall.',
          ),
          links: [to('businessCard', 'Les om kortet')],
        }),
        card('landing-business-energy', {
          title: 'Levert der dere jobber',
          text: md(
            'Diesel, HVO100, anleggsdiesel og AdBlue med tankbil til byggeplass, gård og terminal.',
          ),
          links: [to('energyProducts', 'Se energiproduktene')],
        }),
        card('landing-business-haulage', {
          title: 'For transportbransjen',
          text: md('Høytrykkspumper, dusj og oppstillingsplasser langs de viktigste rutene.'),
          links: [to('haulage', 'Transport og truckstasjoner')],
        }),
      ]),
    ],
  },
  {
    key: 'summerCampaign',
    title: 'Sommerkampanje',
    description:
      'I juni får du Perfect-vasken til prisen av en Basisvask. Kampanjen gjelder i alle vaskehallene våre.',
    noIndex: true,
    draft: true,
    body: [
      hero({ title: 'Sommerkampanje', theme: 'primary' }),
      richText(
        md(
          'Tilbudet gjelder 1.–30. juni. Kjøp vaskekoden på nettet og bruk den når du vil i løpet av sommeren.',
        ),
      ),
    ],
  },
]
