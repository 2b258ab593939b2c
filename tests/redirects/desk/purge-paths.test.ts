import { expect, test } from 'vitest'
import { purgePaths } from '../../../redirects/desk/page/purge/purge-body.ts'

const HOSTS = { 'nordic.se': 'sv-SE' } as const

test.each([
  ['/privat', '/privat'],
  ['privat/', '/privat/'],
  ['https://example.com/sv-SE/privat?a=1#b', '/sv-SE/privat'],
  ['https://nordic.se/privat', '/sv-SE/privat'],
  ['https://nordic.se/fi-FI/privat', '/fi-FI/privat'],
])('a page to be fetched anew is named as anyone pastes it: %s', (pasted, path) => {
  expect(purgePaths(pasted, HOSTS)).toEqual({ paths: [path], unread: [] })
})

test('empty lines and repeated ones do not count, and what is no address is named', () => {
  expect(purgePaths('/a\n\n  /a\nmailto:a@b.fi\n', HOSTS)).toEqual({ paths: ['/a'], unread: ['mailto:a@b.fi'] })
})
