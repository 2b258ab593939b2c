import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPointer } from '#shared/navigation/redirect-table.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { makeLive, publishTable } from '#redirects/versions/publish-table.ts'
import { readVersion } from '#redirects/versions/read-version.ts'
import { StoreError } from '#redirects/versions/table-store.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

const AT = Date.UTC(2026, 10, 23)
const NOTE = { locale: 'fi-FI', who: 'ann', why: 'a reason', at: AT, kind: 'publish' } as const

function publish(stores: MemoryStores, table: string, base: string | undefined, more: { who?: string; at?: number } = {}) {
  return publishTable(stores, parseRedirectTable(table), { ...NOTE, base, ...more })
}

async function published(stores: MemoryStores, table: string, base?: string): Promise<string> {
  const result = await publish(stores, table, base)
  if (result.kind !== 'live') throw new Error(result.kind)
  return result.version
}

function pointer(stores: MemoryStores) {
  return readPointer(stores.values.get('fi-FI/live')?.value ?? '')
}

test('a publication is recorded with its publisher, reason, time, base and number of changes', async () => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  const second = await published(stores, '/b  /', first)
  expect(stores.rows('SELECT * FROM publications ORDER BY seq')).toEqual([
    {
      locale: 'fi-FI',
      seq: 1,
      version: first,
      base: null,
      kind: 'publish',
      who: 'ann',
      why: 'a reason',
      at: AT,
      added: 1,
      changed: 0,
      removed: 0,
    },
    {
      locale: 'fi-FI',
      seq: 2,
      version: second,
      base: first,
      kind: 'publish',
      who: 'ann',
      why: 'a reason',
      at: AT,
      added: 1,
      changed: 0,
      removed: 1,
    },
  ])
  expect(pointer(stores)).toEqual({ version: second, at: AT })
})

test('a table that was made from an older version is refused, and nothing is made live', async () => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  const theirs = await published(stores, '/a  /\n/theirs  /', first)
  expect(await publish(stores, '/a  /\n/mine  /', first)).toMatchObject({ kind: 'live-changed', live: { version: theirs } })
  expect(await publish(stores, '/a  /\n/mine  /', undefined)).toMatchObject({ kind: 'live-changed' })
  expect(pointer(stores).version).toBe(theirs)
})

test('a refused publication stores no version', async () => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  await published(stores, '/b  /', first)
  const before = stores.values.size
  expect(await publish(stores, '/c  /', first)).toMatchObject({ kind: 'live-changed' })
  expect(stores.values.size).toBe(before)
})

test('publishing the live content again writes nothing, with any base', async () => {
  const stores = memoryStores()
  const version = await published(stores, '/a  /')
  expect(await publish(stores, '# other words\n/a  /', undefined, { at: AT + 86_400_000 })).toEqual({ kind: 'already-live', version })
  expect(stores.rows('SELECT * FROM publications')).toHaveLength(1)
})

test('one of two simultaneous publications from the same base is refused', async () => {
  const stores = memoryStores()
  const base = await published(stores, '/a  /')
  const results = await Promise.all(['/ann  /', '/ben  /'].map((rule) => publish(stores, `/a  /\n${rule}`, base)))
  expect(results.map(({ kind }) => kind).sort()).toEqual(['live', 'live-changed'])
  const winner = results.find(({ kind }) => kind === 'live')
  expect(winner).toMatchObject({ version: pointer(stores).version })
})

test('the number of a publication decides, not its time: a clock that is a year behind changes nothing', async () => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  const late = await publish(stores, '/b  /', first, { at: AT - 365 * 86_400_000 })
  expect(late).toMatchObject({ kind: 'live' })
  expect(await publish(stores, '/c  /', first)).toMatchObject({ kind: 'live-changed' })
  expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ state: 'published', latest: { seq: 2 } })
})

test.each([
  ['names another version', (first: string) => JSON.stringify({ version: first })],
  ['cannot be read', () => '{"version":'],
])('a pointer that %s changes nothing: the latest publication is live, and making it live again writes the pointer', async (_, written) => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  const second = await published(stores, '/b  /', first)
  stores.values.set('fi-FI/live', { value: written(first) })
  expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ version: second, state: 'unfinished' })
  expect(await publish(stores, '/c  /', first)).toMatchObject({ kind: 'live-changed' })
  expect(await makeLive(stores, second, { ...NOTE, base: second })).toEqual({ kind: 'live', version: second })
  expect(pointer(stores).version).toBe(second)
  expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ version: second, state: 'published' })
})

test('a deleted version is not made live, and the live one stays', async () => {
  const stores = memoryStores()
  const first = await published(stores, '/a  /')
  const second = await published(stores, '/b  /', first)
  stores.values.delete(`fi-FI/${first}`)
  expect(await makeLive(stores, first, { ...NOTE, base: second })).toEqual({ kind: 'version-missing' })
  expect(pointer(stores).version).toBe(second)
})

test.each([
  ['an earlier build', '{"kind":"table","entries":{"/b":"/"}}'],
  ['a manual edit', '{"entr'],
])('an unreadable version from %s cannot be made live, and its content is stored again', async (_, value) => {
  const stores = memoryStores()
  const table = '/a/*  /:splat\n/b  / from 2026-12-01 owner maria # why\nexample /a/  /'
  const version = await published(stores, table)
  stores.values.set(`fi-FI/${version}`, { value })
  expect(await readVersion(stores.kv, 'fi-FI', version)).toBeUndefined()
  expect(await makeLive(stores, version, { ...NOTE, base: version })).toEqual({ kind: 'version-missing' })
  const later = await publish(stores, table, version, { at: AT + 86_400_000 })
  expect(later).toMatchObject({ kind: 'live', version: expect.stringContaining('2026-11-24') })
  expect((await readVersion(stores.kv, 'fi-FI', pointer(stores).version))?.size).toBe(3)
})

describe('KV accepts one write of the pointer per second', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['a publication right after another one waits and succeeds', 2, 'live'],
    ['a publication that KV refuses three times is unfinished', 3, 'failed'],
  ])('%s', async (_, refused, outcome) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
    const stores = memoryStores()
    const base = await published(stores, '/a  /')
    let left = refused
    stores.step = (what) => {
      if (what === 'kv put fi-FI/live' && left-- > 0) throw new Error('KV PUT failed: 429 Too Many Requests')
    }
    const publishing = publish(stores, '/b  /', base).then(
      ({ kind }) => kind,
      (error) => (error instanceof StoreError ? 'failed' : error),
    )
    expect(await publishing).toBe(outcome)
    expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ state: outcome === 'live' ? 'published' : 'unfinished' })
  })
})

describe('a publication that is interrupted at any write', () => {
  const table = '/old-1  /new-1\n/old-2  /new-2'

  test.each(['before', 'after'])('keeps the live version complete and can be repeated (%s the write)', async (when) => {
    const { length } = await writesOf(async (stores) => publish(stores, table, await published(stores, '/a  /')))
    // the version, the publication, the pointer
    expect(length).toBe(3)
    for (let at = 0; at < length; at++) {
      const stores = memoryStores()
      const base = await published(stores, '/a  /')
      const fault = new Error('the connection was lost')
      const stop = failAt(stores, at, when, fault)
      await expect(publish(stores, table, base)).rejects.toThrow(/connection was lost/)
      stop()
      const live = pointer(stores).version
      expect(await readVersion(stores.kv, 'fi-FI', live)).toBeDefined()
      expect(await publish(stores, table, base)).toMatchObject({
        kind: expect.stringMatching(/live$/),
        version: expect.not.stringMatching(base),
      })
      expect((await readVersion(stores.kv, 'fi-FI', pointer(stores).version))?.size).toBe(2)
      expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ state: 'published', version: pointer(stores).version })
    }
  })

  test('counts as the base of the next publication', async () => {
    const stores = memoryStores()
    const base = await published(stores, '/a  /')
    stores.step = (what) => {
      if (what === 'kv put fi-FI/live') throw new Error('lost')
    }
    await expect(publish(stores, '/a  /\n/mine  /', base)).rejects.toThrow(/KV failed while writing fi-FI\/live/)
    stores.step = () => undefined
    const { version } = await liveVersion(stores, 'fi-FI')
    expect(await publish(stores, '/a  /\n/theirs  /', base)).toMatchObject({ kind: 'live-changed' })
    const later = await publish(stores, '/a  /\n/mine  /\n/theirs  /', version)
    expect(later).toMatchObject({ kind: 'live', version: pointer(stores).version })
  })
})

test('if a later publication finishes before an earlier one writes the pointer, the later one stays live', async () => {
  const stores = memoryStores()
  const base = await published(stores, '/a  /')
  let overtake: (() => Promise<unknown>) | undefined = async () => {
    overtake = undefined
    const { version } = await liveVersion(stores, 'fi-FI')
    return publish(stores, '/a  /\n/slow  /\n/fast  /', version)
  }
  stores.step = async (what) => {
    if (what === 'kv put fi-FI/live') await overtake?.()
  }
  await publish(stores, '/a  /\n/slow  /', base)
  const live = await readVersion(stores.kv, 'fi-FI', pointer(stores).version)
  expect([...(live?.keys() ?? [])]).toEqual(['/a', '/fast', '/slow'])
  expect(await liveVersion(stores, 'fi-FI')).toMatchObject({ state: 'published' })
})

async function writesOf(work: (stores: MemoryStores) => Promise<unknown>): Promise<string[]> {
  const stores = memoryStores()
  const writes: string[] = []
  let isCounting = false
  stores.step = (what) => {
    if (isCounting && isWrite(what)) writes.push(what)
    // the first publication is only the setup
    if (what === 'kv put fi-FI/live') isCounting = true
  }
  await work(stores)
  return writes
}

function isWrite(what: string): boolean {
  return what.startsWith('kv put') || what.includes('INSERT')
}

/** Fails the nth write from now on, before or after it happens. */
function failAt(stores: MemoryStores, nth: number, when: string, fault: Error): () => void {
  let seen = 0
  let isDown = false
  stores.step = (what) => {
    if (isDown) throw fault
    if (!isWrite(what) || seen++ !== nth) return
    if (when === 'before') throw fault
    // all later calls fail
    isDown = true
  }
  return () => (stores.step = () => undefined)
}
