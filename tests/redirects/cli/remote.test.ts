import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloudflareApi } from '#redirects/cli/cloudflare-api.ts'
import { remoteDatabase } from '#redirects/cli/remote-database.ts'
import { remoteNamespace } from '#redirects/cli/remote-namespace.ts'
import { kvStore } from '#redirects/versions/kv-store.ts'
import { startStandIn, type StandIn } from '../../deploy/cloudflare/stand-in.ts'

let cloudflare: StandIn
beforeAll(async () => {
  cloudflare = await startStandIn()
})
afterAll(() => cloudflare.stop())

async function make(path: string, body: object): Promise<string> {
  const response = await cloudflareApi(cloudflare.env)(path, { method: 'POST', body: JSON.stringify(body) })
  const { result } = await response.json()
  return result.id ?? result.uuid
}

test('a namespace at Cloudflare lists by prefix with metadata, and knows what is not there', async () => {
  const kv = kvStore(remoteNamespace(cloudflareApi(cloudflare.env), await make('/storage/kv/namespaces', { title: 'x' })))
  const text = 'line\nline\r\n--x\r\n\n"ä" €'
  await kv.put([
    { key: 'version/fi-FI/a b', value: text, metadata: { rules: 3 } },
    { key: 'pointer', value: 'a' },
  ])
  expect(await kv.get('version/fi-FI/a b')).toBe(text)
  expect(await kv.get('version/fi-FI')).toBeUndefined()
  expect(await kv.list('version/')).toEqual([{ name: 'version/fi-FI/a b', metadata: { rules: 3 } }])
})

test('a batch at Cloudflare is done whole or not at all', async () => {
  const db = remoteDatabase(cloudflareApi(cloudflare.env), await make('/d1/database', { name: 'x' }))
  await db.prepare('CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)').run()
  const insert = db.prepare('INSERT INTO t (a, b) VALUES (?1, ?2) RETURNING a')
  expect(await db.batch([insert.bind(1, 'x'), insert.bind(2, null)])).toEqual([{ results: [{ a: 1 }] }, { results: [{ a: 2 }] }])
  await expect(db.batch([insert.bind(3, 'y'), insert.bind(1, 'z')])).rejects.toThrow(/^D1_ERROR: .*UNIQUE/)
  expect(await db.prepare('SELECT COUNT(*) AS n FROM t WHERE a > ?').bind(0).first()).toEqual({ n: 2 })
  expect(await db.prepare('SELECT a FROM t WHERE a = ?').bind(3).first()).toBeNull()
})

test('what Cloudflare refuses is said in its words, without the token', async () => {
  cloudflare.account.failing.push(/\/values\//)
  const kv = kvStore(remoteNamespace(cloudflareApi(cloudflare.env), 'x'))
  await expect(kv.get('a')).rejects.toThrow(
    'KV failed while reading a: Cloudflare answered 404: The stand-in was told to fail here (10000)',
  )
  expect(() => cloudflareApi({})).toThrow('--remote needs CLOUDFLARE_API_TOKEN')
})
