// The page /content-blocks: examples of each kind of block that editors add to pages, in each
// locale.

import type { Block, CardListComponent } from '#shared/contract/block.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { accordionExamples } from './block-examples/accordion.ts'
import { articleBlockExamples } from './block-examples/article-block.ts'
import { carouselExamples } from './block-examples/carousel.ts'
import type { ExamplesOf, Words } from './block-examples/examples-of.ts'
import { gridExamples } from './block-examples/grid.ts'
import { heroExamples } from './block-examples/hero.ts'
import { productListExamples } from './block-examples/product-list.ts'
import { quickNavigationExamples } from './block-examples/quick-navigation.ts'
import { everyNode as englishNodes } from './en-EU/every-node.ts'
import { products as englishProducts } from './en-EU/wash-products.ts'
import { everyNode as finnishNodes } from './fi-FI/every-node.ts'
import { products as finnishProducts } from './fi-FI/wash-products.ts'
import * as finnish from './fi-FI/words.ts'
import { everyNode as norwegianNodes } from './no-NO/every-node.ts'
import { products as norwegianProducts } from './no-NO/wash-products.ts'
import { articleList, contentFor, type PageSource, richText } from './source.ts'
import { everyNode as swedishNodes } from './sv-SE/every-node.ts'
import { products as swedishProducts } from './sv-SE/wash-products.ts'

type Kind = Exclude<Block['contentType'], 'cardList'> | CardListComponent

/** Kinds without an example here: they are on a page of their own, or redirect. */
export type KindElsewhere =
  | 'cart'
  | 'checkout'
  | 'customerPages'
  | 'form'
  | 'holidayHours'
  | 'newsList'
  | 'orderStatus'
  | 'redirect'
  | 'savedPages'
  | 'search'
  | 'stationFunctions'
  | 'stationHeader'
  | 'stationLocator'
  | 'stationLunch'
  | 'stationMap'

type ExampleKind = Exclude<Kind, KindElsewhere>

/** In the order of the page. Long examples are in block-examples/. */
const EXAMPLES: { [K in ExampleKind]: ExamplesOf<K> } = {
  hero: heroExamples,
  richText: {
    'fi-FI': () => [richText(finnishNodes, 'Tekstin muotoilut')],
    'sv-SE': ({ md }) => [
      richText(swedishNodes, 'Text med alla format'),
      richText(md(`Ett textblock utan rubrik, med [en länk till kundservice](page:contact).`)),
    ],
    'no-NO': ({ md }) => [
      richText(
        md(`
          Et avsnitt med **fet**, *kursiv* og \`kode\`, en lenke til [bilvask](page:carWash) og en til [Yr](https://www.yr.no/).

          ![Drivstoffbrygge en sommerkveld](scene:marina)
        `),
        'Tekst skrevet av redaktør',
      ),
      richText(norwegianNodes, 'Alle tekstelementer'),
    ],
    'en-EU': () => [richText(englishNodes, 'Rich text with every element')],
  },
  grid: gridExamples,
  carousel: carouselExamples,
  accordion: accordionExamples,
  quickNavigation: quickNavigationExamples,
  productList: productListExamples,
  articleList: {
    'fi-FI': () => [
      articleList('Artikkeliluettelo, yksi aihe', ['tarinat']),
      articleList('Artikkeliluettelo, kaikki'),
    ],
    'sv-SE': () => [articleList('Artikellista', ['berättelser'])],
    'no-NO': () => [articleList('Artikkelliste', ['bilvask'])],
    'en-EU': () => [articleList('Article list', ['sustainability'])],
  },
  articleBlock: articleBlockExamples,
}

const WORDS: Record<LocaleCode, Words> = {
  'fi-FI': { ...finnish, products: finnishProducts },
  'sv-SE': { ...contentFor('sv-SE'), products: swedishProducts },
  'no-NO': { ...contentFor('no-NO'), products: norwegianProducts },
  'en-EU': { ...contentFor('en-EU'), products: englishProducts },
}

const TITLES: Record<LocaleCode, Pick<PageSource, 'title' | 'description'>> = {
  'fi-FI': {
    title: 'Sisältölohkot',
    description:
      'Toimituksen malli: kaikki sisältölohkot, korttilistat, tekstin muotoilut ja linkkityypit samalla sivulla nähtävissä.',
  },
  'sv-SE': {
    title: 'Innehållsblock',
    description:
      'En översikt för redaktörer: alla block, kortlistor, länktyper och textformat som går att använda på webbplatsens sidor.',
  },
  'no-NO': {
    title: 'Innholdsblokker',
    description:
      'Oversikt for redaktører: alle blokker, kortlister, lenker og tekstformater som kan brukes på sidene.',
  },
  'en-EU': {
    title: 'Content blocks',
    description:
      'All the content blocks editors of the St1 website can use, shown one after another with real texts and pictures.',
  },
}

export function blockExamples(locale: LocaleCode): Block[] {
  return Object.values(EXAMPLES).flatMap((examples): Block[] => examples[locale](WORDS[locale]))
}

export function blockGallery(locale: LocaleCode): PageSource {
  return { key: 'blockGallery', ...TITLES[locale], noIndex: true, body: blockExamples(locale) }
}
