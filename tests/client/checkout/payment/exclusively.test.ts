import { afterEach, describe, expect, test, vi } from 'vitest'
import { exclusively } from '#client/checkout/payment/exclusively.ts'

afterEach(() => vi.unstubAllGlobals())

type Run = (lock: object | null) => Promise<unknown>

function stubLocks(request: (name: string, options: object, run: Run) => Promise<unknown>): void {
  vi.stubGlobal('navigator', { locks: { request } })
}

test('the work runs in the tab that has the lock, and not in another', async () => {
  stubLocks((_name, _options, run) => run({}))
  expect(await exclusively(async () => 'sent')).toBe('sent')
  stubLocks((_name, _options, run) => run(null))
  expect(await exclusively(async () => 'sent')).toBeUndefined()
})

describe('without locks the work runs, because the order’s key prevents a second order', () => {
  test.each<[string, object]>([
    ['missing', {}],
    ['throwing', { locks: { request: () => fail() } }],
    ['refusing', { locks: { request: async () => fail() } }],
    [
      'throwing when read',
      {
        get locks() {
          return fail()
        },
      },
    ],
  ])('%s', async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    const work = vi.fn(async () => 'sent')
    expect(await exclusively(work)).toBe('sent')
    expect(work).toHaveBeenCalledOnce()
  })
})

test('work that fails is not repeated', async () => {
  stubLocks((_name, _options, run) => run({}))
  const work = vi.fn(async () => Promise.reject(new Error('no answer')))
  await expect(exclusively(work)).rejects.toThrow('no answer')
  expect(work).toHaveBeenCalledOnce()
})

function fail(): never {
  throw new DOMException('denied', 'SecurityError')
}
