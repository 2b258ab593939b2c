// Publishing with confirmation, taking back, restoring and bringing versions into the draft.
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { readPointer } from '#shared/navigation/redirect-table.ts'
import type { Draft, Findings, PublicationPreview, VersionsPage } from '../../../redirects/desk/wire.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const PAGES = ['/', '/yksityisille', '/yrityksille']
const LIVE = '/a  /yksityisille\n/b  /yksityisille\n'

async function desk(table = LIVE) {
  const site = await openDeskSite(contentService(Object.fromEntries(PAGES.map((path) => [path, pageResponse(path)]))))
  const version = await publish(site.stores, table)
  async function get<Value>(path: string): Promise<Value> {
    return (await site.get(path)).json<Value>()
  }
  async function post<Value>(path: string, body: object): Promise<Value & { status: number }> {
    const response = await site.post(path, { locale: 'fi-FI', ...body })
    return { ...(await response.json<Value>()), status: response.status }
  }
  const change = (key: string, after?: string, before?: string) => post('changes', { changes: [{ key, before, after }], why: '' })
  const draft = () => get<Draft>('draft?locale=fi-FI')
  const live = async () => readPointer((await env.REDIRECTS.get('fi-FI/live')) ?? '').version
  return { ...site, version, get, post, change, draft, live }
}

test('a publication that hides a page names it, and needs its acceptance', async () => {
  const { get, post, change, live, version } = await desk()
  await change('/yksityisille', '/yksityisille  /yrityksille')
  await change('/c', '/c  /yrityksille')
  const preview = await get<PublicationPreview>('publication?locale=fi-FI')
  expect(preview).toMatchObject({
    revision: 2,
    counts: { added: 2, changed: 0, removed: 0 },
    dangers: [{ kind: 'hidden-page', rules: [{ key: '/yksityisille', end: '/yksityisille' }], takeOut: [{ key: '/yksityisille' }] }],
    warnings: [{ kind: 'hidden-page', consequences: [{ key: '/a' }, { key: '/b' }] }],
    errors: [],
  })
  const asked = { why: 'spring', revision: 2 }
  expect(await post('publish', asked)).toEqual({ status: 422, error: 'not-accepted', detail: '/yksityisille  /yrityksille' })
  expect(await post('publish', { ...asked, accepted: ['another'] })).toMatchObject({ status: 422 })
  expect(await live()).toBe(version)
  expect(await post('publish', { ...asked, accepted: preview.dangers.map(({ id }) => id) })).toMatchObject({ status: 200 })
})

test('a publication is taken back without a question: the draft has its changes, and the list of versions says so', async () => {
  const { get, post, change, draft, live, version } = await desk()
  await change('/c', '/c  /yrityksille')
  const { version: second } = await post<{ version: string }>('publish', { why: 'spring', revision: 1 })
  await change('/d', '/d  /yrityksille')
  expect(await post('take-back', { live: version, why: '' })).toMatchObject({ status: 409, error: 'live-changed' })
  expect(await post('take-back', { live: second, why: '' })).toEqual({ status: 200, version, isNew: true })
  expect(await live()).toBe(version)
  expect((await draft()).changes.map(({ key }) => key)).toEqual(['/c', '/d'])
  const { publications } = await get<VersionsPage>('versions?locale=fi-FI')
  expect(publications.map(({ mark, why, counts }) => [mark, why, counts])).toEqual([
    ['live', '', { added: 0, changed: 0, removed: 1 }],
    ['taken-back', 'spring', { added: 1, changed: 0, removed: 0 }],
    [undefined, '', { added: 2, changed: 0, removed: 0 }],
  ])
})

test('before a version is restored, the desk says what happens live and to the draft; a version with a new danger needs its acceptance', async () => {
  const { get, post, change, draft, live, version } = await desk('/yksityisille  /yrityksille\n/a  /yrityksille\n')
  await post('changes', { changes: [{ key: '/yksityisille', before: '/yksityisille  /yrityksille' }], why: '' })
  const { version: second } = await post<{ version: string }>('publish', { why: '', revision: 1 })
  await change('/c', '/c  /yrityksille')
  const preview = await get<{ live: PublicationPreview; draft: object }>(`restoration?locale=fi-FI&version=${version}`)
  expect(preview).toMatchObject({
    live: { counts: { added: 1, changed: 0, removed: 0 }, dangers: [{ kind: 'hidden-page' }] },
    draft: { restored: 1, brought: 2, same: [] },
  })
  const asked = { version, live: second, why: 'back' }
  expect(await post('live', asked)).toMatchObject({ status: 422, error: 'not-accepted' })
  expect(await post('live', { ...asked, accepted: preview.live.dangers.map(({ id }) => id) })).toMatchObject({ status: 200 })
  expect(await live()).toBe(version)
  expect(await draft()).toMatchObject({ base: version, changes: [{ key: '/c' }], conflicts: [], theirs: [] })
})

test('a version is brought into the draft, which keeps its changes', async () => {
  const { post, change, draft, live, version } = await desk()
  await change('/c', '/c  /yrityksille')
  const { version: second } = await post<{ version: string }>('publish', { why: '', revision: 1 })
  await change('/d', '/d  /yrityksille')
  const { batch } = await post<{ batch: string }>('bring', { version, why: '' })
  expect(await live()).toBe(second)
  expect((await draft()).changes).toMatchObject([{ key: '/c' }, { key: '/d' }])
  await post('undo', { batch })
  expect((await draft()).changes).toMatchObject([{ key: '/d' }])
  expect(await post('bring', { version: 'none', why: '' })).toMatchObject({ status: 404, error: 'version-missing' })
})

test('findings are shown by cause, and can be set aside and shown again', async () => {
  const { get, post, change } = await desk()
  await change('/yksityisille', '/yksityisille  /yrityksille')
  const causes = async () => (await get<Findings>('findings?locale=fi-FI')).causes
  const [cause] = await causes()
  expect(cause).toMatchObject({
    kind: 'hidden-page',
    severity: 'danger',
    own: { key: '/yksityisille', isAside: false },
    consequences: [{ key: '/a', fixes: [] }, { key: '/b' }],
    mend: { kind: 'remove', changes: [{ key: '/yksityisille' }] },
  })
  const findings = cause?.consequences.map(({ id }) => id)
  const aside = async () => (await causes())[0]?.consequences.map(({ isAside }) => isAside)
  expect(await post('set-aside', { findings, isAside: true })).toEqual({ status: 200 })
  expect(await aside()).toEqual([true, true])
  await post('set-aside', { findings, isAside: false })
  expect(await aside()).toEqual([false, false])
})
