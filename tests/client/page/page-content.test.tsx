import { expect, test } from 'vitest'
import { kindOf, preloadBlocks } from '#client/page/lazy-blocks.ts'
import { PageContent } from '#client/page/page-content.tsx'
import type { Block, CardListComponent } from '#shared/contract/block.ts'
import type { Page } from '#shared/contract/page.ts'
import type { Product } from '#shared/contract/product.ts'
import type { Card, RichTextNode } from '#shared/contract/rich-text-document.ts'
import { blockExamples } from '../../../backend/content/block-examples.ts'
import { article, card, doc, image, node, page, text } from '../content/content.ts'
import { render } from '../content/render.tsx'

const hero: Block = { contentType: 'hero', title: 'Hero' }
const ARTICLE = { contentType: 'articlePage', article: article() } as const
const articleBlock: Block = { contentType: 'articleBlock', article: article() }

function list(component: CardListComponent, cards: Card[], title?: string): Block {
  return { contentType: 'cardList', display: { component }, cards, ...(title && { title }) }
}

/** A card of a product that costs so much. */
function productCard(name: string, price: number, more: Partial<Product> = {}): Card {
  const attributes = { product_name: name, price, tax_class: ['25.5'], currency: ['EUR'] }
  const product = {
    code: name,
    name,
    attributes,
    unitPrice: price,
    isBundle: false,
    showUpsell: true,
  }
  return { contentType: 'card', id: name, product: { ...product, ...more } }
}

const examples = blockExamples('en-EU')

// every lazy block is preloaded before a page renders
await preloadBlocks(
  {
    kind: 'page',
    page: { localizedPagePaths: {}, content: page(everyKind(), { article: article() }) },
  },
  'en-EU',
)

function everyKind(): Block[] {
  return [
    ...examples,
    { contentType: 'stationHeader' },
    { contentType: 'cardList', display: { component: 'newsList' } },
  ]
}

test.each(examples.map((block) => [kindOf(block), block] as const))(
  'the example of a block is shown: %s',
  (_, block) => {
    const textOf = (body: Block[]) => html(page(body)).replaceAll(/<[^>]*>/g, '')
    expect(textOf([block]).length).toBeGreaterThan(textOf([]).length)
  },
)

/** Without React's marks of Suspense boundaries. */
function html(content: Page): string {
  return render(<PageContent page={content} />).replaceAll(/<!--\/?\$-->/g, '')
}

test.each([
  ['the first hero', page([hero, { ...hero, title: 'Second' }]), 'Hero'],
  ['the page’s title in a hero without a title', page([{ ...hero, title: '' }]), 'The page'],
  ['the article of an article page', page([articleBlock], ARTICLE), 'The boating season'],
  ['the page’s article', page([], { article: article() }), 'The boating season'],
  ['the page’s own title', page([articleBlock]), 'The page'],
  ['the page’s own title on an empty page', page([]), 'The page'],
])('a page has exactly one h1: %s', (_, content, expected) => {
  const headings = [...html(content).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words)
  expect(headings).toEqual([expected])
})

test("titles of blocks are h2, of cards h3, of cards' texts h4", () => {
  const text = doc(node('heading-1', 'Inside'))
  const made = html(page([hero, list('grid', [card('a', { text })], 'List')]))
  expect([...made.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(['h1', 'h2', 'h3', 'h4'])
})

test('an article page shows its article once', () => {
  const made = html(page([articleBlock], ARTICLE))
  expect(made.match(/Words\./g)).toHaveLength(1)
})

test.each(['stationHeader', 'stationLunch', 'stationMap'] as const)(
  'a station block on a page without a station renders nothing: %s',
  (contentType) => {
    expect(html(page([hero, { contentType }]))).toBe(html(page([hero])))
  },
)

test('a redirect card list renders nothing (§2.1)', () => {
  const display = { component: 'redirect', url: '/x' } as const
  const away: Block = { contentType: 'cardList', title: 'Away', display }
  expect(html(page([hero, away]))).toBe(html(page([hero])))
})

test('headings, titles and cards have ids made from their text, unique on the page', () => {
  const heading = node('heading-2', 'How to use a code?')
  const made = html(
    page([
      { contentType: 'richText', text: doc(heading, node('heading-2', 'Näin käytät ÅÖ & Ørsted')) },
      {
        contentType: 'richText',
        text: doc(node('heading-2', 'How to use a code?'), node('heading-2', '!!!')),
      },
      list('accordion', [card('a'), card('a')], 'Content'),
    ]),
  )
  const ids = [...made.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual([
    'how-to-use-a-code',
    'nain-kaytat-ao-orsted',
    'how-to-use-a-code-2',
    'part',
    'content-2',
    'a',
    'a-2',
  ])
})

test('a card that a link opens is in the page as a popover, so that it works without JavaScript', () => {
  const target = card('more', { text: doc(node('paragraph', 'Told.')) })
  const content = [text('more')]
  const link: RichTextNode = { nodeType: 'entry-hyperlink', data: { target }, content }
  const made = html(page([{ contentType: 'richText', text: doc(node('paragraph', link)) }]))
  expect(made).toMatch(/<button[^>]*popoverTarget="more"/i)
  expect(made).toMatch(/<dialog id="more"[^>]*popover="auto"[^>]*>.*Told\./i)
})

test('no part of the page has a style attribute, because the Content Security Policy blocks it', () => {
  const coloured = card('a', { color: '#123', image: image() })
  const cards = [coloured, card('b', { links: [{ text: 'x', target: '/x' }] })]
  const everything: Block[] = [
    { ...hero, image: image({ focalPoint: { x: 0.2, y: 0.9 } }), theme: 'tertiary' },
    { ...hero, video: image({ ext: 'mp4', src: '/media/a.mp4' }) },
    ...(['grid', 'carousel', 'accordion', 'quickNavigation', 'productList'] as const).map(
      (component) => list(component, cards, component),
    ),
    articleBlock,
  ]
  expect(html(page(everything))).not.toContain('style=')
})

test.each([
  ['#1f3d2b', 'light'],
  ['#ffe9a3', 'dark'],
  ['#06c', 'light'],
])('text on the card colour %s is %s (§5)', (color, shade) => {
  const made = html(page([list('grid', [card('a', { color })])]))
  expect(made).toContain(`cards-card--${shade}`)
  expect(made).toContain(`fill="${color}"`)
})

test('a product shows its price, the price without tax, and what a bundle includes; the list names the tax once (§9)', () => {
  const member = { amount: 5, product: { code: 'W', globalName: 'Perfect wash', sku: ['S'] } }
  const bundle = productCard('Five washes', 89, { isBundle: true, bundleMembers: [member] })
  const made = html(page([list('productList', [bundle])]))
  expect(made).toContain('Five washes')
  expect(made).toContain('89,00\u00A0€')
  expect(made.match(/25,5\u00A0% VAT/g)).toHaveLength(1)
  expect(made).toContain('70,92\u00A0€ excluding VAT')
  expect(made).toContain('5 × Perfect wash')
})

test('programmes are compared: the one bought most is marked and chosen, each has its steps and its button', () => {
  const programme = (name: string, price: number, value: string, mostBought: boolean) =>
    productCard(name, price, {
      mostBought,
      features: [
        { name: 'Time', included: true, value },
        { name: 'Wax', included: mostBought },
      ],
    })
  const basicWash = programme('Basic', 12.9, '5 min', false)
  const perfectWash = programme('Perfect', 19.9, '10 min', true)
  const made = html(page([list('productList', [basicWash, perfectWash])]))
  const [, basic = '', perfect = ''] = made.split('<th id=')
  expect(basic).not.toMatch(/Bought most|checked/)
  expect(perfect).toMatch(/Bought most.*checked/s)
  expect(made.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Time\s+5 min\s+10 min\s+Wax\s+–\s+No\s+Yes/)
  expect(made).toContain('aria-label="Add to cart: Basic"')
  expect(made).toContain('aria-label="Add to cart: Perfect"')
})
