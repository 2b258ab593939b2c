import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPointer, readVersion } from '#shared/navigation/redirect-table.ts'
import { env } from 'cloudflare:workers'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const HOME = 'https://www.example.com/'

async function desk(table: string) {
  const site = await openDeskSite()
  const version = await publish(site.stores, table)
  const change = (key: string, before: string | undefined, after: string | undefined, why = '') =>
    site.post('changes', { locale: 'fi-FI', changes: [{ key, before, after }], why })
  const draft = async () => (await site.get('draft?locale=fi-FI')).json<Record<string, unknown>>()
  const live = async () => readPointer((await env.REDIRECTS.get('fi-FI/live')) ?? '').version
  return { ...site, version, change, draft, live }
}

test('a change that a colleague has saved is shown, not overwritten', async () => {
  const { change } = await desk(`/a  ${HOME}`)
  expect((await change('/a', `/a  ${HOME}`, `/a  ${HOME}ann`)).status).toBe(200)
  const refused = await change('/a', `/a  ${HOME}`, `/a  ${HOME}ben`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ error: 'draft-changed', now: [{ key: '/a', line: `/a  ${HOME}ann` }] })
})

test('two people who save different rules at the same time both succeed', async () => {
  const { change, draft, get } = await desk(`/a  ${HOME}`)
  const saved = await Promise.all(['/x', '/y', '/z'].map((key) => change(key, undefined, `${key}  ${HOME}`)))
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await (await get('state?locale=fi-FI')).json()).toMatchObject({ revision: 3, changes: 3, live: { state: 'published' } })
  expect(await draft()).toMatchObject({ revision: 3, changes: [{ key: '/x' }, { key: '/y' }, { key: '/z' }] })
})

test.each([
  ['/a', '/a  /b\n/c  /d', 'A rule must be on one line.'],
  ['/a', '/b  /', 'The line is for /b, not for /a.'],
  ['/a', 'a  /', 'The old path must start with /, without a host.'],
  ['/a', '/a  javascript:alert(1)', 'A target is a page of the site (/…) or an address that starts with https://.'],
  ['/__proto__', '/__proto__  //evil', 'A target that starts with // is on another host. Write the whole address.'],
])('an invalid line is refused with the reason: %s %j', async (key, after, detail) => {
  const { change } = await desk(`/first  ${HOME}`)
  const response = await change(key, undefined, after)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: 'unfit', detail })
})

describe('undo', () => {
  test('reverts all changes that were saved together, and can be undone itself', async () => {
    const { post, draft } = await desk(`/a  ${HOME}`)
    const changes = [
      { key: '/a', before: `/a  ${HOME}` },
      { key: '/b', after: `/b  ${HOME}` },
    ]
    const { batch } = await (await post('changes', { locale: 'fi-FI', changes, why: 'spring' })).json<{ batch: string }>()
    const undone = await (await post('undo', { locale: 'fi-FI', batch })).json<{ batch: string }>()
    expect(await draft()).toMatchObject({ changes: [] })
    await post('undo', { locale: 'fi-FI', batch: undone.batch })
    expect(await draft()).toMatchObject({ changes: [{ key: '/a' }, { key: '/b' }] })
  })

  test('is refused if a rule has been changed since, and shows the current rule', async () => {
    const { post, change } = await desk(`/a  ${HOME}`)
    const { batch } = await (await change('/a', `/a  ${HOME}`, `/a  ${HOME}1`)).json<{ batch: string }>()
    await change('/a', `/a  ${HOME}1`, `/a  ${HOME}2`)
    const refused = await post('undo', { locale: 'fi-FI', batch })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ now: [{ key: '/a', line: `/a  ${HOME}2` }] })
    expect((await post('undo', { locale: 'fi-FI', batch: 'none' })).status).toBe(404)
  })
})

describe('publishing', () => {
  test('makes the draft live, and the draft is empty', async () => {
    const { post, change, draft, live, version, get } = await desk(`/a  ${HOME}`)
    await change('/b', undefined, `/b  ${HOME}`)
    const published = await (await post('publish', { locale: 'fi-FI', why: 'spring', revision: 1 })).json<{ version: string }>()
    expect(await live()).toBe(published.version)
    expect(await draft()).toMatchObject({ base: published.version, changes: [], live: { state: 'published' } })
    expect(await (await get('versions?locale=fi-FI')).json()).toMatchObject({
      versions: [
        { name: published.version, rules: 2, isLive: true, publications: [{ who: 'local', why: 'spring' }] },
        { name: version, rules: 1, isLive: false },
      ],
    })
    const restored = await post('live', { locale: 'fi-FI', version, live: published.version, why: 'back' })
    expect(restored.status).toBe(200)
    expect(await live()).toBe(version)
  })

  test('is refused when the draft has changed since it was shown', async () => {
    const { post, change } = await desk(`/a  ${HOME}`)
    await change('/b', undefined, `/b  ${HOME}`)
    expect((await post('publish', { locale: 'fi-FI', why: '', revision: 0 })).status).toBe(409)
  })

  test('is refused when the table has an error or an example fails, and the live version stays', async () => {
    const { post, change, live, version } = await desk(`/a  ${HOME}`)
    await change('example /a', undefined, `example /a  ${HOME}elsewhere`)
    const refused = await post('publish', { locale: 'fi-FI', why: '', revision: 1 })
    expect(refused.status).toBe(422)
    expect((await refused.json<{ detail: string }>()).detail).toContain('(1 error)')
    expect(await live()).toBe(version)
  })

  test('is refused when a colleague has published, shows both changes, and continues after a rebase', async () => {
    const { stores, post, change, draft, version, live } = await desk(`/a  ${HOME}\n/b  ${HOME}`)
    await change('/a', `/a  ${HOME}`, `/a  ${HOME}mine`)
    await change('/c', undefined, `/c  ${HOME}`)
    await publish(stores, `/a  ${HOME}theirs\n/b  ${HOME}b`, version)
    expect(await (await post('publish', { locale: 'fi-FI', why: '', revision: 2 })).json()).toEqual({ error: 'live-changed' })
    expect(await draft()).toMatchObject({
      theirs: [{ key: '/a' }, { key: '/b' }],
      conflicts: [{ key: '/a', base: `/a  ${HOME}`, mine: `/a  ${HOME}mine`, theirs: `/a  ${HOME}theirs` }],
    })
    const asked = await post('rebase', { locale: 'fi-FI' })
    expect(asked.status).toBe(409)
    const { conflicts } = await asked.json<{ conflicts: [Record<string, string>] }>()
    expect(conflicts).toMatchObject([{ key: '/a' }])
    const [conflict] = conflicts
    const rebased = await (await post('rebase', { locale: 'fi-FI', choices: [{ ...conflict, take: 'mine' }] })).json<{ revision: number }>()
    expect((await post('publish', { locale: 'fi-FI', why: '', revision: rebased.revision })).status).toBe(200)
    const { source } = readVersion((await env.REDIRECTS.get(`fi-FI/${await live()}`)) ?? '')
    expect(source).toBe(`/a  ${HOME}mine\n/b  ${HOME}b\n/c  ${HOME}\n`)
  })
})

test('a choice between lines that no longer exist is refused, so that it does not overwrite a newer publication', async () => {
  const { stores, post, change, version } = await desk(`/a  ${HOME}`)
  await change('/a', `/a  ${HOME}`, `/a  ${HOME}mine`)
  const theirs = await publish(stores, `/a  ${HOME}theirs`, version)
  const { conflicts } = await (await post('rebase', { locale: 'fi-FI' })).json<{ conflicts: [Record<string, string>] }>()
  await publish(stores, `/a  ${HOME}later`, theirs)
  const late = await post('rebase', { locale: 'fi-FI', choices: [{ ...conflicts[0], take: 'mine' }] })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ conflicts: [{ key: '/a', mine: `/a  ${HOME}mine`, theirs: `/a  ${HOME}later` }] })
})

test('discarding the draft is refused when a colleague has saved since it was shown', async () => {
  const { post, change, draft } = await desk(`/a  ${HOME}`)
  await change('/b', undefined, `/b  ${HOME}`)
  const { revision } = await draft()
  await change('/c', undefined, `/c  ${HOME}`)
  expect((await post('discard', { locale: 'fi-FI', revision })).status).toBe(409)
  expect(await draft()).toMatchObject({ changes: [{ key: '/b' }, { key: '/c' }] })
  const discarded = await post('discard', { locale: 'fi-FI', revision: (await draft())['revision'] })
  const { batch } = await discarded.json<{ batch: string }>()
  expect(await draft()).toMatchObject({ changes: [] })
  await post('undo', { locale: 'fi-FI', batch })
  expect(await draft()).toMatchObject({ changes: [{ key: '/b' }, { key: '/c' }] })
})

test('visited addresses are checked against the draft, or against a staged version', async () => {
  const { post, change } = await desk(`/a  ${HOME}`)
  await change('/b', undefined, `/b  ${HOME}`)
  const { version } = await (await post('stage', { locale: 'fi-FI', why: '', revision: 1 })).json<{ version: string }>()
  await change('/a', `/a  ${HOME}`, undefined)
  const replayed = async (of?: string) =>
    (
      await post('replay', {
        locale: 'fi-FI',
        addresses: [
          ['/a', 3],
          ['/b', 2],
        ],
        version: of,
      })
    ).json<{ totals: unknown }>()
  const [one, none] = [{ addresses: 1 }, { addresses: 0 }]
  expect((await replayed()).totals).toMatchObject({ fails: one, fixed: one, changed: none, same: none })
  expect((await replayed(version)).totals).toMatchObject({ fails: none, fixed: one, changed: none, same: one })
  expect((await post('replay', { locale: 'fi-FI', addresses: [], version: 'none' })).status).toBe(404)
})

test('a host that is new in the table gets a warning with the similar known host', async () => {
  const { change, draft } = await desk(`/a  ${HOME}`)
  await change('/b', undefined, '/b  https://www.st1.noo/')
  await change('/c', undefined, `/c  ${HOME}other`)
  expect(await draft()).toMatchObject({
    findings: [{ kind: 'unknown-host', severity: 'warning', key: '/b', words: { host: 'www.st1.noo', near: 'www.st1.no' } }],
  })
})

test('a version is shown as taken back after a restore, until it is live again', async () => {
  const { version: first, change, draft, live, post, get } = await desk(`/a  ${HOME}`)
  await change('/a', `/a  ${HOME}`, `/a  ${HOME}b`)
  const { revision } = await draft()
  await post('publish', { locale: 'fi-FI', why: '', revision })
  const second = await live()
  const takenBack = async () => {
    const { versions } = await (await get('versions?locale=fi-FI')).json<{ versions: { name: string; isTakenBack: boolean }[] }>()
    return versions.filter(({ isTakenBack }) => isTakenBack).map(({ name }) => name)
  }
  expect(await takenBack()).toEqual([])
  await post('live', { locale: 'fi-FI', version: first, live: second, why: '' })
  expect(await takenBack()).toEqual([second])
  await post('live', { locale: 'fi-FI', version: second, live: first, why: '' })
  expect(await takenBack()).toEqual([first])
})

test('when a store fails, the failure is shown and no part of the change is saved', async () => {
  const { post, draft, change } = await desk(`/a  ${HOME}`)
  const batch = vi.spyOn(Object.getPrototypeOf(env.DESK_DB), 'batch').mockRejectedValue(new Error('D1_ERROR: internal'))
  const failed = await change('/b', undefined, `/b  ${HOME}`)
  expect(failed.status).toBe(503)
  expect(await failed.json()).toMatchObject({ error: 'store-failed' })
  batch.mockRestore()
  expect(await draft()).toMatchObject({ revision: 0, changes: [] })
  const put = vi.spyOn(Object.getPrototypeOf(env.REDIRECTS), 'put').mockRejectedValue(new Error('KV PUT failed: 500'))
  await change('/b', undefined, `/b  ${HOME}`)
  expect((await post('publish', { locale: 'fi-FI', why: '', revision: 1 })).status).toBe(503)
  put.mockRestore()
  expect((await post('publish', { locale: 'fi-FI', why: '', revision: 1 })).status).toBe(200)
})

test.each(['live', 'x/source', 'none'])('an invalid version name is not made live: %s', async (name) => {
  const { post, live, version } = await desk(`/a  ${HOME}`)
  await env.REDIRECTS.put('fi-FI/x/source', '/a  /b')
  const refused = await post('live', { locale: 'fi-FI', version: name, live: version, why: '' })
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'version-missing' }])
  expect(await live()).toBe(version)
})

test('a publication is refused while the table of the live version cannot be read, so that its rules are not lost', async () => {
  const { change, post, live, version } = await desk(`/deleted  ${HOME}`)
  await env.REDIRECTS.delete(`fi-FI/${version}`)
  await change('/b', undefined, `/b  ${HOME}`)
  const refused = await post('publish', { locale: 'fi-FI', why: '', revision: 1 })
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'version-missing' }])
  expect(await live()).toBe(version)
})

test('a change that gives the table more than 20,000 rules is refused, other changes are saved', async () => {
  const { post, change, draft } = await desk(Array.from({ length: 20_000 }, (_, index) => `/old/${index}  ${HOME}`).join('\n'))
  const refused = await change('/old/20000', undefined, `/old/20000  ${HOME}`)
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'too-many-rules', detail: 'The table has 20001 rules. The limit is 20000. Remove at least 1.' },
  ])
  const moved = [
    { key: '/old/1', before: `/old/1  ${HOME}` },
    { key: '/new/1', after: `/new/1  ${HOME}` },
  ]
  expect((await post('changes', { locale: 'fi-FI', changes: moved })).status).toBe(200)
  expect(await draft()).toMatchObject({ changes: [{ key: '/new/1' }, { key: '/old/1' }] })
})

test('17,000 changes are saved, shown and undone as one', async () => {
  const { post, get, draft } = await desk(`/a  ${HOME}`)
  const changes = Array.from({ length: 17_000 }, (_, index) => ({
    key: `/old/${index}`,
    after: `/old/${index}  ${HOME}${index}  # ä note`,
  }))
  const saved = await post('changes', { locale: 'fi-FI', changes, why: 'the old site', kind: 'import' })
  expect(saved.status).toBe(200)
  const { batch } = await saved.json<{ batch: string }>()
  expect(await (await get('rules?locale=fi-FI&q=/old/16999')).json()).toMatchObject({ total: 17_001, matching: 1 })
  expect((await post('undo', { locale: 'fi-FI', batch })).status).toBe(200)
  expect(await draft()).toMatchObject({ changes: [] })
})
