import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { businessForm } from './forms.ts'

const { md, to } = contentFor('no-NO')

export const businessCardPages: PageSource[] = [
  {
    key: 'b2bContact',
    title: 'Kontakt for bedrift',
    synonyms:
      'faktura, fakturaer, fakturering, regning, betale faktura, bedriftssenter, fakturaadresse, EHF, EHF-faktura, e-faktura',
    description:
      'Snakk med bedriftssenteret om kort, faktura, levering og avtaler. Telefon 21 00 08 30, hverdager 8–16.',
    body: [
      hero({
        title: 'Vi tar telefonen',
        text: md(
          'Ring [21 00 08 30](tel:+4721000830) hverdager 8–16. Haster det med levering eller et kort, er vakta våken hele døgnet.',
        ),
      }),
      richText(
        md(`
          ## Hvem kan hjelpe?

          | Tema | Telefon | E-post |
          | --- | --- | --- |
          | Kort og faktura | 21 00 08 30 | [bedrift.no@st1.example](mailto:bedrift.no@st1.example) |
          | Bestille levering | 21 00 08 32 | [ordre.no@st1.example](mailto:ordre.no@st1.example) |
          | Nye avtaler | 21 00 08 34 | [salg.no@st1.example](mailto:salg.no@st1.example) |
          | Sperre kort, hele døgnet | 21 00 08 40 | – |
          | Vakt for levering, hele døgnet | 21 00 08 45 | – |

          ## Ha dette klart

          - organisasjonsnummer og kundenummer, øverst på fakturaen
          - registreringsnummer når det gjelder et kort
          - leveringssted, mengde og produkt når du bestiller

          Fakturaer til oss sendes som EHF. Adressen er St1 Norge AS, Postboks 1000 Sentrum, 0103 Oslo.
        `),
      ),
      businessForm,
      cards('accordion', 'Ofte stilte spørsmål', [
        card('b2bcontact-faq-invoice', {
          title: 'Jeg finner ikke fakturaen',
          text: md(
            'Alle fakturaer fra de siste fem årene ligger i St1 Business. Mangler du tilgang, får du den av bedriftens administrator.',
          ),
        }),
        card('b2bcontact-faq-limit', {
          title: 'Vi trenger høyere grense',
          text: md('Ring 21 00 08 30. Som regel er det ordnet samme dag.'),
        }),
        card('b2bcontact-faq-name', {
          title: 'Vi har byttet navn eller eier',
          text: md('Send firmaattest på e-post, så oppdaterer vi avtalen og sender nye kort.'),
        }),
        card('b2bcontact-faq-end', {
          title: 'Hvordan sier vi opp?',
          text: md('Skriftlig, med 30 dagers varsel. Klipp kortene i to når de er sperret.'),
        }),
      ]),
      cards('quickNavigation', 'Snarveier', [
        card('b2bcontact-quick-card', {
          title: 'Nytt kort',
          links: [to('businessCard', 'Søk om kort')],
        }),
        card('b2bcontact-quick-app', {
          title: 'St1 Business',
          links: [to('st1Business', 'Om tjenesten')],
        }),
        card('b2bcontact-quick-safety', {
          title: 'Sikkerhetsdatablad',
          links: [to('productSafety', 'Produktsikkerhet')],
        }),
        card('b2bcontact-quick-notices', {
          title: 'Driftsstatus',
          links: [to('serviceNotices', 'Driftsmeldinger')],
        }),
      ]),
    ],
  },
  {
    key: 'businessCard',
    title: 'St1 Bedriftskort',
    synonyms: 'bedriftskort, drivstoffkort, kort til bedrift',
    description:
      'Bedriftskort for drivstoff, lading, vask og AdBlue. Én samlet faktura, egne grenser per kort og ingen etableringskostnad.',
    body: [
      hero({
        title: 'Ett kort for alt bilen trenger',
        text: md(
          'Drivstoff, lading, vask, AdBlue og spylervæske. Virker på alle St1-stasjoner i Norge, Sverige og Finland.',
        ),
        image: picture(
          'business-card',
          'Hånd som holder et bedriftskort foran terminalen ved pumpa',
        ),
        links: [
          to('b2bContact', 'Søk om kort', '?interests=card#form-business-enquiry'),
          to('st1Business', 'Se St1 Business'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Priser og vilkår

          | Tjeneste | Pris |
          | --- | --- |
          | Etablering | 0,00 kr |
          | Per kort og måned | 18,00 kr |
          | EHF og PDF-faktura | 0,00 kr |
          | Papirfaktura | 59,00 kr |
          | Erstatningskort | 69,00 kr |

          Fakturaen kommer to ganger i måneden og forfaller etter 14 dager. Rabatten avtales etter volum og gjelder fra første liter.

          ## Bestem selv hva kortet kan brukes til

          - bare drivstoff, eller også vask, lading og butikk
          - beløp eller liter per døgn
          - bestemte ukedager og land
          - krav om kilometerstand eller prosjektnummer

          ## Søk om kort

          Vi trenger organisasjonsnummer, antall biler og omtrentlig forbruk. Svar får du innen to virkedager, og kortene kommer en uke senere.
        `),
      ),
      cards('accordion', 'Spørsmål om bedriftskortet', [
        card('bcard-faq-small', {
          title: 'Vi har bare én bil',
          text: md('Det holder. Enkeltpersonforetak og lag og foreninger er også velkomne.'),
        }),
        card('bcard-faq-person', {
          title: 'Følger kortet bilen eller sjåføren?',
          text: md('Dere velger. Mange har kort per bil, og sjåføren taster sin egen kode.'),
        }),
        card('bcard-faq-charging', {
          title: 'Kan vi lade med kortet?',
          text: md(
            'Ja, på alle laderne våre. Hver bil kan i tillegg få en ladebrikke uten ekstra kostnad.',
          ),
        }),
        card('bcard-faq-lost', {
          title: 'Et kort er borte',
          text: md(
            'Sperr det i St1 Business eller på telefon 21 00 08 40, hele døgnet. Dere svarer ikke for kjøp etter at det er sperret.',
          ),
        }),
        card('bcard-faq-toll', {
          title: 'Dekker kortet bom og ferge?',
          text: md('Nei. Bom og ferge går på AutoPASS-brikken og faktureres av utstederen.'),
        }),
      ]),
      cards('grid', 'Få mer ut av kortet', [
        card('bcard-more-app', {
          title: 'St1 Business',
          text: md('Bestill, sperr og endre grenser selv.'),
          image: picture('app-phone', 'Mobil med St1 Business på skjermen'),
          links: [to('st1Business', 'Se tjenesten')],
        }),
        card('bcard-more-stations', {
          title: 'Hvor kan vi fylle?',
          text: md('Kartet viser også truckpumper og båtstasjoner.'),
          image: picture('station-express', 'Automatstasjon ved en riksvei'),
          links: [to('stationLocator', 'Finn stasjon')],
        }),
        card('bcard-more-hvo', {
          title: 'Bytt til HVO100',
          text: md('Sett fornybar diesel som standard på kortet.'),
          image: picture('fuel-pump', 'Pumpe med HVO100'),
          links: [to('fuels', 'Om drivstoff')],
        }),
      ]),
    ],
  },
]
