import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const reload = vi.fn()
let online = true
let fields: (FakeField | FakeSelect)[] = []

class FakeSelect {
  options: { defaultSelected: boolean }[] = []
  selectedIndex = 0
}

class FakeField {
  value = ''
  defaultValue = ''
}

/** a new page, because the module stores whether the page is reloading */
async function loadedPage() {
  vi.resetModules()
  return import('#client/ui/build-check.ts')
}

beforeEach(() => {
  stored.clear()
  reload.mockReset()
  online = true
  vi.useFakeTimers()
  fields = []
  vi.stubGlobal('HTMLSelectElement', FakeSelect)
  vi.stubGlobal('HTMLTextAreaElement', FakeSelect)
  vi.stubGlobal('HTMLInputElement', FakeField)
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
  vi.stubGlobal('document', { querySelectorAll: () => fields })
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

test('it never reloads offline, or if the site does not respond', async () => {
  online = false
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(false)
  online = true
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await loadedPage()).reloadAfterChunkError()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('it never reloads while a field has unsent input', async () => {
  const page = await loadedPage()
  const field = new FakeField()
  fields = [field]
  field.value = 'typed'
  expect(await page.reloadAfterChunkError()).toBe(false)
  fields = []
  expect(await page.reloadAfterChunkError()).toBe(true)
})

test('a select counts as changed if its option is not the default; a controlled select has no default', async () => {
  const page = await loadedPage()
  const select = new FakeSelect()
  fields = [select]
  select.options = [{ defaultSelected: true }, { defaultSelected: false }]
  select.selectedIndex = 1
  expect(await page.reloadAfterChunkError()).toBe(false)
  select.options = [{ defaultSelected: false }, { defaultSelected: false }]
  expect(await page.reloadAfterChunkError()).toBe(true)
})
