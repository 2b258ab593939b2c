import type { CardListBlock } from '#shared/contract/block.ts'
import { cards, contentFor, productCard } from '../source.ts'
import { products } from './wash-products.ts'

const { md, to } = contentFor('no-NO')

/** All products of the shop, on the car wash page. The first list compares the programmes. */
export const washProductLists: CardListBlock[] = [
  {
    ...cards('productList', undefined, [
      productCard(products.basic, md('Skum, børster og skyll. Fin mellom de store vaskene.')),
      productCard(
        products.perfect,
        md(
          'Forvask med skum, understell, børster, voks og tørk. Den vi anbefaler på saltede veier.',
        ),
      ),
      productCard(
        products.premium,
        md(
          'Perfect-vask med felgvask og en voks som holder skitten unna i ukevis. Tar rundt 14 minutter.',
        ),
      ),
    ]),
    links: [to('stationLocator', 'Finn en av {halls} vaskehaller', '?f=carwash')],
  },
  cards('productList', 'Pakker og gaver', [
    productCard(
      products.perfect5,
      md('Fem koder på én gang. Bruk dem selv eller gi bort noen. Du sparer {saving perfect5}.'),
    ),
    productCard(
      products.perfect10,
      md('Ti koder til alle bilene i familien. Hver vask koster da {each perfect10}.'),
    ),
    productCard(
      products.gift,
      md(
        'Gavekort på en Perfect-vask: send koden videre, eller skriv den ut og legg den i en konvolutt.',
      ),
    ),
    productCard(products.basic5, md('Fem koder mot sommerstøvet. Du sparer {saving basic5}.')),
    productCard(
      products.winter,
      md('Tre Perfect-vasker mot saltet og to støvsuginger mot grusen. Du sparer {saving winter}.'),
    ),
    productCard(
      products.coffee,
      md('En stor kaffe og en fersk kanelbolle venter i disken når bilen er ren.'),
    ),
  ]),
  cards('productList', 'Flere vasker', [
    productCard(
      products.perfect24h,
      md('Samme program i de ubetjente, døgnåpne hallene. Litt rimeligere, like ren bil.'),
    ),
    productCard(products.self, md('Høytrykk, skum og skyll for egen hånd. Takboksen kan stå på.')),
    productCard(
      products.vacuum,
      md('Kraftig støvsuger ved siden av vaskehallen. Matter, seter og bagasjerom.'),
    ),
    productCard(
      products.interior,
      md('Støvsuging, flater og ruter innvendig. Vi gjør jobben, sett av en time.'),
    ),
    productCard(
      products.van,
      md('I de høye hallene, opptil 2,80 meter. Skyll, børster, understell og tørk.'),
    ),
    productCard(
      products.truck,
      md('I lastebilvaskene våre: trekkvogn og semitrailer opptil 18 meter.'),
    ),
  ]),
]
