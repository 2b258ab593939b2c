import { expect, test } from 'vitest'
import { HITS_SHOWN, readSearchResult } from '#shared/contract/search.ts'
import { readSearchQuery } from '#shared/search/search-answer.ts'

const hit = { category: 'Page', title: 'Autopesu', slug: '/pesu' }

test('an answer that does not repeat the query is refused', () => {
  expect(readSearchResult({ items: [hit], total: 1 })).toBeUndefined()
  expect(readSearchResult({ items: [hit], total: 1, query: '' })).toBeUndefined()
  expect(readSearchResult({ items: [hit], total: 1, query: 'pesu' })?.items).toEqual([
    { ...hit, created: '' },
  ])
})

test.each([
  ['without a title', { ...hit, title: '' }],
  ['without a page', { ...hit, slug: '' }],
  ['that leaves the site', { ...hit, slug: 'https://evil.example/' }],
  ['that runs a script', { ...hit, slug: 'javascript:alert(1)' }],
  ['that is not an object', 'x'],
])('a result %s is dropped', (_, broken) => {
  expect(readSearchResult({ query: 'x', items: [broken, hit], total: 2 })?.items).toHaveLength(1)
})

test('a price may be text, an unknown category becomes a page, and surplus results are cut off', () => {
  const items = Array.from({ length: 99 }, (_, index) => ({
    ...hit,
    slug: `/p${index}`,
    category: 'New',
    price: '12.90',
  }))
  const result = readSearchResult({ query: 'x', items, total: 99 })
  expect(result?.items).toHaveLength(HITS_SHOWN)
  expect(result?.items[0]).toMatchObject({ category: 'Page', price: 12.9 })
  expect(result?.total).toBe(99)
})

test('an answering page has facts', () => {
  const facts = [{ name: 'Peruspesu', value: '12,90 €' }, { name: 'x' }]
  const result = readSearchResult({
    query: 'x',
    items: [{ ...hit, facts }],
    total: 1,
    isAnswered: true,
  })
  expect(result).toMatchObject({ isAnswered: true, items: [{ facts: [facts[0]] }] })
})

test('counts are at least the number of results of a category, and unusable ones are ignored', () => {
  const read = (counts: unknown) =>
    readSearchResult({ query: 'x', items: [hit], total: 1, counts })?.counts
  expect(read({ Page: 9, Article: 4.7, Product: 2 })).toEqual({ Page: 9, Article: 4, Product: 2 })
  expect(read(undefined)).toEqual({ Page: 1, Article: 0, Product: 0 })
  expect(read({ Page: 'many', Article: -3 })).toEqual({ Page: 1, Article: 0, Product: 0 })
})

test('the address has one known kind of results, and whether the words are searched as typed', () => {
  expect(readSearchQuery('?q=a&kind=news&exact=1')).toEqual({ q: 'a', kind: 'news', isExact: true })
  expect(readSearchQuery('?q=a&kind=constructor')).toEqual({
    q: 'a',
    kind: undefined,
    isExact: false,
  })
})

test.each([
  ['', ''],
  ['?q=', ''],
  ['?q=+++', ''],
  ['?q=%20auto%0A%0Dpesu%00%E2%80%8B%20', 'auto pesu'],
  ['?utm_source=x&q=a&q=b', 'a'],
  ['?q=%', '%'],
  ['?q=%ff', '\uFFFD'],
  [`?q=${'y'.repeat(5_000)}`, 'y'.repeat(100)],
])('the address %.20j has the words %.20j', (search, words) => {
  expect(readSearchQuery(search).q).toBe(words)
})
