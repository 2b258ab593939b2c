// The stand-in for whoever tries the guide by hand (cloudflare/serve.ts): visitors get the build of this folder, without services behind it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointerKey } from '#shared/navigation/redirect-table.ts'
import { addDeployment, addVersion, emptyAccount, workerOf } from './cloudflare/account.ts'
import { answerCall } from './cloudflare/calls.ts'
import { serveVisitors } from './cloudflare/visitors.ts'

const PORT = 8953
const NAMESPACE = 'redirects'
const NOWHERE = 'http://127.0.0.1:9'

const account = emptyAccount()
account.namespaces.push({ id: NAMESPACE, title: NAMESPACE, keys: new Map() })
const worker = workerOf(account, 'site')
let stop: () => Promise<void>
let old: string
let fresh: string

beforeAll(async () => {
  stop = await serveVisitors(account, { site: PORT }, NOWHERE)
})
afterAll(() => stop())

/** how often each version answered with 5xx: there is no backend, so a page is one until its redirect is seen */
const failed = new Map<string | undefined, number>()

async function ask(path: string, version?: string) {
  const answer = await fetch(`http://localhost:${PORT}${path}`, {
    redirect: 'manual',
    headers: version === undefined ? {} : { 'Cloudflare-Workers-Version-Overrides': `site="${version}"` },
  })
  if (answer.status >= 500) failed.set(version, (failed.get(version) ?? 0) + 1)
  return answer
}
const store = (key: string, value: unknown) =>
  answerCall(
    account,
    `PUT /storage/kv/namespaces/${NAMESPACE}/values/${encodeURIComponent(key)}`,
    JSON.stringify(value),
    new URLSearchParams(),
  )
const versionOf = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()).version

function upload() {
  const { id } = addVersion(worker, {})
  account.onUpload('site', id)
  return id
}

test('before the first build there is no site', async () => {
  expect((await ask('/_health')).status).toBe(503)
})

test(
  'a visitor gets a version that has visitors, a deployment the one it names, each with the account’s KV',
  { timeout: 60_000 },
  async () => {
    old = upload()
    fresh = upload()
    addDeployment(worker, [
      { version_id: old, percentage: 100 },
      { version_id: fresh, percentage: 0 },
    ])
    store('fi-FI/v', { kind: 'table', entries: { '/vanha': '/uusi' } })
    store(pointerKey('fi-FI'), { version: 'v' })
    expect(await versionOf('/_health')).toBe(old)
    expect(await versionOf('/_health', fresh)).toBe(fresh)
    expect((await ask('/fi-FI/vanha')).headers.get('location')).toBe(`http://localhost:${PORT}/fi-FI/uusi`)

    // what is stored later reaches a version that runs
    store('sv-SE/v', { kind: 'table', entries: { '/gammal': '/ny' } })
    store(pointerKey('sv-SE'), { version: 'v' })
    const location = async () => (await ask('/sv-SE/gammal', fresh)).headers.get('location')
    await expect.poll(location, { timeout: 20_000, interval: 500 }).toBe(`http://localhost:${PORT}/sv-SE/ny`)
  },
)

test('what a version logs is counted as its own, since the time that is asked for', async () => {
  const count = (id: string, from = 0, ...more: string[]) =>
    account.countLines(['$workers.scriptName=site', 'event=request', `$workers.scriptVersion.id=${id}`, ...more], from)
  // a line may come after the answer that it tells of
  await expect.poll(() => count(old)).toBe(2)
  await expect.poll(() => count(fresh)).toBeGreaterThanOrEqual(2)
  await expect.poll(() => count(fresh, 0, 'status=500')).toBe(failed.get(fresh) ?? 0)
  expect(count(fresh, Date.now() + 1_000)).toBe(0)
})
