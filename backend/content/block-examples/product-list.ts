import { picture } from '../pictures.ts'
import { card, cards } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const productListExamples: ExamplesOf<'productList'> = {
  'fi-FI': ({ products }) => [
    cards('productList', 'Tuoteluettelo', [
      card('gallery-product-basic', {
        title: products.basic.name,
        product: products.basic,
        image: picture('car-wash-arcs', 'Pesukaaret'),
      }),
      card('gallery-product-perfect', {
        title: products.perfect.name,
        product: products.perfect,
        image: picture('car-wash-foam', 'Vaahtoa konepellillä'),
      }),
      card('gallery-product-bundle', {
        title: products.perfect5.name,
        product: products.perfect5,
        image: picture('car-wash-foam', 'Vaahtoinen auto'),
      }),
    ]),
  ],
  'sv-SE': ({ md, products }) => [
    cards('productList', 'Produktlista', [
      card('product-gallery-basic', {
        title: 'Enkel tvätt',
        text: md(`Snabb och enkel.`),
        product: products.basic,
      }),
      card('product-gallery-perfect', {
        title: 'Perfect-tvätt',
        text: md(`Med skum, vax och underrede.`),
        product: products.perfect,
      }),
      card('product-gallery-bundle', {
        title: '5 Perfect-tvättar',
        text: md(`Fem koder i ett mejl.`),
        product: products.perfect5,
      }),
    ]),
  ],
  'no-NO': ({ md, products }) => [
    cards('productList', 'Produktliste', [
      card('product-gallery-basic', {
        title: 'Basisvask',
        text: md('Et enkelt produkt.'),
        image: picture('car-wash-foam', 'Bil i skum'),
        product: products.basic,
      }),
      card('product-gallery-bundle', {
        title: 'Fem Perfect-vasker',
        text: md('En pakke med flere koder.'),
        image: picture('car-wash-arcs', 'Bil under vaskebuene'),
        product: products.perfect5,
      }),
    ]),
  ],
  'en-EU': ({ md, products }) => [
    cards('productList', 'Product list', [
      card('product-gallery-perfect', {
        title: 'Perfect wash',
        text: md(`With underbody rinse and wax.`),
        image: picture('car-wash-arcs', 'A car under lit arcs'),
        product: products.perfect,
      }),
      card('product-gallery-basic', {
        title: 'Basic wash',
        text: md(`Quick and thorough.`),
        image: picture('car-wash-foam', 'A car in foam'),
        product: products.basic,
      }),
      card('product-gallery-bundle', {
        title: 'Five Perfect washes',
        text: md(`Five codes in one purchase.`),
        image: picture('car-wash-foam', 'Foam on a windscreen'),
        product: products.perfect5,
      }),
    ]),
  ],
}
