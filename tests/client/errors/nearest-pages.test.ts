import { expect, test } from 'vitest'
import { nearestPages } from '#client/errors/nearest-pages.ts'
import { anItem } from '../layout/a-layout.ts'

const navigation = [
  anItem('/private', [
    anItem('/private/car-wash'),
    anItem('/private/fuels'),
    anItem('/private/secret-wash', [], { visibleInNavigation: false }),
  ]),
  anItem('/stationsearch', [anItem('/stationsearch?service=TRUCK')]),
  anItem('https://elsewhere.example/car-wash'),
]

function nearest(path: string): string[] {
  return nearestPages(navigation, path).map(({ url }) => url)
}

test.each([
  ['a misspelt page', '/private/car-wahs', '/private/car-wash'],
  ['a page at an old path', '/services/carwash', '/private/car-wash'],
  ['a misspelt section', '/privat', '/private'],
  ['another letter case', '/Private/FUELS', '/private/fuels'],
  ['a word of its name', '/stations', '/stationsearch'],
])('the most similar page is found: %s', (_, path, expected) => {
  expect(nearest(path)[0]).toBe(expected)
})

test('a path that is not similar to a known page has no suggestion', () => {
  expect(nearest('/wp-login.php')).toEqual([])
  expect(nearest('/')).toEqual([])
})

test('hidden pages, filtered lists and other sites are not suggested', () => {
  expect(nearest('/private/secret-wash')).not.toContain('/private/secret-wash')
  expect(nearest('/stationsearch').every((url) => !url.includes('?'))).toBe(true)
  expect(nearest('/car-wash')).not.toContain('https://elsewhere.example/car-wash')
})

test('a very long path is handled', () => {
  expect(nearest(`/${'a'.repeat(16_000)}`)).toEqual([])
})
