import { expect, test } from 'vitest'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { editDraft } from '#redirects/drafts/edit-draft.ts'
import { publishDraft } from '#redirects/drafts/publish-draft.ts'
import { bringVersion, draftAfter, restoreVersion, takeBack } from '#redirects/drafts/restore-version.ts'
import { undoBatch } from '#redirects/drafts/undo-batch.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { readVersion } from '#redirects/versions/read-version.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

const LOCALE = 'fi-FI'
const NOTE = { who: 'ann', why: '', at: Date.UTC(2026, 10, 23) }

async function change(stores: MemoryStores, key: string, target: string): Promise<void> {
  const { entries } = await openDraft(stores, LOCALE)
  await editDraft(stores, LOCALE, [{ key, before: entries.get(key), after: `${key}  ${target}` }], { ...NOTE, kind: 'edit' })
}

async function publish(stores: MemoryStores): Promise<string> {
  const { revision } = await openDraft(stores, LOCALE)
  const result = await publishDraft(stores, { ...NOTE, locale: LOCALE, revision, refusalOf: async () => undefined })
  if (result.kind !== 'live') throw new Error(result.kind)
  return result.version
}

/** Two versions, and a draft that changes /b and adds /d. The second version changed /a and added /c. */
async function twoVersions() {
  const stores = memoryStores()
  await change(stores, '/a', '/1')
  await change(stores, '/b', '/1')
  const first = await publish(stores)
  await change(stores, '/a', '/2')
  await change(stores, '/c', '/2')
  const second = await publish(stores)
  await change(stores, '/b', '/3')
  await change(stores, '/d', '/3')
  return { stores, first, second }
}

async function draftOf(stores: MemoryStores): Promise<Record<string, string | undefined>> {
  const { changes } = await openDraft(stores, LOCALE)
  return Object.fromEntries(changes.map(({ key, after }) => [key, after]))
}

async function live(stores: MemoryStores) {
  const { version = '' } = await liveVersion(stores, LOCALE)
  return { version, lines: [...((await readVersion(stores.kv, LOCALE, version))?.values() ?? [])] }
}

test('taking back makes the version before live, and the draft has its changes and those of the version', async () => {
  const { stores, first, second } = await twoVersions()
  expect(await takeBack(stores, { ...NOTE, locale: LOCALE, live: second })).toEqual({ kind: 'live', version: first })
  expect(await live(stores)).toEqual({ version: first, lines: ['/a  /1', '/b  /1'] })
  expect(await draftOf(stores)).toEqual({ '/a': '/a  /2', '/b': '/b  /3', '/c': '/c  /2', '/d': '/d  /3' })
  expect(await publish(stores)).not.toBe(second)
  expect((await live(stores)).lines).toEqual(['/a  /2', '/b  /3', '/c  /2', '/d  /3'])
})

test('taking back is refused when a colleague has published since, and without an earlier version', async () => {
  const { stores, first } = await twoVersions()
  expect(await takeBack(stores, { ...NOTE, locale: LOCALE, live: first })).toMatchObject({ kind: 'live-changed' })
  const one = memoryStores()
  await change(one, '/a', '/1')
  expect(await takeBack(one, { ...NOTE, locale: LOCALE, live: await publish(one) })).toEqual({ kind: 'version-missing' })
})

test('taking back that is interrupted at any step loses nothing, and can be repeated', async () => {
  const { stores: counted, second: name } = await twoVersions()
  let steps = 0
  counted.step = () => void steps++
  await takeBack(counted, { ...NOTE, locale: LOCALE, live: name })
  for (let at = 0; at < steps; at++) {
    const { stores, first, second } = await twoVersions()
    let step = 0
    stores.step = () => {
      if (step++ === at) throw new Error('interrupted')
    }
    await expect(takeBack(stores, { ...NOTE, locale: LOCALE, live: second })).rejects.toThrow('interrupted')
    stores.step = () => undefined
    const now = await liveVersion(stores, LOCALE)
    await takeBack(stores, { ...NOTE, locale: LOCALE, live: now.version })
    expect([at, (await live(stores)).version, (await liveVersion(stores, LOCALE)).state]).toEqual([at, first, 'published'])
    expect(await draftOf(stores)).toEqual({ '/a': '/a  /2', '/b': '/b  /3', '/c': '/c  /2', '/d': '/d  /3' })
  }
})

test('restoring keeps the changes of the draft; changes of the same rules keep the text of the draft', async () => {
  const { stores, first, second } = await twoVersions()
  await change(stores, '/a', '/3')
  const draft = await openDraft(stores, LOCALE)
  const before = (await readVersion(stores.kv, LOCALE, first)) ?? new Map()
  expect(draftAfter(draft, before)).toEqual({ restored: 3, brought: 4, same: ['/a'] })
  expect(await restoreVersion(stores, first, { ...NOTE, locale: LOCALE, live: second })).toEqual({ kind: 'live', version: first })
  expect(await draftOf(stores)).toEqual({ '/a': '/a  /3', '/b': '/b  /3', '/d': '/d  /3' })
  expect((await openDraft(stores, LOCALE)).base).toBe(first)
})

test('bringing a version into the draft changes nothing live, keeps the changes of the draft, and can be undone', async () => {
  const { stores, first, second } = await twoVersions()
  const brought = await bringVersion(stores, LOCALE, first, NOTE)
  expect(await draftOf(stores)).toEqual({ '/a': '/a  /1', '/b': '/b  /3', '/c': undefined, '/d': '/d  /3' })
  expect((await live(stores)).version).toBe(second)
  if (brought.kind !== 'saved') throw new Error(brought.kind)
  await undoBatch(stores, LOCALE, brought.batch ?? '', NOTE)
  expect(await draftOf(stores)).toEqual({ '/b': '/b  /3', '/d': '/d  /3' })
  expect(await bringVersion(stores, LOCALE, 'none', NOTE)).toEqual({ kind: 'refused', refusal: { kind: 'version-missing' } })
})
