import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const reload = vi.fn()
let online = true
let touch: (event: { target: unknown }) => void = () => undefined

class FakeElement {
  isConnected = true
  closest() {
    return this
  }
}

/** a page just loaded: the module remembers whether it is being reloaded */
async function loadedPage() {
  vi.resetModules()
  const { watchUnsent } = await import('#client/navigation/unsent.ts')
  watchUnsent()
  return import('#client/navigation/build-check.ts')
}

beforeEach(() => {
  stored.clear()
  reload.mockReset()
  online = true
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('location', { pathname: '/yksityisille', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    addEventListener: (type: string, listener: typeof touch) => {
      if (type === 'input') touch = listener
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ id: 'b2' }))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('a chunk load error reloads the page, at most once per 10 seconds per path (§4)', async () => {
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(true)
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(false)
  vi.advanceTimersByTime(10_001)
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('it never reloads offline, nor when the site does not answer', async () => {
  online = false
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(false)
  online = true
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('it never reloads while something typed is unsent', async () => {
  const page = await loadedPage()
  const field = new FakeElement()
  touch({ target: field })
  expect(await page.reloadAfterChunkError()).toBe(false)
  field.isConnected = false
  expect(await page.reloadAfterChunkError()).toBe(true)
})
