import { expect, test } from 'vitest'
import { purgePaths } from '../../../redirects/desk/page/controls/purge-body.ts'

const HOSTS = { 'nordic.se': 'sv-SE' } as const

test.each([
  ['/privat', '/privat'],
  ['privat/', '/privat/'],
  ['https://example.com/sv-SE/privat?a=1#b', '/sv-SE/privat'],
  ['https://nordic.se/privat', '/sv-SE/privat'],
  ['https://nordic.se/fi-FI/privat', '/fi-FI/privat'],
])('a pasted address is read as the path to purge: %s', (pasted, path) => {
  expect(purgePaths(pasted, HOSTS)).toEqual({ paths: [path], unread: [] })
})

test('empty and repeated lines are ignored, and lines without an address are reported', () => {
  expect(purgePaths('/a\n\n  /a\nmailto:a@b.fi\n', HOSTS)).toEqual({ paths: ['/a'], unread: ['mailto:a@b.fi'] })
})
