// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const privatePages: PageSource[] = [
  {
    key: 'private',
    title: 'Privat',
    description:
      'Drivstoff, elbillading, bilvask, mat og varme til hjemmet. Her finner du det St1 tilbyr deg som privatkunde i Norge.',
    body: [
      hero({
        title: 'For deg som skal et sted',
        text: md(
          'Til jobb, til hytta eller bare hjem. Her er alt du kan gjøre hos oss, på stasjonen og på nett.',
        ),
        image: picture(
          'station-winter-morning',
          'St1-stasjon en klar vintermorgen med nybrøytet snø',
        ),
        links: [to('stationLocator', 'Finn stasjon'), to('loyalty', 'Bli medlem')],
        theme: 'primary',
      }),
      cards('grid', 'Kjør, lad og vask', [
        card('private-products', {
          title: 'Produkter',
          text: md('Bensin, diesel, HVO100, hurtiglading, bioolje og bergvarme.'),
          image: picture('fuel-pump', 'Drivstoffpumpe med tydelige merker for bensin og diesel'),
          links: [to('products', 'Se produktene')],
        }),
        card('private-services', {
          title: 'Tjenester',
          text: md('Bilvask, mat og kaffe, tilhenger, pakker og luft i dekkene.'),
          image: picture('station-staff', 'To medarbeidere bak disken på en stasjon'),
          links: [to('services', 'Se tjenestene')],
        }),
        card('private-loyalty', {
          title: 'Kundeklubb',
          text: md('Gratis å bli med. Lavere ladepris og hver tiende vask på huset.'),
          image: picture('app-phone', 'Mobil som viser St1-appen'),
          links: [to('loyalty', 'Bli kjent med klubben')],
        }),
        card('private-cards', {
          title: 'Kort',
          text: md('Betalingskort med samlefaktura, og gavekort som gjelder på alle stasjoner.'),
          image: picture('business-card', 'Et St1-kort lagt fram ved siden av en bilnøkkel'),
          links: [to('customerCards', 'Velg kort')],
        }),
        card('private-contact', {
          title: 'Kundeservice',
          text: md('Døgnåpen telefon for stasjon, vask og lading: 21 00 08 00.'),
          image: picture('customer-service', 'Kundebehandler med hodesett ved pulten'),
          links: [to('contact', 'Kontakt oss')],
        }),
        card('private-stations', {
          title: 'Stasjoner',
          text: md('Kart med åpningstider, drivstofftyper og tjenester på hver stasjon.'),
          image: picture('station-express', 'Ubemannet St1-stasjon med tak over pumpene'),
          links: [to('stationLocator', 'Søk i kartet')],
        }),
      ]),
      richText(
        md(`
          ## Åpent når du trenger oss

          Mange betjente stasjoner åpner klokka 6 på hverdager og stenger mellom 22 og 24. På {selfservicepaymentterminal} stasjoner går pumpene hele døgnet.
          Du betaler med bankkort, mobil eller St1-kort i automaten, også når butikken er stengt.

          ## Før en lang tur

          1. Sjekk [driftsmeldinger](page:serviceNotices) for stasjonene langs ruta.
          2. Last ned appen, så kan du starte ladingen fra førersetet.
          3. Fyll spylervæske. Fra oktober til april selger vi bare væske som tåler minst 20 minusgrader.
        `),
      ),
      articleList('Historier fra veien', ['historier']),
    ],
  },
  {
    key: 'products',
    title: 'Produkter',
    description:
      'Drivstoff på pumpe, hurtiglading for elbil, bioolje til fyrkjelen og bergvarme til boligen. Se produktene våre for privatkunder.',
    body: [
      hero({
        title: 'Energi til bilen og huset',
        text: md(
          'Vi selger det bilen går på i dag, og det som skal ta over. Hjemme hjelper vi deg fra olje til fornybar varme.',
        ),
        image: picture('road-aurora', 'Vei gjennom et snølandskap med nordlys på himmelen'),
        theme: 'secondary',
      }),
      cards('grid', 'Velg produkt', [
        card('products-fuels', {
          title: 'Drivstoff',
          text: md('Bensin 95 og 98, diesel, HVO100, farget diesel og AdBlue.'),
          image: picture('fuel-pump', 'Hånd som løfter en pistol fra drivstoffpumpa'),
          links: [to('fuels', 'Om drivstoff')],
        }),
        card('products-charging', {
          title: 'Elbillading',
          text: md('Lading på {chargingStations} stasjoner, med inntil 400 kW.'),
          image: picture('charger-city', 'Elbil ved en hurtiglader i byen om kvelden'),
          links: [to('evCharging', 'Om lading')],
        }),
        card('products-heating-oil', {
          title: 'Fyringsolje og bioolje',
          text: md('Fornybar fyringsolje levert med tankbil, fra 500 liter.'),
          image: picture('oil-delivery', 'Tankbil som leverer bioolje til et hus om vinteren'),
          links: [to('heatingOil', 'Bestill bioolje', '#form-oil-order')],
        }),
        card('products-geothermal', {
          title: 'Bergvarme',
          text: md('Vi borer, monterer og følger opp varmepumpa i ti år.'),
          image: picture('ground-heat-house', 'Snitt av et hus med energibrønn ned i fjellet'),
          links: [to('geothermalHeat', 'Om bergvarme')],
        }),
      ]),
      richText(
        md(`
          ## Hva passer for deg?

          | Du har | Dette passer |
          | --- | --- |
          | Bensinbil fra 2011 eller nyere | 95 E10 |
          | Veteranbil, båt eller motorsag | 98 E5 |
          | Dieselbil godkjent for EN 15940 | Diesel eller HVO100 |
          | Elbil | Hurtiglading med CCS |
          | Hus med vannbåren varme | Bergvarme eller bioolje |

          Er du usikker, står drivstoffkravene på innsiden av tanklokket. Du kan også ringe
          [kundeservice](page:contact), så sjekker vi for deg.
        `),
      ),
    ],
  },
  {
    key: 'fuels',
    title: 'Drivstoff',
    synonyms:
      'drivstoff, drivstoffpris, drivstoffpriser, bensin, bensinpris, bensinpriser, dieselpris, pris på bensin, fylle, diesel, pris diesel, bensinpris i dag, bensin pris i dag, 95, 98, HVO, HVO100, fornybar diesel, priser, gass, propan, LPG, AdBlue pris',
    description:
      'Bensin 95 E10, bensin 98 E5, diesel, HVO100, farget diesel og AdBlue. Se hva som passer bilen, båten og maskinen din.',
    body: [
      hero({
        title: 'Riktig drivstoff, sommer og vinter',
        text: md(
          'Diesel skifter kvalitet med årstiden. Vi bytter til vintervare i god tid før første frost, tidligst i nord og i fjellet.',
        ),
        image: picture('fuel-pump', 'Drivstoffpumpe i morgenlys med rim på taket'),
        links: [to('stationLocator', 'Finn stasjon')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Dette står på pumpa

          | Merke | Produkt | Til hva |
          | --- | --- | --- |
          | E10 | Bensin 95 (95 FuelSave) | De fleste bensinbiler fra 2011 og nyere |
          | E5 | Bensin 98 | Eldre biler, båtmotorer, småmaskiner |
          | B7 | Diesel | Alle dieselbiler |
          | XTL | HVO100 | Dieselbiler godkjent for EN 15940 |
          | – | Farget diesel | Anleggsmaskiner, traktor, båt. Ikke lov på vei |
          | LPG | Autogass (propan) | Biler bygd for gass, på {lpg} stasjoner |
          | – | AdBlue | Dieselbiler og lastebiler med SCR-rensing |

          ## HVO100

          HVO100 er fornybar diesel laget av rester og avfall, blant annet brukt frityrolje. Utslippene over livsløpet er opptil
          90 prosent lavere enn for fossil diesel. Du finner den på {hvo} stasjoner. Den kan blandes fritt med vanlig diesel på tanken.

          ## Parafin og farget diesel

          Parafin til lamper, primus og hytter uten strøm finner du på pumpe flere steder på Vestlandet og i Nord-Norge. Farget diesel
          er avgiftsfri og merket grønn. Bruk på vei gir tilleggsavgift.
        `),
      ),
      cards('accordion', 'Spørsmål om drivstoff', [
        card('fuels-faq-e10', {
          title: 'Tåler bilen min E10?',
          text: md(
            'Nesten alle bensinbiler solgt etter 2011 tåler E10. Se etter E10 på innsiden av tanklokket. Er du i tvil, velg 98.',
          ),
        }),
        card('fuels-faq-wrong', {
          title: 'Jeg fylte feil. Hva gjør jeg?',
          text: md(
            'Ikke start motoren. Si fra i butikken eller ring 21 00 08 00. Vi hjelper deg å få bilen trygt bort fra pumpa og tanken tømt.',
          ),
        }),
        card('fuels-faq-winter', {
          title: 'Når kommer vinterdieselen?',
          text: md(
            'I Finnmark og i fjellet fra midten av september, ellers i løpet av oktober. Vintervaren tåler minst 24 minusgrader, i nord 32.',
          ),
        }),
        card('fuels-faq-receipt', {
          title: 'Jeg fikk ikke kvittering',
          text: md(
            'Kvitteringer for kjøp i appen ligger i appen. Har du betalt med kort, trenger vi sted, tid og beløp.',
          ),
        }),
        card('fuels-faq-reserve', {
          title: 'Hvorfor er beløpet på kontoen høyere enn det jeg fylte for?',
          text: md(
            'Automaten reserverer et beløp før du fyller. Banken slipper reservasjonen så snart den får riktig sum, som regel samme dag.',
          ),
        }),
      ]),
      cards('grid', 'Les også', [
        card('fuels-read-hvo', {
          title: 'Fornybar diesel om vinteren',
          text: md('Tre vintre på fjellet med HVO100 på tanken.'),
          image: picture('truck-night', 'Vogntog på en vintervei om natten'),
          links: [to('articleHvo', 'Les artikkelen')],
        }),
        card('fuels-read-marine', {
          title: 'Drivstoff til båt',
          text: md(
            'Båtstasjonene selger 98 og farget diesel fra påske til oktober. De ubetjente pumpene har automat.',
          ),
          image: picture('marina', 'Drivstoffbrygge i en småbåthavn'),
          links: [to('stationLocator', 'Finn båtstasjon', '?service=MARINE')],
        }),
        card('fuels-read-safety', {
          title: 'Sikkerhetsdatablad',
          text: md('Innhold, merking og førstehjelp for alle produktene.'),
          image: picture('safety-helmet', 'Vernehjelm og hansker på en benk'),
          links: [to('productSafety', 'Se produktsikkerhet')],
        }),
      ]),
    ],
  },
]
