import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSource } from '#shared/images/picture-source.ts'

const folders = ['http://backend.test:8788/media/', 'https://img.example.com/']

test.each([
  ['/images/a.png', '/images/a.png'],
  ['/images/ä b.JPG?v=1#x', '/images/%C3%A4%20b.JPG'],
  ['/images/%c3%a4%20b.JPG', '/images/%C3%A4%20b.JPG'],
  ['http://backend.test:8788/media/a/b.webp?id=1', 'http://backend.test:8788/media/a/b.webp'],
  ['HTTPS://IMG.example.com:443/a.gif', 'https://img.example.com/a.gif'],
])('the canonical address of %s is %s', (address, source) => {
  expect(pictureSource(address, folders)).toBe(source)
})

test('a canonical address stays the same when read again, is in its folder and has no query', () => {
  const part = oneof(
    constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%252e',
      '/',
      '\\',
      '%5c',
      '%2f',
      '@',
      ':8788',
      '?',
      '#',
      'media',
      'images',
    ),
    string(),
  )
  const start = constantFrom(
    '/images/',
    '/',
    'http://backend.test:8788/',
    'http://backend.test:8788/media/',
    'https://img.example.com/',
    'https://img.example.com',
  )
  assert(
    property(start, array(part), (first, parts) => {
      const source = pictureSource(`${first}${parts.join('')}.png`, folders)
      if (source === undefined) return
      expect(pictureSource(source, folders)).toBe(source)
      expect(['/images/', ...folders].some((folder) => source.startsWith(folder))).toBe(true)
      expect(new URL(source, 'http://own.test').href.endsWith(source)).toBe(true)
      expect(source).not.toMatch(/[?#\\]|\/\.{1,2}\/|%2f|%5c|%25/i)
    }),
    { numRuns: 2000 },
  )
})
