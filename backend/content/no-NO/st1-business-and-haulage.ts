import { picture } from '../pictures.ts'
import { card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const st1BusinessAndHaulagePages: PageSource[] = [
  {
    key: 'st1Business',
    title: 'St1 Business',
    synonyms: 'bedriftskonto, konto for bedrift',
    description:
      'St1 Business er bedriftens oversikt over kort, forbruk, fakturaer og CO₂. Bestill og sperr kort selv, på nett eller i appen.',
    body: [
      hero({
        title: 'Hele bilparken i lomma',
        text: md(
          'Se hva hver bil bruker, endre grenser på sekundet og last ned rapporten regnskapet spør om.',
        ),
        image: picture('app-phone', 'Mobil som viser forbruk per bil i St1 Business'),
        links: [
          external('https://apps.apple.com/', 'App Store'),
          external('https://play.google.com/store', 'Google Play'),
        ],
        theme: 'primary',
      }),
      cards('carousel', 'Dette gjør du i St1 Business', [
        card('st1b-cards', {
          title: 'Styr kortene',
          text: md('Bestill, sperr og sett grenser. Endringen gjelder i løpet av et minutt.'),
          image: picture('business-card', 'Bedriftskort på rekke'),
        }),
        card('st1b-reports', {
          title: 'Hent rapporter',
          text: md('Liter, kWh, kostnad og CO₂ per bil, avdeling eller prosjekt.'),
          image: picture('report-desk', 'Utskrift av en forbruksrapport på pulten'),
        }),
        card('st1b-charge', {
          title: 'Start lading',
          text: md('Sjåføren starter fra appen. Regningen går til bedriften.'),
          image: picture('charger-snow', 'Varebil ved en hurtiglader i snø'),
        }),
        card('st1b-fleet', {
          title: 'Finn riktig stasjon',
          text: md('Filtrer på høyde, truckpumpe, AdBlue og ledig lader.'),
          image: picture('van-fleet', 'Varebiler på vei ut fra en terminal'),
        }),
      ]),
      richText(
        md(`
          ## Kom i gang

          1. Administratoren får lenke på e-post når avtalen er signert.
          2. Logg inn med BankID og sett opp avdelinger.
          3. Inviter kolleger. De trenger bare mobilnummer.

          ## Koblinger til andre systemer

          Bilag går som EHF rett til regnskapet. Forbruksdata kan hentes som fil hver natt, eller over et API for kunder med mer enn 50 kort.

          > Jeg brukte en dag i måneden på drivstoffbilag. Nå bruker jeg tida på noe annet.
        `),
      ),
      cards('accordion', 'Spørsmål om St1 Business', [
        card('st1b-faq-price', {
          title: 'Hva koster det?',
          text: md('Ingenting. Tjenesten følger med St1 Bedriftskort.'),
        }),
        card('st1b-faq-roles', {
          title: 'Hvor mange kan ha tilgang?',
          text: md('Så mange dere vil. Administratoren velger rolle for hver bruker.'),
        }),
        card('st1b-faq-history', {
          title: 'Hvor langt tilbake ligger data?',
          text: md('Fem år for fakturaer og to år for enkeltkjøp.'),
        }),
        card('st1b-faq-login', {
          title: 'Jeg kommer ikke inn',
          text: md(
            'Ring 21 00 08 30 på hverdager. Sperring av kort tar vi hele døgnet på 21 00 08 40.',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'haulage',
    title: 'Transport',
    synonyms: 'LBG, flytende biogass, LNG, lastebilparkering, lastebil, tungtransport',
    description:
      'Truckstasjoner langs E6, E16 og E39 med høytrykkspumper, AdBlue, dusj og oppstillingsplass. Avtaler for transportbedrifter.',
    body: [
      hero({
        title: 'Laget for 25,25 meter',
        text: md(
          '{trucks} truckstasjoner der du kan kjøre gjennom, fylle med høytrykk og ta hviletiden i fred.',
        ),
        image: picture('truck-stop', 'Vogntog parkert på rekke ved en truckstasjon om kvelden'),
        links: [
          to('stationLocator', 'Finn truckstasjon', '?service=TRUCK'),
          to('b2bContact', 'Avtale for transport'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
          ## På truckstasjonene

          - Høytrykkspumper med diesel og AdBlue på samme side
          - HVO100 på de fleste, flytende biogass på {lbg}
          - Dusj, vaskemaskin og middag til 18 på de betjente
          - Oppstilling med motorvarmer på vinteren, ni stasjoner

          ## Avtale for transportbedrifter

          Medlemmer av bransjeorganisasjoner får egne vilkår. Rabatten følger volumet for hele bedriften, ikke hver bil, og justeres hvert kvartal.
          Enbilseiere kan gå sammen om én avtale.

          | Kjøretøy | Fast kontaktperson | Faktura |
          | --- | --- | --- |
          | 1–9 | Bedriftssenteret | To ganger i måneden |
          | 10–49 | Ja | To ganger i måneden |
          | 50 eller flere | Ja, med vakttelefon | Etter avtale |
        `),
      ),
      cards('grid', 'Fra nattskiftet', [
        card('haulage-night', {
          title: 'Natten tilhører sjåførene',
          text: md('En natt på stasjonen ved Dombås.'),
          image: picture('truck-night', 'Vogntog under lysene på en stasjon om natten'),
          links: [to('articleTruckers', 'Les reportasjen')],
        }),
        card('haulage-biogas', {
          title: 'Biogass for tungtransport',
          text: md('Fyllestasjoner i drift, og flere på vei.'),
          image: picture('biogas-plant', 'Biogassanlegg i et jordbrukslandskap'),
          links: [to('articleBiogas', 'Les mer')],
        }),
        card('haulage-lunch', {
          title: 'Lunsj langs veien',
          text: md('Torsdag er komledag på Sørvestlandet.'),
          image: picture('lunch-counter', 'Tallerken med dagens rett over disken'),
          links: [to('articleLunch', 'Les om maten')],
        }),
      ]),
      cards('accordion', 'Spørsmål fra sjåfører', [
        card('haulage-faq-rest', {
          title: 'Kan jeg ta døgnhvil?',
          text: md(
            'Ja, på plasser merket med P og lastebil. De er gratis for dem som fyller eller spiser.',
          ),
        }),
        card('haulage-faq-shower', {
          title: 'Hva koster dusjen?',
          text: md(
            'Den er gratis når du fyller minst 200 liter, ellers 60,00 kr. Håndkle leies i kassa.',
          ),
        }),
        card('haulage-faq-chain', {
          title: 'Er det plass til å legge på kjetting?',
          text: md('Ja, på stasjonene ved fjellovergangene er det opplyst kjettingplass.'),
        }),
        card('haulage-faq-foreign', {
          title: 'Gjelder kortet i Sverige og Finland?',
          text: md('Ja, på alle St1-stasjoner. Grensene per land setter bedriften selv.'),
        }),
      ]),
    ],
  },
]
