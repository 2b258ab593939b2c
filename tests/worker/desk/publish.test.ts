import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { publishTable as publishEntries } from '#redirects/store/publish-draft.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { countVisits, openDesk, publish, rowsOf, save, sourcesOf, valueOf } from './desk-client.ts'

const TABLE = '/a  /yksityisille\n/b  /yksityisille\n'

/** Publishes a table without the draft. */
async function publishByCommand(table: string): Promise<void> {
  const stores = { kv: env.REDIRECTS, db: env.DESK_DB }
  await publishEntries(stores, readEntries(table), {
    locale: 'fi-FI',
    base: 1,
    kind: 'publish',
    who: 'maria',
    why: '',
    at: Date.now(),
  })
}

const desk = (table = TABLE) => openDesk({ table })

test('a publication stops without the tick of a danger, and keeps the name', async () => {
  const client = await desk()
  await save(client, '/yksityisille', '/yrityksille')
  const preview = await client.open('publish')
  expect(preview.text).toContain('+1 new, ±0 changed, −0 removed')
  expect(preview.text).toContain('1 dangerous change: tick it, or take it out')
  expect(preview.text).toContain('Warnings: they do not stop you 2')
  const refused = await publish(client, 'spring', [])
  expect([refused.status, valueOf(refused, 'why')]).toEqual([422, 'spring'])
  expect(refused.text).toContain(
    'Nothing was published: tick each dangerous change, or take it out: /yksityisille /yrityksille',
  )
  expect(await client.live()).toBe(TABLE)
  const published = await publish(client, 'spring')
  expect(published.path).toBe('/ops/redirects/fi-FI/history')
  expect(published.text).toContain('Version 2 is live.')
  expect(await client.live()).toBe(`${TABLE}/yksityisille  /yrityksille\n`)
})

test('a dangerous change is taken out of the draft with one press, not by Enter in the name', async () => {
  const client = await desk()
  await save(client, '/yksityisille', '/yrityksille')
  const page = await client.open('publish')
  expect(page.html).toMatch(/<button[^>]* form="out"/)
  const taken = await client.post('publish', { out: valueOf(page, 'out') })
  expect(taken.text).toContain('1 change taken out of the draft. Undo')
  expect(taken.text).toContain('There is nothing to publish.')
})

test('a second press of the button publishes nothing and says that the version is live; not for a later version', async () => {
  const client = await desk()
  await save(client, '/c', '/asemahaku')
  const page = await client.open('publish')
  const seen = { revision: valueOf(page, 'revision'), live: valueOf(page, 'live') }
  const fields = { do: 'publish', why: 'once', ...seen }
  await client.post('publish', fields)
  expect((await client.post('publish', fields)).text).toContain('Version 2 is live.')
  expect(rowsOf(await client.open('history?filter=versions'))).toHaveLength(2)
  expect((await client.post('publish', { ...fields, live: '2' })).status).toBe(422)
})

test('an empty draft is not published: there is nothing to publish', async () => {
  const client = await desk()
  const { text } = await client.post('publish', { do: 'publish', revision: '1', why: 'spring' })
  expect(text).toContain('Nothing was published: the draft has no changes.')
  expect(text).toContain('There is nothing to publish.')
})

test('a draft that a colleague has changed since is not published', async () => {
  const client = await desk()
  await save(client, '/c', '/asemahaku')
  const revision = valueOf(await client.open('publish'), 'revision')
  await save(client, '/d', '/asemahaku')
  const { text } = await client.post('publish', { do: 'publish', revision, why: 'spring' })
  expect(text).toContain(
    'A colleague has changed the draft or published. Nothing was published: look at it again.',
  )
})

test('taking back is one press: the version before is live, and its changes are in the draft', async () => {
  const client = await desk()
  await save(client, '/c', '/asemahaku')
  await publish(client, 'spring')
  await save(client, '/d', '/asemahaku')
  const back = await client.post('version', { do: 'back', live: '2' })
  expect(back.text).toContain(
    'Taken back: the version before is live again, and its changes are in the draft.',
  )
  expect(await client.live()).toBe(TABLE)
  expect(sourcesOf(await client.open('rules?filter=draft'))).toEqual(['/c', '/d'])
  // the page was open in another tab
  expect((await client.post('version', { do: 'back', live: '2' })).text).toContain(
    'Another version is live now.',
  )
})

test('before a version is restored, its page says what happens; a new danger needs a tick', async () => {
  const client = await desk('/yksityisille  /yrityksille\n/a  /yrityksille\n')
  await client.post('rules', { do: 'remove', line: '/yksityisille  /yrityksille' })
  await publish(client, 'without')
  await save(client, '/c', '/asemahaku')
  const page = await client.open('version?seq=1')
  expect(page.text).toContain(
    'Live +1 new, ±0 changed, −0 removed Draft Its changes stay, and keep their text.',
  )
  const live = valueOf(page, 'live')
  expect((await client.post('version?seq=1', { do: 'restore', live })).text).toContain(
    'Nothing was restored: tick each dangerous change',
  )
  const restored = await client.post('version?seq=1', {
    do: 'restore',
    live,
    accepted: valueOf(page, 'accepted'),
  })
  expect(restored.text).toContain('Version 3 is live.')
  expect(await client.live()).toContain('/yksityisille  /yrityksille')
  expect(rowsOf(await client.open('rules?filter=draft'))).toHaveLength(1)
})

test('a table that is published by a command meanwhile is kept, and the draft changes it', async () => {
  const client = await desk()
  await save(client, '/a', '/asemahaku', { key: '/a' })
  await save(client, '/c', '/asemahaku')
  const revision = valueOf(await client.open('publish'), 'revision')
  // from a checkout, on the command line
  await publishByCommand('/a  /yrityksille\n/b  /yksityisille\n/e  /yksityisille\n')
  expect((await client.post('publish', { revision, why: 'old' })).text).toContain(
    'A colleague has changed the draft or published. Nothing was published: look at it again.',
  )
  const page = await client.open('publish')
  expect(page.text).toContain('/a /yrityksille /a /asemahaku /c /asemahaku')
  await publish(client, 'both')
  expect(await client.live()).toBe(
    '/a  /asemahaku\n/b  /yksityisille\n/c  /asemahaku\n/e  /yksityisille\n',
  )
})

test('the history has versions and changes in one list, and undoes a change', async () => {
  const client = await desk()
  await save(client, '/c', '/asemahaku')
  // of an earlier build
  await env.DESK_DB.exec("UPDATE history SET kind = 'rebase' WHERE key = '/a'")
  const history = await client.open('history')
  expect(rowsOf(history)).toEqual([
    expect.stringMatching(/^Edited local · today .* \/c \/asemahaku Undo$/),
    expect.stringMatching(/^the first table version 1 live local · today .* \+2 new/),
    expect.stringMatching(/^Imported/),
  ])
  expect((await client.post('undo', { batch: valueOf(history, 'batch') })).text).toContain(
    'Undone.',
  )
  expect((await client.open('rules')).text).toContain('0 changes in the draft')
})

test('a lost KV value loses no rule: the next page of the desk writes it again', async () => {
  const client = await desk()
  await env.REDIRECTS.delete('fi-FI')
  expect((await client.open('rules')).text).toContain('All 2')
  expect(await env.REDIRECTS.get('fi-FI', 'json')).toMatchObject({
    exact: { '/a': '/yksityisille' },
  })
})

test('a draft whose version is lost is not published, and the page says so', async () => {
  const client = await desk()
  await save(client, '/c', '/asemahaku')
  await env.DESK_DB.exec('DELETE FROM publications')
  const { status, text } = await client.open('publish')
  expect([status, text]).toEqual([
    503,
    expect.stringContaining(
      'Version 1 of fi-FI, which the draft changes, is missing in the database.',
    ),
  ])
  expect(await env.REDIRECTS.get('fi-FI', 'json')).toMatchObject({
    exact: { '/a': '/yksityisille' },
  })
})

test('the visits of yesterday and today say in four numbers what the draft would change', async () => {
  const client = await desk('/a  /yksityisille\n/b  /yksityisille\n/d  /asemahaku\n')
  await countVisits({ hit: { '/a': 5, '/b': 3, '/d': 1 }, missing: { '/kadonnut': 7 } })
  await save(client, '/kadonnut', '/asemahaku')
  await save(client, '/b', '/asemahaku', { key: '/b' })
  await save(client, '/a', '/olematon', { key: '/a' })
  expect((await client.open('publish')).text).toContain(
    '16 visits to redirected and missing addresses 7 reach a page that they missed 5 no longer reach the page that they reached, for example /a 3 land on another page',
  )
})
