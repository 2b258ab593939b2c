import type { CardListBlock } from '#shared/contract/block.ts'
import { cards, productCard } from '../source.ts'
import { products } from './wash-products.ts'
import { md, to } from './words.ts'

/** All products of the shop, on the car wash page. The first list compares the programmes. */
export const washProductLists: CardListBlock[] = [
  {
    ...cards('productList', undefined, [
      productCard(
        products.basic,
        md('Schamponering, borsttvätt, sköljning och torkning. Räcker gott på sommaren.'),
      ),
      productCard(
        products.perfect,
        md('Förtvätt med avfettning, skum, underredsspolning, borsttvätt, vax och torkning.'),
      ),
      productCard(
        products.premium,
        md(
          'Perfect-tvätt med fälgtvätt och ett vax som håller smutsen borta i veckor. Tar ungefär 14 minuter.',
        ),
      ),
    ]),
    links: [to('stationLocator', 'Hitta en av {halls} hallar', '?f=carwash')],
  },
  cards('productList', 'Paket och presenter', [
    productCard(
      products.perfect5,
      md('Fem koder i ett mejl. Varje tvätt kostar då {each perfect5}, och du kan ge bort en kod.'),
    ),
    productCard(
      products.perfect10,
      md('Tio koder till familjens alla bilar. Varje tvätt kostar då {each perfect10}.'),
    ),
    productCard(
      products.gift,
      md(
        'Presentkort på en Perfect-tvätt: skicka koden vidare eller skriv ut den och lägg i ett kuvert.',
      ),
    ),
    productCard(products.basic5, md('Fem koder mot sommarens damm. Du sparar {saving basic5}.')),
    productCard(
      products.winter,
      md(
        'Tre Perfect-tvättar mot saltet och två dammsugningar mot gruset. Du sparar {saving winter}.',
      ),
    ),
    productCard(
      products.coffee,
      md('En stor kaffe och en nybakad kanelbulle väntar i kassan när bilen är ren.'),
    ),
  ]),
  cards('productList', 'Fler tvättar', [
    productCard(
      products.perfect24h,
      md('Samma program på våra obemannade tvättar. Öppet dygnet runt, lite lägre pris.'),
    ),
    productCard(
      products.self,
      md('Högtryck, skum och sköljning för egen hand. Takboxen får sitta kvar.'),
    ),
    productCard(
      products.vacuum,
      md('Stark dammsugare bredvid tvätthallen. Mattor, säten och bagage.'),
    ),
    productCard(
      products.interior,
      md('Dammsugning, ytor och rutor inifrån. Personalen gör jobbet, räkna med en timme.'),
    ),
    productCard(
      products.van,
      md('I våra höga hallar, upp till 2,80 meter. Sköljning, borstar, underrede och torkning.'),
    ),
    productCard(
      products.truck,
      md('I våra lastbilstvättar: dragbil och trailer upp till 18 meter.'),
    ),
  ]),
]
