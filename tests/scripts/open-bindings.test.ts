import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { afterAll, expect, test, vi } from 'vitest'
import { openBindings, withIds } from '../../scripts/open-bindings.ts'

const persistTo = mkdtempSync(join(tmpdir(), 'state-'))
afterAll(() => rmSync(persistTo, { recursive: true }))

const LOCAL = { remote: false, config: 'wrangler.toml', persistTo }

test('local KV and D1 keep stored values, and a batch is stored completely or not at all', async () => {
  const first = await openBindings<{ CONTROLS: KVNamespace; DESK_DB: D1Database }>(
    ['CONTROLS', 'DESK_DB'],
    LOCAL,
  )
  const { CONTROLS, DESK_DB } = first.env
  await CONTROLS.put('switches', '{"map":1}')
  await DESK_DB.prepare('CREATE TABLE t (a INTEGER PRIMARY KEY)').run()
  const insert = DESK_DB.prepare('INSERT INTO t (a) VALUES (?1)')
  await expect(DESK_DB.batch([insert.bind(1), insert.bind(1)])).rejects.toThrow(
    /^D1_ERROR: .*UNIQUE/,
  )
  await first.close()

  const again = await openBindings<{ CONTROLS: KVNamespace; DESK_DB: D1Database }>(
    ['CONTROLS', 'DESK_DB'],
    LOCAL,
  )
  expect(await again.env.CONTROLS.get('switches')).toBe('{"map":1}')
  expect(await again.env.DESK_DB.prepare('SELECT COUNT(*) AS n FROM t').first()).toEqual({ n: 0 })
  await again.close()
})

const SETTINGS = {
  name: 'site-staging',
  kv_namespaces: [{ binding: 'BUILD_FILES' }, { binding: 'OTHER', id: 'given' }],
  d1_databases: [{ binding: 'DESK_DB', database_name: 'redirect-desk-staging' }],
}

test('at Cloudflare a resource is found by the name that wrangler gives it, unless an id is configured', () => {
  const existing = {
    namespaces: [
      { id: '1', title: 'site-production-build-files' },
      { id: '2', title: 'site-staging-build-files' },
    ],
    databases: [{ uuid: '3', name: 'redirect-desk-staging' }],
  }
  expect(withIds(SETTINGS, existing)).toMatchObject({
    kv_namespaces: [
      { binding: 'BUILD_FILES', id: '2', remote: true },
      { binding: 'OTHER', id: 'given', remote: true },
    ],
    d1_databases: [{ binding: 'DESK_DB', database_id: '3', remote: true }],
  })
})

test('a failure to open is a message', async () => {
  expect(() => withIds(SETTINGS, { namespaces: [], databases: [] })).toThrow(
    'site-staging-build-files does not exist at Cloudflare: the first deployment creates it',
  )
  await expect(openBindings(['NOTHING'], LOCAL)).rejects.toThrow(
    'wrangler.toml has no binding NOTHING.',
  )
  await expect(
    openBindings(['CONTROLS'], { remote: true, config: 'wrangler.toml', environment: 'nowhere' }),
  ).rejects.toThrow('Cannot read the settings of nowhere in wrangler.toml.')
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '')
  await expect(
    openBindings(['CONTROLS'], { remote: true, config: 'wrangler.toml' }),
  ).rejects.toThrow('--remote needs CLOUDFLARE_API_TOKEN')
  vi.unstubAllEnvs()
})
