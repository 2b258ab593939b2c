import { beforeEach, expect, test, vi } from 'vitest'
import { removeOrder, updateSavedOrder } from '#client/orders/page/saved-order.ts'
import { forgetOutdated } from '#client/saved/forget-saved.ts'
import { removePage, savePage } from '#client/saved/save-page.ts'
import { MOST_SAVED, readSavedPages, savedPages } from '#client/saved/saved-pages.ts'
import type { Order } from '#shared/contract/order.ts'

const [FIRST, SECOND, STATION] = [
  { href: '/order?order=1', title: 'Order 1' },
  { href: '/order?order=2', title: 'Order 2' },
  { href: '/station', title: 'Station' },
] as const

const USED: Order = {
  orderId: 'AB12',
  status: 'paid',
  totals: { discount: 0, taxAmount: 0, totalWithTax: 1, totalWithoutTax: 1 },
  items: [],
  deliveries: [
    {
      productName: 'Perfect',
      code: 'ST1-1',
      validUntil: '2099-01-01',
      used: '2026-11-28T10:00:00.000Z',
    },
  ],
}

let cached: Set<string>

beforeEach(() => {
  cached = new Set(['/order', '/order/_payload.json', '/station', '/station/_payload.json'])
  vi.stubGlobal('caches', {
    open: async () => ({ delete: async (key: string) => cached.delete(key) }),
    match: async (key: string) => (cached.has(key) ? Response.json(USED) : undefined),
    delete: async () => cached.clear(),
  })
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

const DATA = '/saved-orders/AB12'

test('a saved order is deleted with its data after a year', async () => {
  cached.add(DATA)
  savedPages.write([
    { ...FIRST, data: DATA, until: Date.now() - 1 },
    { ...SECOND, until: Date.now() + 60_000 },
    STATION,
  ])
  await forgetOutdated()
  expect(savedPages.read().map(({ href }) => href)).toEqual([SECOND.href, STATION.href])
  expect([...cached]).not.toContain(DATA)
})

test.each([
  ['when its codes are used', () => updateSavedOrder(USED)],
  ['when the visitor removes it', () => removeOrder(USED.orderId)],
])('a saved order is deleted with its data %s', async (_, change) => {
  cached.add(DATA)
  savedPages.write([{ ...FIRST, data: DATA }, STATION])
  await change()
  expect(savedPages.read()).toEqual([STATION])
  expect([...cached]).not.toContain(DATA)
})

test('a page above the maximum number is not saved', async () => {
  savedPages.write(
    Array.from({ length: MOST_SAVED }, (_, index) => ({ href: `/page-${index}`, title: 'Page' })),
  )
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
