import { describe, expect, test, vi } from 'vitest'
import { openDraft } from '#redirects/store/drafts.ts'
import { undoBatch } from '#redirects/store/edit-draft.ts'
import { repairLive } from '#redirects/store/live-table.ts'
import { publicationsOf } from '#redirects/store/publications.ts'
import { publishTable, restoreVersion, takeBack } from '#redirects/store/publish-draft.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'
import {
  change,
  countSteps,
  draftOf,
  edgeRules,
  failAt,
  liveLines,
  LOCALE,
  NOTE,
  publish,
  twoVersions,
} from './desk-steps.ts'

const RESTORING = { ...NOTE, locale: LOCALE, live: 2 } as const

test('a publication is live in D1, and KV has its rules with its number', async () => {
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  expect(await publish(stores)).toEqual({ kind: 'live', seq: 1, isKvWritten: true })
  expect(await liveLines(stores)).toEqual(['/a  /x'])
  expect(edgeRules(stores)).toEqual({ rules: { '/a': '/x' }, version: { version: 1, at: NOTE.at } })
  expect(await publicationsOf(stores.db, LOCALE)).toMatchObject([
    { seq: 1, kind: 'publish', counts: { added: 1, changed: 0, removed: 0 } },
  ])
})

test('if KV fails, the publication is live in D1, and the next repair writes KV', async () => {
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  stores.step = (what) => {
    if (what.startsWith('kv put')) throw new Error('KV PUT failed: 500')
  }
  expect(await publish(stores)).toEqual({ kind: 'live', seq: 1, isKvWritten: false })
  stores.step = () => undefined
  expect(await repairLive(stores, LOCALE)).toBe('written')
  expect(edgeRules(stores)?.rules).toEqual({ '/a': '/x' })
  expect(await repairLive(stores, LOCALE)).toBe('same')
})

test('a value that KV has lost, or that was edited, is written again, and no rule is lost', async () => {
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  await publish(stores)
  await change(stores, '/b', '/y')
  stores.values.clear()
  expect([...(await openDraft(stores, LOCALE)).entries.keys()]).toEqual(['/a', '/b'])
  expect(await repairLive(stores, LOCALE)).toBe('written')
  stores.values.set(LOCALE, { value: 'by hand' })
  expect(await repairLive(stores, LOCALE)).toBe('written')
  await publish(stores)
  expect(edgeRules(stores)?.rules).toEqual({ '/a': '/x', '/b': '/y' })
})

test('a draft whose base is missing in the database cannot be opened or published: rules would be lost', async () => {
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  await publish(stores)
  await change(stores, '/b', '/y')
  stores.rows('DELETE FROM publications')
  await expect(publish(stores)).rejects.toThrow(
    'Version 1 of fi-FI, which the draft changes, is missing in the database.',
  )
})

const DRAFT = { '/b': '/b  /3', '/d': '/d  /3' }

/** The work, what is live then, and the draft. All start with two versions and a draft. */
test.each<[string, (stores: MemoryStores) => Promise<unknown>, string[], Record<string, string>]>([
  [
    'a save',
    (stores) => change(stores, '/e', '/3'),
    ['/a  /2', '/b  /1', '/c  /2'],
    { ...DRAFT, '/e': '/e  /3' },
  ],
  ['a publication', publish, ['/a  /2', '/b  /3', '/c  /2', '/d  /3'], {}],
  [
    'taking back',
    (stores) => takeBack(stores, RESTORING),
    ['/a  /1', '/b  /1'],
    { '/a': '/a  /2', '/c': '/c  /2', ...DRAFT },
  ],
  [
    'a restoration',
    (stores) => restoreVersion(stores, { ...RESTORING, seq: 1 }),
    ['/a  /1', '/b  /1'],
    DRAFT,
  ],
])(
  '%s that is interrupted at any step loses no rule and no change, and can be repeated',
  async (_, work, live, draft) => {
    const counted = memoryStores()
    await twoVersions(counted)
    const steps = await countSteps(counted, () => work(counted))
    expect(steps).toBeGreaterThan(3)
    for (let at = 0; at < steps; at++) {
      const stores = memoryStores()
      await twoVersions(stores)
      const before = edgeRules(stores)?.rules
      failAt(stores, at)
      await work(stores).catch(() => undefined)
      const now = edgeRules(stores)?.rules
      stores.step = () => undefined
      // refused if it was done before the interruption
      await work(stores).catch(() => undefined)
      await repairLive(stores, LOCALE)
      expect([at, await liveLines(stores), await draftOf(stores)]).toEqual([at, live, draft])
      const after = edgeRules(stores)?.rules
      expect([before, after], 'visitors have the old table or the new one').toContainEqual(now)
      expect(Object.keys(after ?? {})).toEqual(live.map((line) => line.split(' ')[0]))
    }
  },
)

test('if KV hangs, the publication is live in D1 after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  stores.step = (what) => (what.startsWith('kv') ? new Promise(() => undefined) : undefined)
  const publishing = publish(stores)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await publishing).toEqual({ kind: 'live', seq: 1, isKvWritten: false })
})

test('a change that a colleague undoes during a publication is removed from the draft, at any step', async () => {
  const counted = memoryStores()
  await change(counted, '/a', '/x')
  const steps = await countSteps(counted, () => publish(counted))
  for (let at = 0; at < steps; at++) {
    const stores = memoryStores()
    const batch = await change(stores, '/a', '/x')
    let step = 0
    stores.step = async () => {
      if (step++ !== at) return
      stores.step = () => undefined
      await undoBatch(stores, LOCALE, batch, NOTE)
    }
    const result = await publish(stores)
    stores.step = () => undefined
    const { entries } = await openDraft(stores, LOCALE)
    expect([at, result.kind, entries.has('/a')]).toEqual([
      at,
      expect.stringMatching(/^(live|draft-changed|unfit)$/),
      false,
    ])
  }
})

test('of two publications at the same time one is refused, also from the command line', async () => {
  const stores = memoryStores()
  await change(stores, '/a', '/x')
  const publishing = { ...NOTE, locale: LOCALE, kind: 'publish', base: 0 } as const
  const results = await Promise.all([
    publish(stores),
    publishTable(stores, readEntries('/b  /y'), publishing),
  ])
  expect(results.map(({ kind }) => kind).sort()).toEqual(['draft-changed', 'live'])
  expect(await publicationsOf(stores.db, LOCALE)).toHaveLength(1)
  expect((await openDraft(stores, LOCALE)).entries.has('/a')).toBe(true)
})

test('more than 10,000 rules are refused with a sentence', async () => {
  const stores = memoryStores()
  const entries = new Map(
    Array.from({ length: 10_001 }, (_, index) => [`/${index}`, `/${index}  /x`]),
  )
  expect(
    await publishTable(stores, entries, { ...NOTE, locale: LOCALE, kind: 'publish', base: 0 }),
  ).toEqual({
    kind: 'unfit',
    reason: 'The table has 10001 rules. The limit is 10000. Remove at least 1.',
  })
})

describe('taking back', () => {
  test('goes one version further back each time', async () => {
    const stores = memoryStores()
    for (const target of ['/1', '/2', '/3']) {
      await change(stores, '/a', target)
      await publish(stores)
    }
    for (const [live, line] of [
      [3, '/a  /2'],
      [4, '/a  /1'],
    ] as const) {
      await takeBack(stores, { ...RESTORING, live })
      expect(await liveLines(stores)).toEqual([line])
    }
    expect(await takeBack(stores, { ...RESTORING, live: 5 })).toEqual({
      kind: 'unfit',
      reason: 'There is no earlier version.',
    })
  })

  test('is refused when a colleague has published since', async () => {
    const stores = memoryStores()
    await twoVersions(stores)
    expect(await takeBack(stores, { ...RESTORING, live: 1 })).toEqual({
      kind: 'live-changed',
    })
  })
})

test('restoring keeps the changes of the draft; changes of the same rules keep the text of the draft', async () => {
  const stores = memoryStores()
  await twoVersions(stores)
  await change(stores, '/a', '/3')
  expect(await restoreVersion(stores, { ...RESTORING, seq: 1 })).toEqual({
    kind: 'live',
    seq: 3,
    isKvWritten: true,
  })
  expect(await liveLines(stores)).toEqual(['/a  /1', '/b  /1'])
  expect(await draftOf(stores)).toEqual({ '/a': '/a  /3', '/b': '/b  /3', '/d': '/d  /3' })
  expect(await restoreVersion(stores, { ...RESTORING, live: 3, seq: 9 })).toEqual({
    kind: 'unfit',
    reason: 'There is no version 9.',
  })
})
