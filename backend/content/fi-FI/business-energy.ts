import { picture } from '../pictures.ts'
import { articleList, card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const businessEnergyPages: PageSource[] = [
  {
    key: 'energyProducts',
    title: 'Energiatuotteet yrityksille',
    synonyms: 'LBG, nesteytetty biokaasu, LNG',
    description:
      'Diesel, HVO100, moottoripolttoöljy, biokaasu, AdBlue ja maalämpö yrityksille. Säiliötoimitukset koko maahan 500 litrasta alkaen.',
    body: [
      hero({
        title: 'Toimitus työmaalle, tilalle ja terminaaliin',
        text: md(`
          Säiliöauto ajaa Ivaloon asti. Tilaat puhelimitse tai annat säiliön itse kertoa, milloin raja alittuu.
        `),
        image: picture('oil-delivery', 'Säiliöauto purkaa polttoainetta maatilan säiliöön'),
        links: [
          external('tel:0800000130', 'Tilaa: 0800 000 130', true),
          to('b2bContact', 'Pyydä tarjous'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Tuotteet

        | Tuote | Käyttö | Pienin toimitus |
        | --- | --- | --- |
        | Diesel, kesä- ja talvilaatu | Ajoneuvot | 1 000 l |
        | HVO100 | Ajoneuvot ja työkoneet | 1 000 l |
        | Moottoripolttoöljy | Työkoneet, traktorit | 500 l |
        | Kevyt polttoöljy | Lämmitys ja kuivurit | 500 l |
        | AdBlue | Raskas kalusto | 500 l tai 10 l kanisteri |
        | Nesteytetty biokaasu (LBG) | Raskas liikenne | {lbg} asemalta |

        Elokuun lopussa, kun puinnit ovat kiivaimmillaan, toimitamme kuivurille myös viikonloppuisin.
      `),
      ),
      cards('carousel', 'Mihin yritykset siirtyvät', [
        card('energy-hvo', {
          title: 'HVO100 työkoneisiin',
          text: md(`
            Sama säiliö, samat koneet, jopa 90 % pienemmät elinkaaripäästöt.
          `),
          image: picture('fuel-pump', 'HVO100-pistooli'),
          links: [to('articleHvo', 'Lue HVO100 talvella')],
        }),
        card('energy-biogas', {
          title: 'Biokaasua rekkoihin',
          text: md(`
            Lantaa, biojätettä ja puhdistamolietettä: raaka-aine on kotimaista.
          `),
          image: picture('biogas-plant', 'Biokaasulaitos talvella'),
          links: [to('articleBiogas', 'Lue biokaasusta')],
        }),
        card('energy-geothermal', {
          title: 'Maalämpö kiinteistöön',
          text: md(`
            Varastot, koulut ja taloyhtiöt, kaivokentät 4–60 kaivoa.
          `),
          image: picture('drill-rig', 'Porausvaunu varastohallin vieressä'),
          links: [to('geothermalHeat', 'Tutustu maalämpöön')],
        }),
        card('energy-charging', {
          title: 'Lataus kalustolle',
          text: md(`
            {chargingStations} latausasemaa kortilla ja laturit omalle pihalle.
          `),
          image: picture('charger-city', 'Pakettiauto latauksessa iltavalossa'),
          links: [to('evCharging', 'Katso latausverkosto')],
        }),
      ]),
      cards('accordion', 'Kysyttyä toimituksista', [
        card('energy-faq-tank', {
          title: 'Saako säiliön vuokralle?',
          text: md(`
          Kyllä. Kaksivaippainen 1 500–10 000 litran säiliö pumppuineen alkaen 65,00 € kuukaudessa.
        `),
        }),
        card('energy-faq-sensor', {
          title: 'Miten automaattitilaus toimii?',
          text: md(`
          Anturi lähettää pinnankorkeuden kerran päivässä. Kun sovittu raja alittuu, kuorma lähtee ilman erillistä tilausta.
        `),
        }),
        card('energy-faq-color', {
          title: 'Saako moottoripolttoöljyä käyttää autossa?',
          text: md(`
          Ei. Värjätty öljy on verotettu työkoneita varten. Väärinkäytöstä määrätään polttoainemaksu.
        `),
        }),
        card('energy-faq-proof', {
          title: 'Miten uusiutuvuus todistetaan?',
          text: md(`
          Toimitamme kestävyystodistuksen jokaisesta HVO100- ja biokaasuerästä.
        `),
        }),
      ]),
      articleList('Uutisia ja tarinoita', ['yritykset']),
    ],
  },
]
