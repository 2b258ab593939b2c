import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const haulagePages: PageSource[] = [
  {
    key: 'haulage',
    title: 'SKAL-jäsenyys',
    synonyms: 'rekka, rekkaparkki, raskas liikenne, kuorma-auto',
    description:
      'SKALin jäsenyrityksille sopimusalennus dieselistä ja HVO100:sta, edullinen kuljettajan ateria ja {trucks} raskaan liikenteen tankkauspaikkaa.',
    body: [
      hero({
        title: 'Kuljetusyrittäjän omat ehdot',
        text: md(`
          SKALin jäsenenä saat alennuksen ensimmäisestä litrasta. Kortin kuukausimaksua ei peritä.
        `),
        image: picture('truck-stop', 'Täysperävaunu raskaan liikenteen mittarilla'),
        links: [
          to('b2bContact', 'Liitä jäsenyys korttiin'),
          to('stationLocator', 'Tankkauspaikat', '?service=TRUCK'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Jäsenedut

        | Etu | Jäsenelle |
        | --- | --- |
        | Diesel ja HVO100 raskaan liikenteen mittareilta | Sopimusalennus päivän listahinnasta |
        | AdBlue mittarista | 5 snt/l alennus |
        | St1 Business -kortti | 0,00 €/kk (muille 2,90 €/kk) |
        | Kuljettajan ateria ja santsikahvi | 11,90 € (muille 12,90 €) |
        | Suihku | Veloituksetta tankkauksen yhteydessä |

        Edut tulevat voimaan, kun jäsennumero on tarkistettu, tavallisesti kahden arkipäivän kuluessa.
      `),
      ),
      richText(
        md(`
        {trucks} tankkauspaikalla on nopea pistooli molemmilla puolilla, korkea katos ja tilaa täyspitkälle yhdistelmälle.
        {lbg} asemalta saa nesteytettyä biokaasua.

        - Suihku ja sauna, pyyhe kassalta
        - Valvottu pysäköinti suurimmilla asemilla, muun muassa Iisalmessa, Keuruulla ja Kemissä
        - Ruokaa aamukuudesta, automaatista läpi yön

        > Puoli tuntia, keitto ja suihku. Sitten jaksaa taas Kilpisjärvelle.
      `),
        'Asemat kuljettajille',
      ),
      cards('accordion', 'Kysyttyä jäsenyydestä', [
        card('haulage-faq-proof', {
          title: 'Miten todistan jäsenyyden?',
          text: md(`
          Jäsennumero riittää. Tarkistamme sen järjestöltä vuosittain, sinun ei tarvitse tehdä mitään.
        `),
        }),
        card('haulage-faq-drivers', {
          title: 'Koskeeko etu myös alihankkijoita?',
          text: md(`
          Etu on jäsenyrityksen omilla korteilla. Alihankkija tarvitsee oman jäsenyyden.
        `),
        }),
        card('haulage-faq-join', {
          title: 'Miten SKALiin liitytään?',
          text: md(`
          Jäsenyyttä haetaan järjestöltä tai sen alueyhdistykseltä. Kerro meille, kun jäsennumero on tullut.
        `),
        }),
        card('haulage-faq-abroad', {
          title: 'Saanko alennuksen Ruotsissa ja Norjassa?',
          text: md(`
          Kortti käy, mutta jäsenalennus koskee tankkauksia Suomessa.
        `),
        }),
      ]),
      articleList('Tien päältä', ['yritykset']),
    ],
  },
]
