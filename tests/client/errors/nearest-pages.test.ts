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
  ['a page misspelt', '/private/car-wahs', '/private/car-wash'],
  ['a page at an older place', '/services/carwash', '/private/car-wash'],
  ['a section misspelt', '/privat', '/private'],
  ['another letter case', '/Private/FUELS', '/private/fuels'],
  ['a word of its name', '/stations', '/stationsearch'],
])('%s is found nearest', (_, path, expected) => {
  expect(nearest(path)[0]).toBe(expected)
})

test('a path like none of the known ones gets no suggestion', () => {
  expect(nearest('/wp-login.php')).toEqual([])
  expect(nearest('/')).toEqual([])
})

test('hidden pages, ready-made searches and other sites are not suggested', () => {
  expect(nearest('/private/secret-wash')).not.toContain('/private/secret-wash')
  expect(nearest('/stationsearch').every((url) => !url.includes('?'))).toBe(true)
  expect(nearest('/car-wash')).not.toContain('https://elsewhere.example/car-wash')
})

test('a path of any length is answered', () => {
  expect(nearest(`/${'a'.repeat(16_000)}`)).toEqual([])
})
