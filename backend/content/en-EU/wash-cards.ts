import type { CardListBlock } from '#shared/contract/block.ts'
import { cards, contentFor, productCard } from '../source.ts'
import { products } from './wash-products.ts'

const { md, to } = contentFor('en-EU')

/** All products of the shop, on the car wash page. The first list compares the programmes. */
export const washProductLists: CardListBlock[] = [
  {
    ...cards('productList', undefined, [
      productCard(products.basic, md('Rinse, brushes and drying. About five minutes.')),
      productCard(
        products.perfect,
        md('Pre-wash, brushes, underbody rinse, wax and drying. About ten minutes.'),
      ),
      productCard(
        products.premium,
        md(
          'The Perfect wash with wheels cleaned and a lasting wax that keeps dirt off for weeks. About 14 minutes.',
        ),
      ),
    ]),
    links: [
      to(
        'stationLocator',
        'Find one of the {halls FI} halls in Finland',
        '?service=MAIN&f=carwash',
      ),
    ],
  },
  cards('productList', 'Packs and gifts', [
    productCard(
      products.perfect5,
      md('Five separate codes. You save {saving perfect5} and can give some of them away.'),
    ),
    productCard(
      products.perfect10,
      md('Ten codes for every car in the family. One wash comes to {each perfect10}.'),
    ),
    productCard(
      products.gift,
      md(
        'A gift card for one Perfect wash: send the code on, or print it and put it in an envelope.',
      ),
    ),
    productCard(
      products.basic5,
      md('Five codes for the dust of summer. You save {saving basic5}.'),
    ),
    productCard(
      products.winter,
      md(
        'Three Perfect washes against salt and two goes with the vacuum cleaner against grit. You save {saving winter}.',
      ),
    ),
    productCard(
      products.coffee,
      md('A large coffee and a fresh cinnamon bun, waiting at the counter when the car is clean.'),
    ),
  ]),
  cards('productList', 'Other washes', [
    productCard(
      products.perfect24h,
      md('The Perfect programme in our unmanned halls, at any hour.'),
    ),
    productCard(
      products.self,
      md('Pressure washer, foam and rinse in your own hands. A roof box may stay on.'),
    ),
    productCard(
      products.vacuum,
      md('A strong vacuum cleaner beside the hall. Mats, seats and boot.'),
    ),
    productCard(
      products.interior,
      md('Vacuuming, surfaces and windows from inside. Our staff do it; allow an hour.'),
    ),
    productCard(
      products.van,
      md('In our tall halls, up to 2.80 metres. Rinse, brushes, underbody and drying.'),
    ),
    productCard(
      products.truck,
      md('At our truck washes: tractor and semi-trailer up to 18 metres.'),
    ),
  ]),
]
