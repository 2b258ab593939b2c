import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const businessServicesPages: PageSource[] = [
  {
    key: 'energyProducts',
    title: 'Energiprodukter for bedrift',
    synonyms: 'AdBlue, urea',
    description:
      'Diesel, HVO100, anleggsdiesel, bioolje, biogass og AdBlue levert til anlegg, gård og terminal. Se produkter og leveringstid.',
    body: [
      hero({
        title: 'Levert før tanken er tom',
        text: md(
          'Tankbilene våre går fra depoter i Oslo, Bergen, Trondheim, Mo i Rana og Tromsø. De fleste bestillinger leveres innen 48 timer.',
        ),
        image: picture('oil-delivery', 'Tankbil som fyller en tank på et anlegg i snøvær'),
        links: [to('b2bContact', 'Bestill levering')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Produkter i bulk

          | Produkt | Minste mengde | Bruk |
          | --- | --- | --- |
          | Diesel B7 | 500 liter | Kjøretøy på vei |
          | HVO100 | 500 liter | Kjøretøy og maskiner, fossilfrie anlegg |
          | Anleggsdiesel, farget | 500 liter | Maskiner, aggregater, landbruk |
          | Bioolje | 1 000 liter | Spisslast, byggvarme, industri |
          | AdBlue | 600 liter | SCR-rensing, også i tank på 1 000 liter |
          | Flytende biogass (LBG) | Avtale | Tunge lastebiler, buss og ferge |

          ## Fossilfri byggeplass

          Bruk av mineralolje til byggvarme er forbudt, og stadig flere byggherrer krever fossilfrie maskiner. Vi setter opp tank, leverer HVO100
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
          title: 'HVO100 om vinteren',
          text: md('Erfaringer fra tre sesonger med brøyting på Saltfjellet.'),
          image: picture('road-aurora', 'Vintervei over fjellet under nordlys'),
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
        card('energy-faq-night', {
          title: 'Leverer dere om natta?',
          text: md('Ja, etter avtale. Mange anlegg får fylt 22–5 for å holde veien fri på dagtid.'),
        }),
        card('energy-faq-island', {
          title: 'Hva med øyer og veiløse steder?',
          text: md('Vi leverer med ferge eller båt. Regn med to ekstra virkedager.'),
        }),
        card('energy-faq-spill', {
          title: 'Hva skjer ved søl?',
          text: md(
            'Varsle 110 hvis sølet kan nå vann eller kloakk, og vakta vår på 21 00 08 45. Bilene har alltid absorbenter om bord.',
          ),
        }),
        card('energy-faq-level', {
          title: 'Kan dere følge med på nivået?',
          text: md('Ja. Med nivåmåler i tanken kommer vi av oss selv før det blir lite.'),
        }),
      ]),
    ],
  },
  {
    key: 'businessServices',
    title: 'Tjenester for bedrift',
    description:
      'St1 Business gir oversikt over kort og forbruk. Transportører får truckstasjoner, dusj og avtaler tilpasset tungbil.',
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
          text: md('{trucks} truckstasjoner med høytrykkspumper, AdBlue og plass til å snu.'),
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
]
