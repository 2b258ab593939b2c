import { expect, test } from 'vitest'
import { cardsInPairs } from '#client/cards/card-grid.tsx'
import { BLOCK_VIEWS } from '#client/page/lazy-blocks.ts'
import { PageContent } from '#client/page/page-content.tsx'
import { type ArticleTeaser, readArticleSearchResult } from '#shared/contract/article.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { article, image, page } from './content.ts'
import { render } from './render.tsx'

await Promise.all(
  [BLOCK_VIEWS.grid, BLOCK_VIEWS.articleList, BLOCK_VIEWS.articleBlock].map((view) =>
    view?.code.load('en-EU'),
  ),
)

function teasers(count: number): ArticleTeaser[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 'same',
    title: `Article ${index}`,
    slug: `/article/${index}`,
    created: '',
    tags: [],
  }))
}

function list(more: Partial<ShownCardList>, path = '/'): string {
  const block = {
    contentType: 'cardList',
    title: 'News',
    display: { component: 'articleList' },
    ...more,
  } as const
  return render(<PageContent page={page([block])} />, { path })
}

test('an article list shows how many of all articles it lists, and "Load more" (§9)', () => {
  const made = list({ articles: teasers(9), articleTotal: 13 })
  expect(made).toContain('Showing 9 out of 13 items')
  expect(made).toContain('Load more')
  expect(made).toContain('href="/en-EU?page=2"')
})

test('a list of all articles has no "Load more"', () => {
  const made = list({ articles: teasers(2), articleTotal: 2 })
  expect(made).toContain('Showing 2 out of 2 items')
  expect(made).not.toContain('Load more')
})

test('several articles with the same id are all shown', () => {
  expect(list({ articles: teasers(3), articleTotal: 3 }).match(/<article/g)).toHaveLength(3)
})

test.each([
  ['/', 3],
  ['/article', 9],
])('on %s, %d articles show their pictures', (path, count) => {
  const articles = teasers(9).map((teaser) => ({ ...teaser, image: image() }))
  expect(list({ articles, articleTotal: 9 }, path).match(/<picture|<img/g)).toHaveLength(count)
})

test('an empty list says that there are no articles', () => {
  expect(list({ articles: [], articleTotal: 0 })).toContain('There are no articles to show')
})

test("after a failed search at the edge the list reserves space for the browser's retry", () => {
  const made = list({})
  expect(made).toContain('articles-skeleton')
  expect(made).not.toContain('There are no articles to show')
})

test('an article shows title, byline, date, tags and its picture with the article’s alt text (§3)', () => {
  const made = render(
    <PageContent
      page={page([], {
        article: article({ byline: 'Joanna Reed', image: image(), alt: 'A pier' }),
      })}
    />,
  )
  expect(made).toContain('By Joanna Reed')
  expect(made).toContain('<time dateTime="2026-05-04T22:30:00Z">5 May 2026</time>')
  expect(made).toContain('alt="A pier"')
  expect(made).toMatch(/aria-label="Tags"><li[^>]*>news/)
})

test('an article links to three other articles and to all articles', () => {
  const related = [
    ...teasers(1).map((teaser) => ({ ...teaser, title: 'The boating season' })),
    ...teasers(4),
  ]
  const made = render(<PageContent page={page([], { article: article(), related })} />)
  expect(Array.from(made.matchAll(/ui-cover[^>]*>([^<]*)/g), ([, title]) => title)).toEqual([
    'Article 0',
    'Article 1',
    'Article 2',
  ])
  expect(made).toContain('All articles')
})

test('if related articles fail to load, the page still has the link to all articles', () => {
  const made = render(<PageContent page={page([], { article: article() })} />)
  expect(made).toMatch(/<a class="content-link[^"]*" href="\/en-EU\/article"/)
  expect(made).toMatch(/<h1[^>]*>The boating season/)
  expect(made).not.toContain('articles-teaser')
})

test.each([
  ['2026-05-04T22:30:00Z', 'fi-FI', '5. toukokuuta 2026'],
  ['2026-05-04T22:30:00Z', 'en-EU', '5 May 2026'],
  ['2026-05-04T21:30:00Z', 'sv-SE', '4 maj 2026'],
  ['2026-05-04T07:00:00Z', 'no-NO', '4. mai 2026'],
  ['', 'fi-FI', ''],
  ['yesterday', 'fi-FI', ''],
] as const)(
  'a date has the locale’s format and time zone: %s in %s is "%s"',
  (moment, locale, written) => {
    expect(formatDate(moment, locale)).toBe(written)
  },
)

test.each([
  [1, 1],
  [2, 2],
  [3, 0],
  [4, 4],
  [5, 2],
  [6, 0],
  [7, 4],
  [8, 2],
  [9, 0],
])(
  'a grid of %i cards starts with %i in pairs, so that no card is alone in its row',
  (count, inPairs) => {
    expect(cardsInPairs(count)).toBe(inPairs)
    if (count > 2) expect((count - inPairs) % 3).toBe(0)
  },
)

test.each([null, undefined, 'html', [], {}, { items: 'x', total: 1 }, { items: [] }])(
  'a response that is not a search result counts as a failure: %j',
  (answer) => {
    expect(readArticleSearchResult(answer)).toBeUndefined()
  },
)
