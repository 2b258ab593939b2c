import { card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('no-NO')

export const businessServicesPages: PageSource[] = [
  {
    key: 'energyProducts',
    title: 'Energiprodukter for bedrift',
    description: 'Diesel, HVO 100, anleggsdiesel, bioolje, biogass og AdBlue levert til anlegg, gård og terminal. Se produkter og leveringstid.',
    body: [
      hero({
        title: 'Levert før tanken er tom',
        text: md('Tankbilene våre går fra depoter i Oslo, Bergen, Trondheim, Mo i Rana og Tromsø. De fleste bestillinger leveres innen 48 timer.'),
        image: picture('oil-delivery', 'Tankbil som fyller en tank på et anlegg i snøvær'),
        links: [to('b2bContact', 'Bestill levering')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Produkter i bulk

          | Produkt | Minste mengde | Bruk |
          | --- | --- | --- |
          | Diesel B7 | 500 liter | Kjøretøy på vei |
          | HVO 100 | 500 liter | Kjøretøy og maskiner, fossilfrie anlegg |
          | Anleggsdiesel, farget | 500 liter | Maskiner, aggregater, landbruk |
          | Bioolje | 1 000 liter | Spisslast, byggvarme, industri |
          | AdBlue | 600 liter | SCR-rensing, også i tank på 1 000 liter |
          | Flytende biogass | Avtale | Tunge lastebiler, buss og ferge |

          ## Fossilfri byggeplass

          Bruk av mineralolje til byggvarme er forbudt, og stadig flere byggherrer krever fossilfrie maskiner. Vi setter opp tank, leverer HVO 100
          og sender et månedlig klimaregnskap som kan legges rett i sluttrapporten.
        `),
      ),
      cards('grid', 'Mer om produktene', [
        card('energy-biogas', {
          title: 'Biogass',
          text: md('Fornybar gass av fiskeavfall og gjødsel, for den tyngste transporten.'),
          image: picture('biogas-plant', 'Biogassanlegg med runde tanker og trær rundt'),
          links: [to('articleBiogas', 'Les om biogass')],
        }),
        card('energy-hvo', {
          title: 'HVO 100 om vinteren',
          text: md('Erfaringer fra tre sesonger med brøyting på Saltfjellet.'),
          image: picture('road-aurora', 'Vinterveg over fjellet under nordlys'),
          links: [to('articleHvo', 'Les artikkelen')],
        }),
        card('energy-safety', {
          title: 'Sikkerhetsdatablad',
          text: md('For alle produkter, på norsk og engelsk.'),
          image: picture('safety-helmet', 'Vernehjelm og hansker'),
          links: [to('productSafety', 'Produktsikkerhet')],
        }),
      ]),
      cards('accordion', 'Om levering', [
        card('energy-faq-night', { title: 'Leverer dere om natta?', text: md('Ja, etter avtale. Mange anlegg får fylt mellom 22 og 5 for å holde veien fri på dagtid.') }),
        card('energy-faq-island', { title: 'Hva med øyer og veiløse steder?', text: md('Vi leverer med ferge eller båt. Regn med to ekstra virkedager.') }),
        card('energy-faq-spill', {
          title: 'Hva skjer ved søl?',
          text: md('Varsle 110 ved fare for vann eller kloakk, og vakta vår på 21 00 08 45. Bilene har alltid absorbenter om bord.'),
        }),
        card('energy-faq-level', { title: 'Kan dere følge med på nivået?', text: md('Ja. Med nivåmåler i tanken kommer vi av oss selv før det blir lite.') }),
      ]),
    ],
  },
  {
    key: 'businessServices',
    title: 'Tjenester for bedrift',
    description: 'St1 Business gir oversikt over kort og forbruk. Transportører får truckstasjoner, dusj og avtaler tilpasset tungbil.',
    body: [
      hero({
        title: 'Mindre administrasjon, mer kjøring',
        text: md('Tjenestene rundt kortet er laget sammen med kunder som har fullt opp fra før.'),
        image: picture('office-team', 'Kolleger som ser på en skjerm sammen'),
        theme: 'secondary',
      }),
      cards('grid', 'Velg tjeneste', [
        card('bservices-st1business', {
          title: 'St1 Business',
          text: md('Administrer kort, grenser, rapporter og fakturaer på nett og i app.'),
          image: picture('app-phone', 'App med oversikt over bilparken'),
          links: [to('st1Business', 'Bli kjent med St1 Business')],
        }),
        card('bservices-haulage', {
          title: 'Transport',
          text: md('38 truckstasjoner med høytrykkspumper, AdBlue og plass til å snu.'),
          image: picture('truck-night', 'Vogntog på vei inn til en stasjon om natten'),
          links: [to('haulage', 'For transportører')],
        }),
        card('bservices-wash', {
          title: 'Vask for bilparken',
          text: md('Vaskekoder i bunt eller rett på kortet, også for varebiler.'),
          image: picture('car-wash-foam', 'Varebil med skum i vaskehallen'),
          links: [to('carWash', 'Vaskeprogrammer')],
        }),
      ]),
      richText(
        md(`
          ## Alt på ett sted

          Har bedriften kort hos oss, er St1 Business med uten ekstra kostnad. Administratoren får tilgang første dag og kan invitere
          regnskapsfører og sjåfører med hver sin rolle.

          - Regnskapsfører ser fakturaer og bilag.
          - Flåteansvarlig ser alle biler, men ikke private kjøp.
          - Sjåføren ser sitt eget kort.

          Trenger dere hjelp til å komme i gang, [tar vi det på telefon](page:b2bContact) på en halvtime.
        `),
      ),
    ],
  },
  {
    key: 'st1Business',
    title: 'St1 Business',
    description: 'St1 Business er bedriftens oversikt over kort, forbruk, fakturaer og CO₂. Bestill og sperr kort selv, på nett eller i appen.',
    body: [
      hero({
        title: 'Hele bilparken i lomma',
        text: md('Se hva hver bil bruker, endre grenser på sekundet og last ned rapporten regnskapet spør om.'),
        image: picture('app-phone', 'Mobil som viser forbruk per bil i St1 Business'),
        links: [external('https://apps.apple.com/', 'App Store'), external('https://play.google.com/store', 'Google Play')],
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
        card('st1b-faq-price', { title: 'Hva koster det?', text: md('Ingenting. Tjenesten følger med St1 Bedriftskort.') }),
        card('st1b-faq-roles', { title: 'Hvor mange kan ha tilgang?', text: md('Så mange dere vil. Administratoren velger rolle for hver bruker.') }),
        card('st1b-faq-history', { title: 'Hvor langt tilbake ligger data?', text: md('Fem år for fakturaer og to år for enkeltkjøp.') }),
        card('st1b-faq-login', { title: 'Jeg kommer ikke inn', text: md('Ring 21 00 08 30 på hverdager. Sperring av kort tar vi hele døgnet på 21 00 08 40.') }),
      ]),
    ],
  },
  {
    key: 'haulage',
    title: 'Transport',
    description: 'Truckstasjoner langs E6, E16 og E39 med høytrykkspumper, AdBlue, dusj og oppstillingsplass. Avtaler for transportbedrifter.',
    body: [
      hero({
        title: 'Laget for 25,25 meter',
        text: md('38 truckstasjoner der du kan kjøre gjennom, fylle med høytrykk og ta hviletiden i fred.'),
        image: picture('truck-stop', 'Vogntog parkert på rekke ved en truckstasjon om kvelden'),
        links: [to('stationLocator', 'Finn truckstasjon', '?service=TRUCK'), to('b2bContact', 'Avtale for transport')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## På truckstasjonene

          - Høytrykkspumper med diesel og AdBlue på samme side
          - HVO 100 på 21 av dem, flytende biogass på tre
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
          text: md('Tre fyllestasjoner i drift, to til på vei.'),
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
        card('haulage-faq-rest', { title: 'Kan jeg ta døgnhvil?', text: md('Ja, på plasser merket med P og lastebil. De er gratis for dem som fyller eller spiser.') }),
        card('haulage-faq-shower', { title: 'Hva koster dusjen?', text: md('Den er gratis når du fyller minst 200 liter, ellers 6,00 €. Håndkle leies i kassa.') }),
        card('haulage-faq-chain', { title: 'Er det plass til å legge på kjetting?', text: md('Ja, på stasjonene ved fjellovergangene er det opplyst kjettingplass.') }),
        card('haulage-faq-foreign', { title: 'Gjelder kortet i Sverige og Finland?', text: md('Ja, på alle St1-stasjoner. Grensene per land setter bedriften selv.') }),
      ]),
    ],
  },
]
