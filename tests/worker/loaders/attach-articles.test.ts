import { expect, test } from 'vitest'
import { articlesQueryName, requestedPage } from '../../../worker/loaders/attach-articles.ts'

test('each article list of a page has its own query parameter', () => {
  expect([0, 1, 2].map(articlesQueryName)).toEqual(['page', 'page-2', 'page-3'])
})

test.each([
  ['page=2&page-2=13', { page: 2, 'page-2': 13 }],
  ['page=1', {}],
  ['page=0', {}],
  ['page=02', {}],
  ['page=1000', {}],
  ['page=2x', {}],
  ['page-1=2', {}],
  ['utm_source=mail', {}],
])(
  '%s requests the pages %o: any value outside 2 to 999 does not split the cache',
  (query, pages) => {
    const asked = ['page', 'page-2'].map((name) => [
      name,
      requestedPage(new URLSearchParams(query), name),
    ])
    expect(Object.fromEntries(asked)).toEqual({ page: 1, 'page-2': 1, ...pages })
  },
)
