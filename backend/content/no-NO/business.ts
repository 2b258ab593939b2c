import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Bedrift',
    description:
      'Bedriftskort, drivstoff levert med tankbil, lading for bilparken og tjenester for transport. St1 for bedrifter i hele Norge.',
    body: [
      hero({
        title: 'Energi som følger arbeidsdagen',
        text: md(
          'Fra én varebil til hundre vogntog. Vi leverer drivstoff, lading og oversikt, og du får et menneske i telefonen.',
        ),
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
          text: md('Diesel, HVO100, anleggsdiesel, bioolje og AdBlue levert der dere er.'),
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
          text: md('Telefon 21 00 08 30, hverdager 8–16.'),
          image: picture('customer-service', 'Rådgiver i telefonen'),
          links: [to('b2bContact', 'Kontakt bedrift')],
        }),
      ]),
      richText(
        md(`
          ## Tall det går an å styre etter

          Rundt 17 000 norske virksomheter handler med kort hos oss. De fleste har under ti biler. Det de spør om, er sjelden lavest
          mulig literpris. De vil ha færre bilag og svar når noe er feil.

          - **Fakturaen** kommer to ganger i måneden, som EHF eller PDF.
          - **Utslippsrapporten** viser liter, kWh og CO₂ per bil, klar for klimaregnskapet.
          - **Bedriftssenteret** sitter i Oslo og Trondheim og kjenner avtalen deres.
        `),
      ),
      articleList('Aktuelt for bedrift', ['bedrift']),
    ],
  },
  {
    key: 'b2b',
    title: 'Storkunder',
    description:
      'Rammeavtaler på drivstoff, lading og varme for kommuner, entreprenører og industri. Les hvordan vi leverer og følger opp.',
    body: [
      hero({
        title: 'Når volumet krever en plan',
        text: md(
          'Store kunder får fast rådgiver, avtalt leveringssikkerhet og rapporter som tåler revisjon.',
        ),
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

          Det sier innkjøpslederen hos en entreprenør på Nordmøre.
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
          text: md(
            'Fra 100 000 liter i året, eller 25 kjøretøy, lønner en rammeavtale seg. Under det anbefaler vi bedriftskort.',
          ),
        }),
        card('b2b-faq-tank', {
          title: 'Kan vi leie tank?',
          text: md('Ja, fra 1 000 til 30 000 liter, med nivåmåling og automatisk påfylling.'),
        }),
        card('b2b-faq-cert', {
          title: 'Hvilke sertifikater har dere?',
          text: md('ISO 9001, ISO 14001 og ISCC EU. Kopier får du av rådgiveren din.'),
        }),
        card('b2b-faq-charging', {
          title: 'Bygger dere ladere hos oss?',
          text: md(
            'Vi bygger ikke depotlading selv, men kobler ladekort og fakturering til anlegget deres.',
          ),
        }),
      ]),
    ],
  },
]
