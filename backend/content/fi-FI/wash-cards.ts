import type { CardListBlock } from '#shared/contract/block.ts'
import { cards, productCard } from '../source.ts'
import { products } from './wash-products.ts'
import { md, to } from './words.ts'

/** All products of the shop, on the car wash page. The first list compares the programmes. */
export const washProductLists: CardListBlock[] = [
  {
    ...cards('productList', undefined, [
      productCard(products.basic, md('Esihuuhtelu, harjapesu ja kuivaus. Kesto noin 5 minuuttia.')),
      productCard(
        products.perfect,
        md(
          'Henkilökunnan esipesu, aktiivivaahto, alustapesu, vaha ja kuivaus. Aseman aukioloaikoina, noin 10 minuuttia.',
        ),
      ),
      productCard(
        products.premium,
        md(
          'Perfect-pesu, vanteiden pesu ja kestovaha, joka pitää lian loitolla viikkoja. Noin 14 minuuttia.',
        ),
      ),
    ]),
    links: [to('stationLocator', 'Löydä yksi {halls} pesuhallista', '?service=MAIN&f=carwash')],
  },
  cards('productList', 'Paketit ja lahjat', [
    productCard(
      products.perfect5,
      md('Viisi Perfect-pesua, yksi koodi kullekin. Yhdelle pesulle jää hintaa {each perfect5}.'),
    ),
    productCard(
      products.perfect10,
      md('Kymmenen koodia koko perheen autoille. Yhdelle pesulle jää hintaa {each perfect10}.'),
    ),
    productCard(
      products.gift,
      md('Lahjakortti Perfect-pesuun: lähetä koodi eteenpäin tai tulosta se kuoreen.'),
    ),
    productCard(products.basic5, md('Viisi koodia kesän pölyihin. Säästät {saving basic5}.')),
    productCard(
      products.winter,
      md(
        'Kolme Perfect-pesua suolaa vastaan ja kaksi imurointia hiekkaa vastaan. Säästät {saving winter}.',
      ),
    ),
    productCard(
      products.coffee,
      md('Iso kahvi ja tuore korvapuusti odottavat tiskillä, kun auto on puhdas.'),
    ),
  ]),
  cards('productList', 'Muut pesut', [
    productCard(
      products.perfect24h,
      md('Sama ohjelma ilman käsin tehtävää esipesua. Automaattinen, auki ympäri vuorokauden.'),
    ),
    productCard(
      products.self,
      md('Painepesuri, vaahto ja huuhtelu omin käsin. Suksiboksi saa olla katolla.'),
    ),
    productCard(
      products.vacuum,
      md('Tehokas imuri pesuhallin vieressä. Matot, istuimet ja tavaratila.'),
    ),
    productCard(
      products.interior,
      md('Imurointi, pinnat ja ikkunat sisältä. Henkilökunta tekee, varaa tunti.'),
    ),
    productCard(
      products.van,
      md('Korkeat linjat, raja 2,80 m. Esihuuhtelu, harjapesu, alustapesu ja kuivaus.'),
    ),
    productCard(
      products.truck,
      md('Raskaan liikenteen pesupaikoilla: vetoauto ja puoliperävaunu enintään 18 m.'),
    ),
  ]),
]
