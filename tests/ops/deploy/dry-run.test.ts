/** @module-tag thorough */
// Builds each environment and reads the result as in a deployment, but without the upload.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../../ops/deploy/settings.ts'

const run = promisify(execFile)
const LIMIT_MS = 300_000
const FOLDERS = 'client public redirects scripts shared worker'.split(' ')
const FILES = 'package.json vite.config.ts wrangler.toml tsconfig.base.json'.split(' ')

// Uses its own folder, because other tests read dist/.
const folder = mkdtempSync(join(tmpdir(), 'dry-run-'))
beforeAll(() => {
  for (const name of [...FOLDERS, ...FILES])
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (file) => !file.includes('.wrangler'),
    })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['staging', 'production'] as const)(
  'wrangler accepts the build of %s with every binding',
  { timeout: LIMIT_MS },
  async (environment) => {
    const env = {
      ...process.env,
      CLOUDFLARE_ENV: environment,
      WRANGLER_SEND_METRICS: 'false',
      CI: '1',
      NO_COLOR: '1',
    }
    await run(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      cwd: folder,
      env,
    })
    const { stdout } = await run(resolve('node_modules/.bin/wrangler'), ['deploy', '--dry-run'], {
      cwd: folder,
      env,
    })
    const { kv_namespaces, d1_databases, ratelimits } = readSettings(environment)
    const names = [
      ...[...kv_namespaces, ...d1_databases].map(({ binding }) => binding),
      ...ratelimits.map(({ name }) => name),
    ]
    expect(names.filter((name) => !stdout.includes(`env.${name}`))).toEqual([])
    expect(stdout).toContain(`env.DESK_DB (redirect-desk-${environment})`)
  },
)
