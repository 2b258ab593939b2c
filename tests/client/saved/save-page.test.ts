import { removePage, savePage } from '#client/saved/save-page.ts'
import { MOST_SAVED, readSavedPages, savedPages } from '#client/saved/saved-pages.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const [FIRST, SECOND, STATION] = [
  { href: '/order?order=1', title: 'Order 1' },
  { href: '/order?order=2', title: 'Order 2' },
  { href: '/station', title: 'Station' },
] as const

let cached: Set<string>

beforeEach(() => {
  cached = new Set(['/order', '/order/_payload.json', '/station', '/station/_payload.json'])
  vi.stubGlobal('caches', { open: async () => ({ delete: async (key: string) => cached.delete(key) }), delete: async () => cached.clear() })
  savedPages.write([FIRST, SECOND, STATION])
})

test('removing one of two orders that share a document keeps the other order', async () => {
  await removePage(FIRST)
  expect(savedPages.read()).toEqual([SECOND, STATION])
  expect([...cached]).toContain('/order')
})

test('removing the last page of a document deletes its document and payload', async () => {
  await removePage(FIRST)
  await removePage(SECOND)
  expect([...cached]).toEqual(['/station', '/station/_payload.json'])
})

test('a page above the maximum number is not saved', async () => {
  savedPages.write(Array.from({ length: MOST_SAVED }, (_, index) => ({ href: `/page-${index}`, title: 'Page' })))
  const addressing = { locale: 'fi-FI', prefix: '/fi-FI' } as const
  expect(await savePage(STATION, addressing)).toBe(false)
  expect(savedPages.read()).toHaveLength(MOST_SAVED)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '#x',
  '',
])('a stored address outside the site is ignored: %j', (href) => {
  expect(readSavedPages([{ href, title: 'Page' }])).toEqual([])
})
