// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { contactForm } from './forms.ts'

const { md, to } = contentFor('no-NO')

export const privateCustomerPages: PageSource[] = [
  {
    key: 'loyalty',
    title: 'Kundeklubb',
    synonyms:
      'app, appen, St1-appen, mobilapp, medlem, medlemskap, bonus, kundekort, bonuspoeng, poeng, last ned appen, rabatt, rabatter, tilbud, fordeler',
    description:
      'Gratis medlemskap med lavere ladepris, hver tiende vask gratis og hver sjette kaffe på huset. Meld deg inn i St1-appen.',
    body: [
      hero({
        title: 'Klubben for dem som stopper',
        text: md(
          'Ingen kort å huske, ingen poengtabell å pugge. Fordelene ligger i appen og brukes når du vil.',
        ),
        image: picture('app-phone', 'Hånd som holder en mobil med St1-appen åpen'),
        links: [
          external('https://apps.apple.com/', 'Last ned fra App Store'),
          external('https://play.google.com/store', 'Last ned på Google Play'),
        ],
        theme: 'primary',
      }),
      cards('grid', 'Dette får du', [
        card('loyalty-charging', {
          title: '50 øre mindre per kWh',
          text: md('Medlemsprisen gjelder på alle laderne våre, hele året.'),
          image: picture('charger-snow', 'Elbil som lader i snøvær'),
          links: [to('evCharging', 'Se ladeprisene')],
        }),
        card('loyalty-wash', {
          title: 'Hver tiende vask gratis',
          text: md('Tellingen går av seg selv når du kjøper vask i app eller nettbutikk.'),
          image: picture('car-wash-foam', 'Bil i skum i vaskehallen'),
          links: [to('carWash', 'Kjøp vask')],
        }),
        card('loyalty-coffee', {
          title: 'Hver sjette kaffe på huset',
          text: md('Vis appen i kassa. Gjelder alle kaffedrikker og te.'),
          image: picture('coffee-bakery', 'Kaffekopp og bolle'),
          links: [to('food', 'Mat og kaffe')],
        }),
      ]),
      richText(
        md(`
          ## Slik blir du medlem

          1. Last ned St1-appen og registrer mobilnummeret ditt.
          2. Legg inn bankkort eller St1-kort hvis du vil betale i appen.
          3. Vis appen i kassa, eller betal med den. Fordelene følger med.

          Du kan melde deg ut når du vil, i appen eller hos [kundeservice](page:contact). Hvordan vi behandler opplysningene dine,
          står i [personvernerklæringen](page:privacy).
        `),
      ),
      cards('accordion', 'Spørsmål om medlemskapet', [
        card('loyalty-faq-age', {
          title: 'Er det aldersgrense?',
          text: md('Du må ha fylt 16 år for å bli medlem, og 18 for å knytte til betalingskort.'),
        }),
        card('loyalty-faq-abroad', {
          title: 'Gjelder fordelene i Sverige og Finland?',
          text: md('Ladeprisen gjør det. Kaffe og vask gjelder bare i Norge.'),
        }),
        card('loyalty-faq-phone', {
          title: 'Jeg har fått nytt nummer',
          text: md(
            'Logg inn på [Mine sider](page:myPages) og endre det under Dine opplysninger. Fordelene blir med.',
          ),
        }),
        card('loyalty-faq-mail', {
          title: 'Får jeg mye e-post?',
          text: md(
            'Høyst to i måneden, og ingen hvis du slår dem av. SMS sender vi bare om kjøp du har gjort.',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'customerCards',
    title: 'Kort',
    synonyms:
      'kort, betalingskort, St1-kort, gavekort, kredittkort, pinkode, pin-kode, pin, glemt pin, sperre kort, mistet kort, tapt kort',
    description:
      'St1-kortet med samlefaktura én gang i måneden, gavekort og ladebrikke. Se vilkår, priser og hvordan du sperrer et kort.',
    body: [
      hero({
        title: 'Betal som det passer deg',
        text: md(
          'Bankkort og mobil virker overalt. Et St1-kort er for deg som vil samle alt på én faktura eller gi det bort i gave.',
        ),
        image: picture('business-card', 'St1-kort og bilnøkkel på et lyst bord'),
        links: [to('myPages', 'Mine kort')],
        theme: 'secondary',
      }),
      cards('grid', 'Kortene', [
        card('cards-private', {
          title: 'St1-kortet',
          text: md('For drivstoff, lading, vask og butikk. Én faktura i måneden, ingen årsavgift.'),
          image: picture('fuel-pump', 'Kunde som betaler ved pumpa'),
          links: [to('contact', 'Søk om kort')],
        }),
        card('cards-gift', {
          title: 'Gavekort',
          text: md('Fra 200 til 3 000 kr. Selges i butikken og gjelder i tre år.'),
          image: picture('station-staff', 'Medarbeider som rekker over et gavekort'),
          links: [to('stationLocator', 'Finn betjent stasjon')],
        }),
        card('cards-tag', {
          title: 'Ladebrikke',
          text: md('Start ladingen uten mobil. Gratis for medlemmer av kundeklubben.'),
          image: picture('charger-city', 'Hurtiglader med leser for brikke'),
          links: [to('evCharging', 'Om lading')],
        }),
      ]),
      richText(
        md(`
          ## Mistet kortet?

          Sperr det med en gang på telefon **21 00 08 40**. Linja er åpen hele døgnet. Nytt kort kommer i posten innen fem virkedager.

          ## Priser

          | Tjeneste | Pris |
          | --- | --- |
          | Årsavgift | 0,00 kr |
          | eFaktura og AvtaleGiro | 0,00 kr |
          | Papirfaktura | 59,00 kr |
          | Erstatningskort | 69,00 kr |

          Fakturaen forfaller 14 dager etter fakturadato. Vi gjør en kredittsjekk før kortet innvilges.
        `),
      ),
      cards('accordion', 'Spørsmål om kort', [
        card('cards-faq-pin', {
          title: 'Jeg har glemt PIN-koden',
          text: md('Vi kan ikke se PIN-koden din. Ring kundeservice, så sender vi en ny i posten.'),
        }),
        card('cards-faq-use', {
          title: 'Hvor virker kortet?',
          text: md(
            'På alle St1-stasjoner i Norge, Sverige og Finland, både ved pumpe, lader og kasse.',
          ),
        }),
        card('cards-faq-family', {
          title: 'Kan familien ha hvert sitt?',
          text: md(
            'Ja. Inviter inntil fire personer i appen. Dere samler kaffestempler sammen, men hver har sine egne kvitteringer og kort.',
          ),
        }),
        card('cards-faq-business', {
          title: 'Jeg har enkeltpersonforetak',
          text: md(
            'Da passer [St1 Bedriftskort](page:businessCard) bedre. Du får kvitteringer med organisasjonsnummer og mva.',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'contact',
    title: 'Kundeservice',
    synonyms:
      'kontakt, kontakt oss, telefonnummer, telefon, e-post, kvittering, kvitteringer, hittegods, mistet noe, glemt noe, funnet noe, ring oss, kundesenter, chat, glemte ting',
    description:
      'Ring, skriv eller finn svaret selv. Telefon 21 00 08 00 er åpen hele døgnet for hjelp med stasjon, vask og lading.',
    body: [
      hero({
        title: 'Hva kan vi hjelpe med?',
        text: md(
          'Står du fast ved en pumpe, vaskehall eller lader? Ring [21 00 08 00](tel:+4721000800), hele døgnet.',
        ),
      }),
      richText(
        md(`
          ## Telefon og åpningstider

          | Tema | Telefon | Åpent |
          | --- | --- | --- |
          | Stasjon, vask og lading | [21 00 08 00](tel:+4721000800) | Hele døgnet |
          | Kundeklubb, app og nettbutikk | [21 00 08 10](tel:+4721000810) | Man–fre 8–20, lør 10–16 |
          | Bioolje og bergvarme | [21 00 08 20](tel:+4721000820) | Man–fre 8–16 |
          | Bedrift | [21 00 08 30](tel:+4721000830) | Man–fre 8–16 |
          | Sperring av kort | [21 00 08 40](tel:+4721000840) | Hele døgnet |

          Helligdager er det bare de døgnåpne linjene som svarer. Samtaler koster det samme som til et vanlig fastnummer.

          ## Skriv til oss

          E-post: [kundeservice.no@st1.example](mailto:kundeservice.no@st1.example). Vi svarer innen to virkedager. Post sendes til
          St1 Norge AS, Kundeservice, Postboks 1000 Sentrum, 0103 Oslo.

          Gjelder det en stasjon, skriv hvilken, og når du var der. Da slipper vi å spørre deg én gang til.
        `),
      ),
      contactForm,
      cards('accordion', 'Kanskje står svaret her', [
        card('contact-faq-code', {
          title: 'Vaskekoden kom ikke',
          text: md(
            'Se i søppelposten først. Koden vises også på bestillingssiden du kom til etter betaling. Finner du den ikke, ring 21 00 08 10.',
          ),
        }),
        card('contact-faq-complaint', {
          title: 'Jeg vil klage på drivstoff eller vask',
          text: md(
            'Ta vare på kvitteringen og ta kontakt så fort som mulig, helst innen 14 dager. Ved mistanke om feil drivstoff henter vi prøve.',
          ),
        }),
        card('contact-faq-lost', {
          title: 'Jeg glemte noe på stasjonen',
          text: md(
            'Ring stasjonen direkte. Nummeret står på [stasjonssiden](page:stationLocator). Vi oppbevarer hittegods i tre måneder.',
          ),
        }),
        card('contact-faq-receipt', {
          title: 'Jeg trenger kvittering',
          text: md(
            'Kjøp i nettbutikken finner du under [Mine sider](page:myPages), kjøp i appen i selve appen.',
          ),
        }),
        card('contact-faq-praise', {
          title: 'Noen fortjener ros',
          text: md('Så hyggelig. Skriv hvor og når, så sørger vi for at de får høre det.'),
        }),
      ]),
      cards('quickNavigation', 'Andre henvendelser', [
        card('contact-quick-business', {
          title: 'Bedriftskunde',
          links: [to('b2bContact', 'Kontakt bedrift')],
        }),
        card('contact-quick-notices', {
          title: 'Noe som ikke virker',
          links: [to('serviceNotices', 'Driftsmeldinger')],
        }),
        card('contact-quick-press', {
          title: 'Presse',
          links: [to('newsAndMedia', 'Pressekontakt')],
        }),
        card('contact-quick-privacy', {
          title: 'Personvern',
          links: [to('privacy', 'Dine rettigheter')],
        }),
        card('contact-quick-jobs', {
          title: 'Jobb hos oss',
          links: [to('openPositions', 'Ledige stillinger')],
        }),
      ]),
    ],
  },
]
