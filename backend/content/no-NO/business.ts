import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('no-NO')

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Bedrift',
    description: 'Bedriftskort, drivstoff levert med tankbil, lading for bilparken og tjenester for transport. St1 for bedrifter i hele Norge.',
    body: [
      hero({
        title: 'Energi som følger arbeidsdagen',
        text: md('Fra én varebil til hundre vogntog. Vi leverer drivstoff, lading og oversikt, og du får et menneske i telefonen.'),
        image: picture('van-fleet', 'Varebiler på rekke foran et lager tidlig om morgenen'),
        links: [to('businessCard', 'Søk om bedriftskort'), to('b2bContact', 'Snakk med oss')],
        theme: 'primary',
      }),
      cards('grid', 'Dette kan vi bidra med', [
        card('business-card', {
          title: 'St1 Bedriftskort',
          text: md('Ett kort, én faktura, full kontroll over hva hver bil bruker.'),
          image: picture('business-card', 'Bedriftskort på et skrivebord'),
          links: [to('businessCard', 'Les om kortet')],
        }),
        card('business-energy', {
          title: 'Energiprodukter',
          text: md('Diesel, HVO 100, anleggsdiesel, bioolje og AdBlue levert der dere er.'),
          image: picture('oil-delivery', 'Tankbil ved en byggeplass'),
          links: [to('energyProducts', 'Se produktene')],
        }),
        card('business-services', {
          title: 'Tjenester',
          text: md('Digital oversikt, truckstasjoner og avtaler for flåter.'),
          image: picture('report-desk', 'Skjerm med forbruksrapport på en pult'),
          links: [to('businessServices', 'Se tjenestene')],
        }),
        card('business-b2b', {
          title: 'Storkunder',
          text: md('Rammeavtaler, egne tankanlegg og innkjøp på anbud.'),
          image: picture('refinery', 'Raffineri i kveldslys'),
          links: [to('b2b', 'For store virksomheter')],
        }),
        card('business-contact', {
          title: 'Kontakt',
          text: md('Telefon 21 00 08 30, hverdager fra 8 til 16.'),
          image: picture('customer-service', 'Rådgiver i telefonen'),
          links: [to('b2bContact', 'Kontakt bedrift')],
        }),
      ]),
      richText(
        md(`
          ## Tall det går an å styre etter

          Rundt 17 000 norske virksomheter handler med kort hos oss. De fleste har under ti biler. Det de spør om, er sjelden lavest
          mulig literpris. De vil ha færre bilag og svar når noe er feil.

          - **Fakturaen** kommer to ganger i måneden, som EHF eller PDF.
          - **Utslippsrapporten** viser liter, kWh og CO₂ per bil, klar for klimaregnskapet.
          - **Kundesenteret** sitter i Oslo og Trondheim og kjenner avtalen deres.
        `),
      ),
      articleList('Aktuelt for bedrift', ['bedrift']),
    ],
  },
  {
    key: 'b2b',
    title: 'Storkunder',
    description: 'Rammeavtaler på drivstoff, lading og varme for kommuner, entreprenører og industri. Les hvordan vi leverer og følger opp.',
    body: [
      hero({
        title: 'Når volumet krever en plan',
        text: md('Store kunder får fast rådgiver, avtalt leveringssikkerhet og rapporter som tåler revisjon.'),
        image: picture('refinery', 'Raffineri med lys i tårnene i skumringen'),
        links: [to('b2bContact', 'Be om tilbud')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Slik jobber vi

          Vi starter med forbruket slik det er i dag: hvor det fylles, når og av hvem. Deretter foreslår vi en blanding av kort, egne tanker
          og lading. Avtalene løper vanligvis i to år, med pris knyttet til Platts-notering og synlig påslag.

          ## Det vi forplikter oss til

          1. Levering innen 48 timer på fastlandet i Sør-Norge, 72 timer i nord.
          2. Beredskap hele døgnet for sykehus, brøyting og nødaggregater.
          3. Bærekraftsbevis for alle fornybare volum, etter massebalanse.

          > Vi trengte HVO på tre riggområder samtidig. De spurte hvor mange liter, og så kom bilen.

          — innkjøpsleder hos en entreprenør på Nordmøre
        `),
      ),
      cards('grid', 'For hvem', [
        card('b2b-public', {
          title: 'Kommuner og fylker',
          text: md('Vi svarer på anbud og leverer miljødokumentasjonen som kreves.'),
          image: picture('school-winter', 'Kommunal skole en vinterdag'),
          links: [to('energyProducts', 'Energiprodukter')],
        }),
        card('b2b-construction', {
          title: 'Bygg og anlegg',
          text: md('Mobile tanker, fossilfri byggvarme og levering på natt.'),
          image: picture('drill-rig', 'Borerigg på en anleggsplass'),
          links: [to('energyProducts', 'Levering til anlegg')],
        }),
        card('b2b-transport', {
          title: 'Transport og buss',
          text: md('Truckstasjoner, biogass og AdBlue i bulk.'),
          image: picture('truck-stop', 'Vogntog ved en truckstasjon'),
          links: [to('haulage', 'For transportører')],
        }),
      ]),
      cards('accordion', 'Spørsmål fra innkjøpere', [
        card('b2b-faq-volume', {
          title: 'Hvor stort må volumet være?',
          text: md('Fra 100 000 liter i året, eller 25 kjøretøy, lønner en rammeavtale seg. Under det anbefaler vi bedriftskort.'),
        }),
        card('b2b-faq-tank', {
          title: 'Kan vi leie tank?',
          text: md('Ja, fra 1 000 til 30 000 liter, med nivåmåling og automatisk påfylling.'),
        }),
        card('b2b-faq-cert', {
          title: 'Hvilke sertifikater har dere?',
          text: md('ISO 9001, ISO 14001 og ISCC EU. Kopier får du av rådgiveren din.'),
        }),
        card('b2b-faq-charging', {
          title: 'Bygger dere ladere hos oss?',
          text: md('Vi bygger ikke depotlading selv, men kobler ladekort og fakturering til anlegget deres.'),
        }),
      ]),
    ],
  },
  {
    key: 'b2bContact',
    title: 'Kontakt for bedrift',
    description: 'Snakk med bedriftssenteret om kort, faktura, levering og avtaler. Telefon 21 00 08 30, hverdager fra 8 til 16.',
    body: [
      hero({
        title: 'Vi tar telefonen',
        text: md('Ring [21 00 08 30](tel:+4721000830) hverdager fra 8 til 16. Haster det med levering eller et kort, er vakta våken hele døgnet.'),
        image: picture('office-team', 'Tre kolleger rundt et bord med kaffe og papirer'),
        theme: 'primary',
      }),
      richText(
        md(`
          ## Hvem kan hjelpe?

          | Tema | Telefon | E-post |
          | --- | --- | --- |
          | Kort og faktura | 21 00 08 30 | [bedrift.no@st1.example](mailto:bedrift.no@st1.example) |
          | Bestille levering | 21 00 08 32 | [ordre.no@st1.example](mailto:ordre.no@st1.example) |
          | Nye avtaler | 21 00 08 34 | [salg.no@st1.example](mailto:salg.no@st1.example) |
          | Sperre kort, hele døgnet | 21 00 08 40 | – |
          | Vakt for levering, hele døgnet | 21 00 08 45 | – |

          ## Ha dette klart

          - organisasjonsnummer og kundenummer, øverst på fakturaen
          - registreringsnummer når det gjelder et kort
          - leveringssted, mengde og produkt når du bestiller

          Fakturaer til oss sendes som EHF. Adressen er St1 Norge AS, Postboks 1000 Sentrum, 0103 Oslo.
        `),
      ),
      cards('accordion', 'Ofte stilte spørsmål', [
        card('b2bcontact-faq-invoice', {
          title: 'Jeg finner ikke fakturaen',
          text: md('Alle fakturaer fra de siste fem årene ligger i St1 Business. Mangler du tilgang, får du den av bedriftens administrator.'),
        }),
        card('b2bcontact-faq-limit', { title: 'Vi trenger høyere grense', text: md('Ring 21 00 08 30. Som regel er det ordnet samme dag.') }),
        card('b2bcontact-faq-name', {
          title: 'Vi har byttet navn eller eier',
          text: md('Send firmaattest på e-post, så oppdaterer vi avtalen og sender nye kort.'),
        }),
        card('b2bcontact-faq-end', { title: 'Hvordan sier vi opp?', text: md('Skriftlig, med 30 dagers varsel. Klipp kortene i to når de er sperret.') }),
      ]),
      cards('quickNavigation', 'Snarveier', [
        card('b2bcontact-quick-card', { title: 'Nytt kort', links: [to('businessCard', 'Søk om kort')] }),
        card('b2bcontact-quick-app', { title: 'St1 Business', links: [to('st1Business', 'Om tjenesten')] }),
        card('b2bcontact-quick-safety', { title: 'Sikkerhetsdatablad', links: [to('productSafety', 'Produktsikkerhet')] }),
        card('b2bcontact-quick-notices', { title: 'Driftsstatus', links: [to('serviceNotices', 'Driftsmeldinger')] }),
      ]),
    ],
  },
  {
    key: 'businessCard',
    title: 'St1 Bedriftskort',
    description: 'Bedriftskort for drivstoff, lading, vask og AdBlue. Én samlet faktura, egne grenser per kort og ingen etableringskostnad.',
    body: [
      hero({
        title: 'Ett kort for alt bilen trenger',
        text: md('Drivstoff, lading, vask, AdBlue og spylervæske. Virker på alle St1-stasjoner i Norge, Sverige og Finland.'),
        image: picture('business-card', 'Hånd som holder et bedriftskort foran terminalen ved pumpen'),
        links: [to('b2bContact', 'Søk om kort'), to('st1Business', 'Se St1 Business')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Priser og vilkår

          | | Pris |
          | --- | --- |
          | Etablering | 0,00 € |
          | Per kort og måned | 1,50 € |
          | EHF og PDF-faktura | 0,00 € |
          | Papirfaktura | 4,90 € |
          | Erstatningskort | 6,00 € |

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
        card('bcard-faq-small', { title: 'Vi har bare én bil', text: md('Det holder. Enkeltpersonforetak og lag og foreninger er også velkomne.') }),
        card('bcard-faq-person', { title: 'Følger kortet bilen eller sjåføren?', text: md('Dere velger. Mange har kort per bil, og sjåføren taster sin egen kode.') }),
        card('bcard-faq-charging', {
          title: 'Kan vi lade med kortet?',
          text: md('Ja, på alle laderne våre. Hver bil kan i tillegg få en ladebrikke uten ekstra kostnad.'),
        }),
        card('bcard-faq-lost', {
          title: 'Et kort er borte',
          text: md('Sperr det i St1 Business eller på telefon 21 00 08 40, hele døgnet. Dere svarer ikke for kjøp etter at det er sperret.'),
        }),
        card('bcard-faq-toll', { title: 'Dekker kortet bom og ferge?', text: md('Nei. Bom og ferge går på AutoPASS-brikken og faktureres av utstederen.') }),
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
          title: 'Bytt til HVO 100',
          text: md('Sett fornybar diesel som standard på kortet.'),
          image: picture('fuel-pump', 'Pumpe med HVO 100'),
          links: [to('fuels', 'Om drivstoff')],
        }),
      ]),
    ],
  },
]
