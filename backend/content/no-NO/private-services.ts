// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { washProductLists } from './wash-cards.ts'

const { md, to } = contentFor('no-NO')

export const privateServicesPages: PageSource[] = [
  {
    key: 'services',
    title: 'Tjenester',
    synonyms:
      'henger, tilhenger, tilhengerleie, leie tilhenger, leie henger, hengerleie, leie av tilhenger, hente pakke, leie varebil, støvsuger',
    description:
      'Bilvask, mat og kaffe, tilhengerleie, pakker, selvvask og luft. Se tjenestene du finner på St1-stasjonene i Norge.',
    body: [
      hero({
        title: 'Gjør unna litt på veien',
        text: md(
          'Vask bilen, hent pakken, lei en henger og spis middag. Tjenestene varierer, så sjekk stasjonen i kartet før du drar.',
        ),
        image: picture('station-staff', 'Medarbeidere som tar imot kunder bak disken'),
        links: [to('stationLocator', 'Finn stasjon')],
        theme: 'secondary',
      }),
      cards('grid', 'På stasjonen', [
        card('services-wash', {
          title: 'Bilvask',
          text: md('{halls} vaskehaller. {halls24h} av dem er åpne hele døgnet.'),
          image: picture('car-wash-foam', 'Bil dekket av skum i vaskehallen'),
          links: [to('carWash', 'Velg program')],
        }),
        card('services-food', {
          title: 'Mat og kaffe',
          text: md('Dagens lunsj, pølser, boller og kaffe hele dagen.'),
          image: picture('lunch-counter', 'Lunsjdisk med varme retter'),
          links: [to('food', 'Se menyen')],
        }),
        card('services-trailer', {
          title: 'Tilhenger',
          text: md('Åpen henger 199,00 kr for tre timer, skaphenger 329,00 kr. Bestill i appen.'),
          image: picture('trailer-rental', 'Tre tilhengere klare til utleie'),
          links: [to('stationLocator', 'Finn utleiested')],
        }),
        card('services-parcel', {
          title: 'Pakker',
          text: md('Hent og send pakker i boksene ved inngangen, hele døgnet.'),
          image: picture('parcel-lockers', 'Pakkebokser i lys fra stasjonen'),
          links: [to('stationLocator', 'Finn pakkeboks')],
        }),
        card('services-charging', {
          title: 'Lading',
          text: md('Lading med inntil 400 kW, på {chargingStations} stasjoner.'),
          image: picture('charger-city', 'Elbil ved hurtiglader'),
          links: [to('evCharging', 'Om lading')],
        }),
      ]),
      richText(
        md(`
          ## Gratis for alle kunder

          - Luft i dekkene og vann på vinduet
          - Toalett i åpningstiden på betjente stasjoner
          - Trådløst nett i butikken og ved laderne
          - Hjertestarter på alle betjente stasjoner

          ## Bobil og campingvogn

          Fra mai til september kan du tømme toalett og fylle vann på {caravanparking} stasjoner. Tømming koster 50,00 kr, og er gratis når du fyller minst
          30 liter. Gassflasker byttes i butikken.
        `),
      ),
    ],
  },
  {
    key: 'carWash',
    title: 'Bilvask',
    synonyms:
      'vask, vaske bilen, vaskehall, vaskekode, bilvask pris, vaskeprogram, vaskekoden, pris på bilvask, klippekort, vaskepakke, vintervask',
    description:
      'Kjøp vaskekode på nett og vask når det passer. Basisvask {price basic}, Perfect-vask {price perfect} og pakke med fem vasker {price perfect5}.',
    body: [
      hero({
        title: 'Velg bilvask',
        text: md(
          'Kjøp koden her, tast den på panelet og kjør inn. Mer skal det ikke til, heller ikke klokka tre om natta.',
        ),
      }),
      ...washProductLists,
      richText(
        md(`
          ## Slik bruker du koden

          1. Betal her. Koden kommer på e-post, og på SMS hvis du ønsker det.
          2. Tast koden på panelet foran hallen. Den begynner med ST1-.
          3. Følg lysene inn. Lukk vinduer og tanklokk, og fold inn speilene.

          Vaskevannet renses i egen oljeutskiller før det går videre. I de fleste hallene brukes mesteparten av vannet om igjen.
        `),
      ),
      cards('accordion', 'Spørsmål om bilvask', [
        card('wash-faq-frost', {
          title: 'Hvor kaldt kan det være?',
          text: md(
            'Hallene er åpne ned til 15 minusgrader. [Les rådene våre](page:articleWashWinter) om pakninger, lås og ladeluke i kulda.',
          ),
        }),
        card('wash-faq-valid', {
          title: 'Hvor lenge gjelder koden?',
          text: md('Datoen står ved siden av koden i e-posten og på bestillingssiden.'),
        }),
        card('wash-faq-size', {
          title: 'Er det plass til takboks eller varebil?',
          text: md(
            'Høyden står på portalen, vanligvis 2,30 eller 2,60 meter. Ta av takboks, skistativ og løse antenner før du kjører inn.',
          ),
        }),
        card('wash-faq-ev', {
          title: 'Hva med elbil?',
          text: md(
            'Slå på bilens vaskemodus, slå av automatisk parkeringsbrems og kontroller at ladeluka er låst.',
          ),
        }),
        card('wash-faq-failed', {
          title: 'Vasken stoppet eller ble dårlig',
          text: md(
            'Si fra til betjeningen før du kjører ut. I ubetjente haller ringer du 21 00 08 00. Du får ny vask eller pengene tilbake.',
          ),
        }),
        card('wash-faq-refund', {
          title: 'Kan jeg angre kjøpet?',
          text: md(
            'Ja, kjøp av ubrukte koder kan angres i 14 dager. [Angre avtalen her](page:withdrawal).',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'food',
    title: 'Mat og kaffe',
    synonyms: 'lunsj, lunsjmeny, kaffe, mat, pølse, restaurant, kafé, veikro',
    description:
      'Dagens lunsj, pølse i lompe, ferske boller og kaffeavtale. Se hva du får å spise og drikke på de betjente St1-stasjonene.',
    body: [
      hero({
        title: 'Skikkelig mat, kort stopp',
        text: md(
          'Vi steker boller fra klokka seks og har dagens rett fra elleve. Ingen trenger å spise på rattet.',
        ),
        image: picture('station-staff', 'Medarbeidere som tar imot gjester bak disken'),
        links: [to('stationLocator', 'Finn sted med lunsj')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Dagens, hele uka

          | Dag | Rett | Pris |
          | --- | --- | --- |
          | Mandag | Kjøttkaker med ertestuing | 179,00 kr |
          | Tirsdag | Fiskekaker og råkost | 169,00 kr |
          | Onsdag | Lapskaus med flatbrød | 159,00 kr |
          | Torsdag | Komle med salt kjøtt | 179,00 kr |
          | Fredag | Fiskesuppe og rundstykke | 169,00 kr |

          Prisene er eksempler, lunsj får du fra {lunch}. Kaffe er med. Komle serveres på Sør- og Vestlandet. Andre steder velger kjøkkenet torsdagsretten selv.
          Menyen for hver stasjon ligger på stasjonssiden.

          ## Kaffeavtalen

          Kjøp termokoppen for 399,00 kr, så fyller du kaffe eller te fritt ut kalenderåret. Den gjelder på alle betjente stasjoner.
        `),
      ),
      cards('carousel', 'Fra disken', [
        card('food-sausage', {
          title: 'Pølse i lompe',
          text: md('Grill, wiener eller vegetar, 49,00 kr. Sprøstekt løk er gratis.'),
          image: picture('lunch-counter', 'Disk med grill og tilbehør'),
        }),
        card('food-bun', {
          title: 'Skolebolle',
          text: md('Bakt samme morgen, 42,00 kr. To for 60,00 kr etter klokka 18.'),
          image: picture('coffee-bakery', 'Skoleboller på et brett'),
        }),
        card('food-waffle', {
          title: 'Vaffel på søndag',
          text: md('Med syltetøy og rømme eller brunost, 45,00 kr.'),
          image: picture('station-winter-morning', 'Stasjon en søndag morgen i snø'),
        }),
        card('food-coffee', {
          title: 'Kaffe på nykvernede bønner',
          text: md('Fra brenneri i Norge, Fairtrade-merket. Fra 35,00 kr.'),
          image: picture('app-phone', 'Mobil med kaffefordel i appen'),
          links: [to('loyalty', 'Hver sjette er gratis')],
        }),
      ]),
      cards('accordion', 'Om maten', [
        card('food-faq-allergy', {
          title: 'Allergi og dietter',
          text: md(
            'Allergener står på skiltet ved hver rett og på stasjonssiden. Det finnes alltid minst én vegetarrett.',
          ),
        }),
        card('food-faq-hours', {
          title: 'Når er det lunsj?',
          text: md(
            'Hverdager 10.30–15, på Dombås er det middag til 18. I helgene er det grill og bakst.',
          ),
        }),
        card('food-faq-waste', {
          title: 'Hva skjer med maten som blir igjen?',
          text: md(
            'Den selges til halv pris siste timen før stengetid. Matsvinnet er kuttet med 38 prosent siden 2022.',
          ),
        }),
        card('food-faq-group', {
          title: 'Kan vi bestille til en hel gjeng?',
          text: md(
            'Ja, ring stasjonen dagen før. Fra ti porsjoner setter vi av bord der det er plass.',
          ),
        }),
      ]),
      articleList('Mer om mat', ['mat']),
    ],
  },
]
