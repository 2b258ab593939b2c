import type { Card } from '#shared/contract/rich-text-document.ts'
import type { SearchHit } from '#shared/contract/search.ts'
import { formatPrice } from '#shared/money/price.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import { PAGE_PATHS } from '../content/page-paths.ts'
import {
  type ArticleSource,
  type Contents,
  type LocaleContent,
  type PageSource,
  perLocale,
} from '../content/source.ts'
import type { TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'

const MOST_FACTS = 8
/**
 * Pages whose products or first table answer most questions: prices, telephone numbers, open
 * positions.
 */
const PAGES_WITH_FACTS: readonly PageSource['key'][] = [
  'carWash',
  'evCharging',
  'contact',
  'b2bContact',
  'openPositions',
  'payment',
  'holidayHours',
]

interface Entry {
  hit: SearchHit
  /** text in addition to title and summary */
  lead?: readonly string[]
  text: unknown
  synonyms?: string
  /** its title is no subject that a visitor looks for: 'Charging engineer' */
  isJob?: boolean
}

/** The index of the site's search: pages, articles, and the products on pages. */
export function searchRows(contents: Contents): TableRows {
  return {
    table: 'search_entries',
    columns: [
      'locale',
      'slug',
      'category',
      'title',
      'synonyms',
      'hit',
      'title_words',
      'lead_words',
      'text_words',
    ],
    rows: perLocale(contents, (locale, content) =>
      entriesOf(content, (key) => PAGE_PATHS[key][locale]).map(
        ({ hit, lead = [], text, synonyms = '', isJob = false }) => {
          const words = [
            isJob ? [] : [hit.title],
            [isJob ? hit.title : '', hit.summary ?? '', ...lead],
            textsOf(text),
          ].map(wordsOf)
          return [locale, hit.slug, hit.category, hit.title, synonyms, storedJson(hit), ...words]
        },
      ),
    ),
  }
}

type PathOf = (key: PageSource['key']) => string

function entriesOf({ pages, articles, jobs }: LocaleContent, pathOf: PathOf): Entry[] {
  const found = pages.filter(isFound)
  const products = found.flatMap((page) => productsOf(page, pathOf(page.key)))
  return [
    ...found.map((page) => pageEntry(page, pathOf(page.key))),
    ...articles.map((article) => articleEntry(article, pathOf(article.key))),
    ...jobs.map(({ slug, title, description, body }) => ({
      ...entry({ category: 'Page', slug, title, summary: description }, body),
      isJob: true,
    })),
    // A product on several pages is found on the first one.
    ...[
      ...new Map(products.toReversed().map((product) => [product.code, product.entry])).values(),
    ].toReversed(),
  ]
}

/**
 * Whether the search finds a page. It leaves out pages that search engines may not index (except
 * visitors' own pages and the cart), drafts, redirects, and the front page, which mentions
 * everything.
 */
function isFound({ key, draft, noIndex, body }: PageSource): boolean {
  if (key === 'landing' || draft) return false
  const kinds = body.map((block) =>
    block.contentType === 'cardList' ? block.display.component : block.contentType,
  )
  return (
    !kinds.includes('redirect') &&
    (!noIndex || kinds.includes('customerPages') || kinds.includes('cart'))
  )
}

function entry(
  hit: Omit<SearchHit, 'created'> & { created?: string },
  text: unknown,
  lead: readonly string[] = [],
): Entry {
  return { hit: { created: '', ...hit }, text, lead }
}

function pageEntry({ key, title, description, synonyms, body }: PageSource, slug: string): Entry {
  const facts = PAGES_WITH_FACTS.includes(key) ? factsOf(body) : []
  const hit = {
    category: 'Page',
    slug,
    title,
    summary: description,
    ...(facts.length > 0 && { facts }),
  } as const
  return { ...entry(hit, body), ...(synonyms !== undefined && { synonyms }) }
}

/** The prices of the first products of a page, else the first two columns of its first table. */
function factsOf(body: PageSource['body']): NonNullable<SearchHit['facts']> {
  const products = body
    .flatMap((block) => (block.contentType === 'cardList' ? (block.cards ?? []) : []))
    .flatMap(({ product }) => product ?? [])
  const ofProducts = products.map(({ name, attributes }) => ({
    name,
    value: formatPrice(attributes.price),
  }))
  return (ofProducts.length > 0 ? ofProducts : factsOfTable(body)).slice(0, MOST_FACTS)
}

function factsOfTable(body: unknown): { name: string; value: string }[] {
  const [table] = nodesOf(body, 'table')
  const [, heading = '', ...others] = nodesOf(table, 'table-header-cell').map((cell) =>
    textsOf(cell).join(''),
  )
  return nodesOf(table, 'table-row').flatMap((row) => {
    const [name, value] = nodesOf(row, 'table-cell').map((cell) => textsOf(cell).join(''))
    if (!name || !value) return []
    // one of several prices
    return {
      name: others.length > 0 && isPrice(value) ? `${name} (${insideSentence(heading)})` : name,
      value,
    }
  })
}

/** 'In the St1 app' → 'in the St1 app'; a first word such as 'St1' keeps its capital. */
function insideSentence(heading: string): string {
  return heading.replace(/^\p{Lu}(?=\p{Ll}*(?: |$))/u, (letter) => letter.toLowerCase())
}

function isPrice(text: string): boolean {
  return /\d\s?(€|kr)/.test(text)
}

function nodesOf(value: unknown, type: string): unknown[] {
  const nodes: unknown[] = []
  walkJson(value, (node) => {
    if (node['nodeType'] === type) nodes.push(node)
  })
  return nodes
}

function articleEntry({ title, summary, created, tags, text }: ArticleSource, slug: string): Entry {
  return entry({ category: 'Article', slug, title, summary, created }, text, tags)
}

function productsOf({ body }: PageSource, path: string) {
  const cards = body.flatMap((block) =>
    block.contentType === 'cardList' ? (block.cards ?? []) : [],
  )
  return cards.flatMap((card) =>
    card.product ? { code: card.product.code, entry: productEntry(card, card.product, path) } : [],
  )
}

/** The anchor of a product on its page is the id of its card. */
function productEntry(
  { id, text, image }: Card,
  { name, attributes }: NonNullable<Card['product']>,
  path: string,
): Entry {
  const hit = {
    category: 'Product',
    slug: `${path}#${id}`,
    title: name,
    price: attributes.price,
    summary: textsOf(text).join(' '),
  } as const
  return entry({ ...hit, ...(image && { image }) }, [])
}

/** All visible text of a value. */
function textsOf(part: unknown): string[] {
  const texts: string[] = []
  walkJson(part, ({ src, nodeType, value, title, label }) => {
    if (src !== undefined) return
    for (const text of [title, label, nodeType === 'text' ? value : undefined])
      if (typeof text === 'string') texts.push(text)
  })
  return texts
}

function wordsOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(foldedWords))].join(' ')
}

/** Calls `visit` for every object in the value, parents before children. */
export function walkJson(
  value: unknown,
  visit: (record: Readonly<Record<string, unknown>>) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit({ ...value })
  for (const part of Object.values(value)) walkJson(part, visit)
}
