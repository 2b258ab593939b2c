import { expect, test } from 'vitest'
import { suggestPages } from '#redirects/pages/suggest-pages.ts'

const PAGES = new Set(['/', '/yksityisille', '/yksityisille/lataus', '/yksityisille/lataus/hinnat', '/yrityksille/lataus', '/asemahaku'])

test.each([
  ['/yksityisille/la', ['/yksityisille/lataus', '/yksityisille/lataus/hinnat']],
  ['lataus', ['/yrityksille/lataus', '/yksityisille/lataus', '/yksityisille/lataus/hinnat']],
  ['/LATAUS', ['/yrityksille/lataus', '/yksityisille/lataus', '/yksityisille/lataus/hinnat']],
  ['hinnat lataus', ['/yksityisille/lataus/hinnat']],
  ['asemahku', ['/asemahaku']],
  ['https://www.st1.fi/asemahaku?x', ['/asemahaku']],
  ['zzzz', []],
])('%s suggests %j', (typed, pages) => {
  expect(suggestPages(PAGES, typed, 8)).toEqual(pages)
})

test('before anything is typed, the shortest paths are suggested', () => {
  expect(suggestPages(PAGES, '', 2)).toEqual(['/', '/asemahaku'])
})
