import { afterEach, expect, test, vi } from 'vitest'
import { clearStorage, storedValue } from '#client/storage/storage.ts'

const given = (value: unknown) => value

afterEach(() => {
  clearStorage()
  vi.unstubAllGlobals()
})

function aStorage({ full = false, entries = {} as Record<string, string> } = {}) {
  const texts = new Map(Object.entries(entries))
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
    clear: () => texts.clear(),
  }
}

test('a written value is read again, as JSON', () => {
  const storage = aStorage()
  vi.stubGlobal('localStorage', storage)
  const value = storedValue<unknown>('cart', given, 'localStorage')
  expect(value.read()).toBeUndefined()
  expect(value.write({ b: 1 })).toBe(true)
  expect([value.read(), storage.texts.get('cart')]).toEqual([{ b: 1 }, '{"b":1}'])
  value.remove()
  expect(value.read()).toBeUndefined()
})

test.each(['', '[', 'undefined', `"${'x'.repeat(1_000_000)}"`])(
  'damaged or oversized text is ignored: %.20s',
  (text) => {
    vi.stubGlobal('localStorage', aStorage({ entries: { cart: text } }))
    expect(storedValue('cart', given, 'localStorage').read()).toBeUndefined()
  },
)

test.each([
  ['no storage', () => vi.stubGlobal('localStorage', undefined)],
  [
    'full storage',
    () => vi.stubGlobal('localStorage', aStorage({ full: true, entries: { cart: '"old"' } })),
  ],
  [
    'a forbidden one',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      }),
  ],
])('with %s a value is kept in memory, and write returns false', (_, stub) => {
  stub()
  const value = storedValue<unknown>('cart', given, 'localStorage')
  expect(value.write('new')).toBe(false)
  expect(value.read()).toBe('new')
  value.remove()
  expect(value.read()).not.toBe('new')
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('a value is stored in the next area if the first one is full', () => {
  const [full, next] = [aStorage({ full: true, entries: { cart: '"old"' } }), aStorage()]
  vi.stubGlobal('localStorage', full)
  vi.stubGlobal('sessionStorage', next)
  const value = storedValue<unknown>('cart', given, 'localStorage', 'sessionStorage')
  expect(value.write('new')).toBe(true)
  expect([value.read(), next.texts.get('cart'), full.texts.size]).toEqual(['new', '"new"', 0])
})

test('subscribers are called after changes in this tab, in another tab, and after clearing, until they unsubscribe', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const onChange = vi.fn<() => void>()
  const unsubscribe = storedValue('cart', given, 'localStorage').subscribe(onChange)
  storedValue<unknown>('cart', given, 'localStorage').write(1)
  const changed = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of ['cart', 'b', null]) changed(key)
  clearStorage()
  unsubscribe()
  changed('cart')
  storedValue('cart', given, 'localStorage').remove()
  expect(onChange).toHaveBeenCalledTimes(4)
})
