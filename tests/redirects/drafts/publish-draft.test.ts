import { expect, test } from 'vitest'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { editDraft } from '#redirects/drafts/edit-draft.ts'
import { publishDraft } from '#redirects/drafts/publish-draft.ts'
import { undoBatch } from '#redirects/drafts/undo-batch.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { readVersion } from '#redirects/versions/read-version.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

const LOCALE = 'fi-FI'
const NOTE = { who: 'ann', why: '', at: Date.UTC(2026, 10, 23) }

async function add(stores: MemoryStores, line: string): Promise<string> {
  const [key = ''] = line.split(' ')
  const result = await editDraft(stores, LOCALE, [{ key, after: line }], { ...NOTE, kind: 'edit' })
  if (result.kind !== 'saved' || result.batch === undefined) throw new Error(result.kind)
  return result.batch
}

async function publish(stores: MemoryStores) {
  const { revision } = await openDraft(stores, LOCALE)
  return publishDraft(stores, { ...NOTE, locale: LOCALE, revision, refusalOf: async () => undefined })
}

async function liveLines(stores: MemoryStores): Promise<string[]> {
  const { version } = await liveVersion(stores, LOCALE)
  return version === undefined ? [] : [...((await readVersion(stores.kv, LOCALE, version))?.values() ?? [])]
}

test('a change that a colleague undoes during a publication is removed from the draft, at any step', async () => {
  const steps = await countSteps(async (stores) => {
    await add(stores, '/a  /x')
    return () => publish(stores)
  })
  for (let at = 0; at < steps; at++) {
    const stores = memoryStores()
    const batch = await add(stores, '/a  /x')
    let step = 0
    stores.step = async () => {
      if (step++ !== at) return
      stores.step = () => undefined
      await undoBatch(stores, LOCALE, batch, NOTE)
    }
    const result = await publish(stores)
    stores.step = () => undefined
    const { entries } = await openDraft(stores, LOCALE)
    expect([at, result.kind, entries.has('/a')]).toEqual([at, expect.stringMatching(/^(live|draft-changed)$/), false])
  }
})

test('a publication that is interrupted at any write loses no change: each change is live or in the draft', async () => {
  const steps = await countSteps(async (stores) => {
    await add(stores, '/a  /x')
    return () => publish(stores)
  })
  for (let at = 0; at < steps; at++) {
    const stores = memoryStores()
    await add(stores, '/a  /x')
    let step = 0
    stores.step = () => {
      if (step++ === at) throw new Error('the connection was lost')
    }
    await publish(stores).catch(() => undefined)
    stores.step = () => undefined
    expect([at, (await openDraft(stores, LOCALE)).entries.get('/a')]).toEqual([at, '/a  /x'])
    await publish(stores)
    expect([at, await liveLines(stores)]).toEqual([at, ['/a  /x']])
  }
})

test('a draft is not published while the table of its base cannot be read: the live rules would be lost', async () => {
  const stores = memoryStores()
  await add(stores, '/a  /x')
  await publish(stores)
  await add(stores, '/b  /y')
  const { version = '' } = await liveVersion(stores, LOCALE)
  const stored = stores.values.get(`${LOCALE}/${version}`) ?? { value: '' }
  // of a restarted isolate: another store has no cached version
  const restarted = { ...stores, kv: { ...stores.kv } }
  stores.values.delete(`${LOCALE}/${version}`)
  const { revision } = await openDraft(restarted, LOCALE)
  const at = NOTE.at + 600_000
  expect(await publishDraft(restarted, { ...NOTE, at, locale: LOCALE, revision, refusalOf: async () => undefined })).toEqual({
    kind: 'version-missing',
  })
  stores.values.set(`${LOCALE}/${version}`, stored)
  await publish(stores)
  expect(await liveLines(stores)).toEqual(['/a  /x', '/b  /y'])
})

/** Counts the reads and writes. */
async function countSteps(ready: (stores: MemoryStores) => Promise<() => Promise<unknown>>): Promise<number> {
  const stores = memoryStores()
  const run = await ready(stores)
  let steps = 0
  stores.step = () => void steps++
  await run()
  return steps
}
