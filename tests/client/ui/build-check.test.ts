import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HOUR_MS = 3_600_000

/** The state of the page's environment. */
const world = { latest: (): Response => Response.json({ id: 'old' }), requested: [] as string[] }
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.resetModules()
  const stored = new Map<string, string>()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    world.requested.push(address)
    return world.latest()
  })
})

afterEach(() => {
  stop()
  Object.assign(world, { latest: () => Response.json({ id: 'old' }), requested: [] })
  page.visibilityState = 'visible'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of the build "old". */
async function openPage() {
  const { startBuildCheck, loadedWithNewBuild } = await import('#client/ui/build-check.ts')
  stop = startBuildCheck('old')
  return loadedWithNewBuild
}

async function lookAgain(): Promise<void> {
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

test('the build manifest is polled every hour and when the page becomes visible, with a timestamp; hidden pages do not poll (§7)', async () => {
  await openPage()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await lookAgain()
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(world.requested).toEqual(
    Array<string>(2).fill(`/builds/latest.json?${1_000_000 + HOUR_MS}`),
  )
})

test('after a new build id the next navigation reloads the page, and polling stops (§4)', async () => {
  const isLoaded = await openPage()
  await lookAgain()
  expect(isLoaded('/a')).toBe(false)
  world.latest = () => Response.json({ id: 'new' })
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(isLoaded('/a')).toBe(true)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(world.requested).toHaveLength(2)
})

test.each<[string, () => Response]>([
  ['an outage', () => new Response('<h1>', { status: 502 })],
  ['an invalid manifest', () => Response.json([{ id: 'new' }])],
  ['an invalid id', () => Response.json({ id: null })],
])('%s is not a new build', async (_, latest) => {
  const isLoaded = await openPage()
  world.latest = latest
  await lookAgain()
  expect(isLoaded('/a')).toBe(false)
})

test('a page reloads at most once per 10 seconds and path (§4, §9)', async () => {
  world.latest = () => Response.json({ id: 'new' })
  const isLoaded = await openPage()
  await lookAgain()
  expect([isLoaded('/a'), isLoaded('/a'), isLoaded('/b')]).toEqual([true, false, true])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isLoaded('/a')).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isLoaded('/a')).toBe(true)
})

test('no page reloads offline, because it would be lost', async () => {
  world.latest = () => Response.json({ id: 'new' })
  const isLoaded = await openPage()
  await lookAgain()
  vi.stubGlobal('navigator', { onLine: false })
  expect(isLoaded('/a')).toBe(false)
})

test('no page reloads without storage, because nothing could stop a loop of reloads', async () => {
  world.latest = () => Response.json({ id: 'new' })
  const isLoaded = await openPage()
  await lookAgain()
  vi.stubGlobal('sessionStorage', undefined)
  expect(isLoaded('/a')).toBe(false)
})
