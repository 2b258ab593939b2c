import { beforeAll, expect, test } from 'vitest'
import { readArticleSearchResult } from '#shared/contract/article.ts'
import { prepareDatabase, readAnswer, send } from './ask.ts'

const ARTICLES = [
  ['a', '2026-01-01', ['news', 'ev']],
  ['b', '2026-03-01', ['news']],
  ['c', '2026-02-01', ['story']],
  ['d', '2025-12-01', ['story']],
] as const

beforeAll(() =>
  prepareDatabase(
    ...ARTICLES.flatMap(([slug, created, tags]) => [
      `INSERT INTO articles (locale, slug, title, created, teaser) VALUES ('fi-FI', '/artikkeli/${slug}', '${slug}', '${created}T08:00:00Z',
        '{"id":"${slug}","title":"${slug}","slug":"/artikkeli/${slug}","created":"${created}T08:00:00Z"}')`,
      ...tags.map(
        (tag) =>
          `INSERT INTO article_tags (locale, tag, slug) VALUES ('fi-FI', '${tag}', '/artikkeli/${slug}')`,
      ),
    ]),
  ),
)

async function search(body: unknown) {
  const { items, total } = await readAnswer(
    send('/cms-view/v1/search', body),
    readArticleSearchResult,
  )
  return [items.map(({ id }) => id).join(''), total]
}

test.each([
  ['no tags: all, newest first (§9)', {}, 'bcad', 4],
  ['one tag', { filter: { category: 'Article', tags: ['news'] } }, 'ba', 2],
  ['two tags: either', { filter: { category: 'Article', tags: ['ev', 'story'] } }, 'cad', 3],
  ['an unknown tag', { filter: { category: 'Article', tags: ['nothing'] } }, '', 0],
  ['a hostile tag', { filter: { category: 'Article', tags: ["') OR 1=1 --"] } }, '', 0],
  ['oldest first', { sort: { sortBy: 'created', sortDirection: 'asc' } }, 'dacb', 4],
  ['the second page', { page: 2, limit: 2 }, 'ad', 4],
  ['a page beyond the last', { page: 9, limit: 2 }, '', 4],
  ['a year', { filter: { year: 2025 } }, 'd', 1],
  ['a topic and a tag: both must match', { filter: { tags: ['news'], topic: 'ev' } }, 'a', 1],
  ['a year and a topic without articles', { filter: { year: 2025, topic: 'ev' } }, '', 0],
  [
    'null and empty text as absent values',
    { query: null, filter: { year: null, topic: '' } },
    'bcad',
    4,
  ],
])('a search with %s', async (_name, body, ids, total) => {
  expect(await search(body)).toEqual([ids, total])
})

test.each([
  [[], [2026, 2025], ['ev', 'news', 'story']],
  [['news'], [2026], ['ev']],
  [['story'], [2026, 2025], []],
  [['nothing'], [], []],
])(
  'the years and topics of articles with the tags %j are %j and %j, with any filter',
  async (tags, years, topics) => {
    const body = { filter: { tags, year: 2020, topic: 'x' } }
    const answer = await readAnswer(send('/cms-view/v1/search', body), readArticleSearchResult)
    expect([answer.years ?? [], answer.topics ?? []]).toEqual([years, topics])
  },
)

test.each([
  ['{"page":', 400],
  ['', 400],
  ['[]', 422],
  ['{"limit":1000}', 422],
  ['{"page":0}', 422],
  ['{"filter":{"year":12}}', 422],
  ['{"filter":{"category":"Secret"}}', 422],
  [`{"query":"${'y'.repeat(101)}"}`, 422],
  [`{"x":"${'y'.repeat(10_000)}"}`, 413],
])('the body %.20s is rejected with %i', async (body, status) => {
  const response = await send('/cms-view/v1/search', body)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error.code')
})
