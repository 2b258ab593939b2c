import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openBindings, withIds } from '../../scripts/open-bindings.ts'

const persistTo = mkdtempSync(join(tmpdir(), 'state-'))
afterAll(() => rmSync(persistTo, { recursive: true }))

const LOCAL = { remote: false, config: 'wrangler.toml', persistTo }

test('KV and D1 of this machine keep what is stored, and a batch is stored whole or not at all', async () => {
  const first = await openBindings<{ CONTROLS: KVNamespace; DESK_DB: D1Database }>(['CONTROLS', 'DESK_DB'], LOCAL)
  const { CONTROLS, DESK_DB } = first.env
  await CONTROLS.put('switches', '{"map":1}')
  await DESK_DB.prepare('CREATE TABLE t (a INTEGER PRIMARY KEY)').run()
  const insert = DESK_DB.prepare('INSERT INTO t (a) VALUES (?1)')
  await expect(DESK_DB.batch([insert.bind(1), insert.bind(1)])).rejects.toThrow(/^D1_ERROR: .*UNIQUE/)
  await first.close()

  const again = await openBindings<{ CONTROLS: KVNamespace; DESK_DB: D1Database }>(['CONTROLS', 'DESK_DB'], LOCAL)
  expect(await again.env.CONTROLS.get('switches')).toBe('{"map":1}')
  expect(await again.env.DESK_DB.prepare('SELECT COUNT(*) AS n FROM t').first()).toEqual({ n: 0 })
  await again.close()
})

const SETTINGS = {
  name: 'site-staging',
  kv_namespaces: [{ binding: 'BUILD_FILES' }, { binding: 'OTHER', id: 'given' }],
  d1_databases: [{ binding: 'DESK_DB', database_name: 'redirect-desk-staging' }],
}

test('at Cloudflare a resource is found by the name that wrangler creates it with; a given id counts', () => {
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

test('what cannot be opened is a sentence', async () => {
  expect(() => withIds(SETTINGS, { namespaces: [], databases: [] })).toThrow(
    'There is no site-staging-build-files at Cloudflare: the first deployment creates it',
  )
  await expect(openBindings(['NOTHING'], LOCAL)).rejects.toThrow('wrangler.toml does not bind NOTHING.')
  await expect(openBindings(['CONTROLS'], { remote: true, config: 'wrangler.toml', environment: 'nowhere' })).rejects.toThrow(
    'wrangler.toml has nothing that can be read of nowhere.',
  )
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '')
  await expect(openBindings(['CONTROLS'], { remote: true, config: 'wrangler.toml' })).rejects.toThrow('--remote needs CLOUDFLARE_API_TOKEN')
  vi.unstubAllEnvs()
})
