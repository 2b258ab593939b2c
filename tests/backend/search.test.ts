import { beforeAll, expect, test } from 'vitest'
import { readArticleSearchResult } from '#shared/contract/article.ts'
import { prepareDatabase, readAnswer, send } from './ask.ts'

const ARTICLES = [
  ['a', '2026-01-01', ['news', 'ev']],
  ['b', '2026-03-01', ['news']],
  ['c', '2026-02-01', ['story']],
] as const

beforeAll(() =>
  prepareDatabase(
    ...ARTICLES.flatMap(([slug, created, tags]) => [
      `INSERT INTO articles (locale, slug, title, created, teaser) VALUES ('fi-FI', '/artikkeli/${slug}', '${slug}', '${created}T08:00:00Z',
        '{"id":"${slug}","title":"${slug}","slug":"/artikkeli/${slug}","created":"${created}T08:00:00Z"}')`,
      ...tags.map((tag) => `INSERT INTO article_tags (locale, tag, slug) VALUES ('fi-FI', '${tag}', '/artikkeli/${slug}')`),
    ]),
  ),
)

async function search(body: unknown) {
  const { items, total } = await readAnswer(send('/cms-view/v1/search', body), readArticleSearchResult)
  return [items.map(({ id }) => id).join(''), total]
}

test.each([
  ['no tags: all, newest first (§9)', {}, 'bca', 3],
  ['one tag', { filter: { category: 'Article', tags: ['news'] } }, 'ba', 2],
  ['two tags: either', { filter: { category: 'Article', tags: ['ev', 'story'] } }, 'ca', 2],
  ['an unknown tag', { filter: { category: 'Article', tags: ['nothing'] } }, '', 0],
  ['a hostile tag', { filter: { category: 'Article', tags: ["') OR 1=1 --"] } }, '', 0],
  ['oldest first', { sort: { sortBy: 'created', sortDirection: 'asc' } }, 'acb', 3],
  ['the second page', { page: 2, limit: 2 }, 'a', 3],
  ['a page beyond the last', { page: 9, limit: 2 }, '', 3],
])('a search with %s', async (_name, body, ids, total) => {
  expect(await search(body)).toEqual([ids, total])
})

test.each([
  ['{"page":', 400],
  ['', 400],
  ['[]', 422],
  ['{"limit":1000}', 422],
  ['{"page":0}', 422],
  [`{"x":"${'y'.repeat(10_000)}"}`, 413],
])('the body %.20s is refused with %i', async (body, status) => {
  const response = await send('/cms-view/v1/search', body)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error.code')
})
