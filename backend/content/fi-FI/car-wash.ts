import type { Product } from '#shared/contract/products.ts'
import type { Card, RichTextBlock } from '#shared/contract/content.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { md, to } from './words.ts'
import { washBasic, washBundle, washPerfect, washPerfect24h } from './wash-products.ts'

export const carWashPages: PageSource[] = [
  {
    key: 'carWash',
    title: 'Autopesu',
    description:
      'Osta autopesu verkosta: Peruspesu 12,90 €, Perfect-pesu 19,90 € ja viiden pesun paketti 89,00 €. Koodi tulee heti sähköpostiin.',
    body: [
      hero({
        title: 'Suola pois ja matka jatkuu',
        text: md(`
          Osta pesu nyt, käytä milloin sopii. Koodi tulee sähköpostiin ja halutessasi tekstiviestinä.
        `),
        image: picture('car-wash-arcs', 'Auto ajaa valaistujen pesukaarien läpi'),
        links: [to('stationLocator', 'Etsi pesuasema', '?service=MAIN&f=perfectcarwash'), to('cart', 'Siirry ostoskoriin')],
        theme: 'primary',
      }),
      {
        contentType: 'cardList',
        title: 'Valitse pesu',
        display: { component: 'productList' },
        cards: [
          washCard(
            'product-wash-basic',
            washBasic,
            md(`
            Esihuuhtelu, harjapesu ja kuivaus. Kesto noin 5 minuuttia.
          `),
          ),
          washCard(
            'product-wash-perfect',
            washPerfect,
            md(`
            Henkilökunnan esipesu, aktiivivaahto, alustapesu, vaha ja kuivaus. Aseman aukioloaikoina, noin 10 minuuttia.
          `),
          ),
          washCard(
            'product-wash-perfect-24h',
            washPerfect24h,
            md(`
            Sama ohjelma ilman käsin tehtävää esipesua. Automaattinen, auki ympäri vuorokauden.
          `),
          ),
          washCard(
            'product-wash-bundle-5',
            washBundle,
            md(`
            Viisi Perfect-pesua, yksi koodi kullekin. Yhdelle pesulle jää hintaa 17,80 €.
          `),
          ),
        ],
      },
      comparison(),
      richText(
        md(`
        1. Aja pesuhallin eteen ja sammuta pyyhkimet, taita antenni ja peilit.
        2. Näppäile koodi pesuautomaattiin tai näytä se kassalla.
        3. Aja sisään merkkivalon mukaan, pysäköintivaihde päälle ja ikkunat kiinni.
        4. Aja ulos, kun valo vaihtuu vihreäksi. Pakkasella avaa ovet kerran heti pesun jälkeen.
      `),
        'Näin käytät koodin',
      ),
      cards('accordion', 'Kysyttyä autopesusta', [
        card('wash-faq-valid', {
          title: 'Kuinka kauan koodi on voimassa?',
          text: md(`
          12 kuukautta ostopäivästä. Koodin ensimmäiset merkit ovat ST1-, ja viimeinen käyttöpäivä on sähköpostissa.
        `),
        }),
        card('wash-faq-where', {
          title: 'Missä koodi käy?',
          text: md(`
          Kaikilla St1- ja Shell-asemien pesulinjoilla Suomessa, joilla on kyseinen pesu. Katso
          [asemahaku](page:stationLocator).
        `),
        }),
        card('wash-faq-refund', {
          title: 'Voinko palauttaa käyttämättömän koodin?',
          text: md(`
          Voit, 14 päivän kuluessa ostosta. Kirjoita [asiakaspalveluun](page:contact) ja liitä tilausnumero.
        `),
        }),
        card('wash-faq-cold', {
          title: 'Voiko auton pestä pakkasella?',
          text: md(`
          Voi. Suosittelemme enintään 15 asteen pakkasta. Lue
          [ohjeet pesuun pakkasella](page:articleWashWinter).
        `),
        }),
        card('wash-faq-size', {
          title: 'Minkä kokoinen auto mahtuu?',
          text: md(`
          Useimmissa halleissa korkeus on enintään 2,30 m ja leveys 2,30 m. Pakettiautoille on korkeita linjoja, joissa raja on
          2,80 m.
        `),
        }),
        card('wash-faq-box', {
          title: 'Voiko suksiboksi olla katolla?',
          text: md(`
          Ei harjapesussa. Tarjolla on itsepesupaikkoja, joissa boksin kanssa voi pestä käsin.
        `),
        }),
      ]),
      articleList('Vinkkejä pesuun', ['autopesu']),
    ],
  },
]

/** A wash in the product list: its card shows the product's own picture and price. */
function washCard(id: string, product: Product, text: NonNullable<Card['text']>): Card {
  return card(id, { title: product.name, text, product, ...(product.image === undefined ? {} : { image: product.image }) })
}

function comparison(): RichTextBlock {
  return richText(
    md(`
    ## Mitä pesuun sisältyy?

    | Vaihe | Peruspesu | Perfect-pesu | Perfect 24H |
    | --- | --- | --- | --- |
    | Esipesu käsin | Ei | Kyllä | Ei |
    | Aktiivivaahto | Ei | Kyllä | Kyllä |
    | Alustapesu | Ei | Kyllä | Kyllä |
    | Vaha ja kuivaus | Kuivaus | Molemmat | Molemmat |
    | Hinta | 12,90 € | 19,90 € | 17,90 € |

    Pesuvesi puhdistetaan ja kierrätetään. Yhteen pesuun menee 130–180 litraa vettä, josta yli puolet on kierrätettyä.
  `),
  )
}
