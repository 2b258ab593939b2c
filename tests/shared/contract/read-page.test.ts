import { describe, expect, test, vi } from 'vitest'
import { readPage } from '#shared/contract/page.ts'
import { documentOf, fullPage, node, text } from './full-page.ts'

const hero = { contentType: 'hero', title: 'Hei' }

test('a full page is read in all its parts', () => {
  const report = vi.fn()
  const page = readPage(fullPage, report)?.content
  expect(report).not.toHaveBeenCalled()
  expect(page?.body.map((block) => block.contentType)).toEqual(
    fullPage.content.body.map((block) => block.contentType),
  )
  expect(page).toMatchObject({
    slug: '/sivu',
    title: 'Sivu',
    noIndex: true,
    contentType: 'stationPage',
    station: { name: 'St1 Tornio' },
  })
  expect(page?.article?.byline).toBe('Aino')
  expect(readPage(fullPage)?.localizedPagePaths).toEqual(fullPage.localizedPagePaths)
})

test.each([
  undefined,
  null,
  '',
  'html',
  5,
  true,
  [],
  {},
  { content: null },
  { content: [] },
  { content: 'x' },
  [{ content: {} }],
])('without a content object there is no page: %j', (value) => {
  expect(readPage(value)).toBeUndefined()
})

test.each([
  ['null body', { body: null }],
  ['no fields at all', {}],
  ['null title', { title: null }],
  [
    'wrong types',
    {
      slug: 5,
      title: [],
      body: 'x',
      noIndex: 'yes',
      contentType: 'mystery',
      station: 5,
      article: 'x',
    },
  ],
])('a page with %s is still read', (_name, content) => {
  expect(readPage({ content })).toEqual({
    localizedPagePaths: {},
    content: { slug: '', title: '', body: [], contentType: 'standardPage' },
  })
})

describe('blocks', () => {
  test('an unknown or broken block is skipped and reported by kind, and the other blocks stay', () => {
    const skipped: string[] = []
    const body = [
      hero,
      { contentType: 'brandNew' },
      null,
      'x',
      [],
      { contentType: '__proto__' },
      { contentType: 'form' },
      { contentType: 'articleBlock', article: {} },
      { contentType: 'cardList', display: { component: 'redirect', url: 'javascript:alert(1)' } },
      { contentType: 'evil\n"injected"' },
      hero,
    ]
    const page = readPage({ content: { body } }, (kind) => skipped.push(kind))
    expect(page?.content.body).toEqual([hero, hero])
    expect(skipped).toEqual([
      'brandNew',
      'none',
      'none',
      'none',
      '__proto__',
      'form',
      'articleBlock',
      'cardList',
      'evil??injected?',
    ])
  })

  test('a card list with an unknown display component becomes a grid', () => {
    const block = {
      contentType: 'cardList',
      display: { component: 'mosaic' },
      cards: [{ contentType: 'card', id: 'a', title: 'A' }],
    }
    expect(readPage({ content: { body: [block] } })?.content.body).toMatchObject([
      { display: { component: 'grid' }, cards: [{ id: 'a' }] },
    ])
  })

  test.each([
    ['/muualle', '/muualle'],
    ['muualle', '/muualle'],
    ['https://www.st1.se/', 'https://www.st1.se/'],
  ])('a redirect card list to %s sends the visitor to %s (§2.1)', (url, target) => {
    const block = { contentType: 'cardList', display: { component: 'redirect', url }, cards: null }
    expect(readPage({ content: { body: [block] } })?.content.body).toEqual([
      { contentType: 'cardList', display: { component: 'redirect', url: target } },
    ])
  })

  test('card ids of a page are unique, even if ids are repeated or missing in the content', () => {
    const cards = ['a', 'a', undefined, ''].map((id) => ({ contentType: 'card', id, title: 'T' }))
    const block = { contentType: 'cardList', display: { component: 'grid' }, cards }
    const body = readPage({ content: { body: [block, block] } })?.content.body ?? []
    const ids = body
      .flatMap((read) => (read.contentType === 'cardList' ? (read.cards ?? []) : []))
      .map(({ id }) => id)
    expect(ids[0]).toBe('a')
    expect(new Set(ids).size).toBe(8)
  })

  test('only the site attaches articles: articles in the content are dropped (§4)', () => {
    const block = {
      contentType: 'cardList',
      display: { component: 'articleList' },
      articles: [{ id: 'x' }],
      articleTotal: 5,
    }
    expect(readPage({ content: { body: [block] } })?.content.body).toEqual([
      { contentType: 'cardList', display: { component: 'articleList' } },
    ])
  })
})

test('only known locales and site paths are kept in localized paths', () => {
  const localizedPagePaths = {
    'fi-FI': 'asemahaku',
    'sv-SE': '//evil.example',
    'no-NO': 'https://evil.example/',
    'en-EU': '/ok',
    'de-DE': '/nein',
    __proto__: {},
  }
  expect(readPage({ content: {}, localizedPagePaths })?.localizedPagePaths).toEqual({
    'fi-FI': '/asemahaku',
    'en-EU': '/ok',
  })
})

test('only known fields are copied', () => {
  const read = readPage({
    secret: 1,
    content: {
      secret: 1,
      body: [
        { ...hero, secret: 1, text: { ...documentOf(node('paragraph', [text('x')])), secret: 1 } },
      ],
    },
  })
  expect(JSON.stringify(read)).not.toContain('secret')
})

describe('size', () => {
  test('a page nested 30,000 levels deep is read', () => {
    for (const kind of [
      'list-item',
      'unordered-list',
      'paragraph',
      'table',
      'blockquote',
      'mystery',
      'hyperlink',
    ]) {
      const deep: unknown = JSON.parse(
        `${`{"nodeType":"${kind}","content":[`.repeat(30_000)}{"nodeType":"text","value":"pohja"}${']}'.repeat(30_000)}`,
      )
      const page = readPage({
        content: { body: [hero, { contentType: 'richText', text: documentOf(deep) }] },
      })
      expect(page?.content.body[0]).toEqual(hero)
      // The innermost text is kept, and the result can be written as JSON again.
      expect(JSON.stringify(page)).toContain('pohja')
    }
  })

  test('only the outermost of 30,000 nested dialogs are kept', () => {
    const deep: unknown = JSON.parse(
      `${'{"contentType":"card","title":"t","links":[{"text":"x","target":'.repeat(30_000)}null${'}]}'.repeat(30_000)}`,
    )
    const page = readPage({ content: { body: [{ contentType: 'cardList', cards: [deep] }] } })
    expect(JSON.stringify(page).match(/"title":"t"/g)).toHaveLength(5)
  })

  test('a page of 5 MB keeps all its nodes', () => {
    const block = {
      contentType: 'richText',
      text: documentOf(node('paragraph', [text('Teksti'.repeat(10), 'bold')])),
    }
    const count = Math.ceil(5_000_000 / JSON.stringify(block).length)
    const page = readPage({ content: { body: Array.from({ length: count }, () => block) } })
    expect(page?.content.body).toHaveLength(count)
  })
})
