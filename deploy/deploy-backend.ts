import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShown } from './build-for.ts'
import { checkReady } from './check-ready.ts'
import { BACKEND_CONFIG, type EnvironmentName } from './environment.ts'
import { applyMigrations } from './migrations.ts'
import { Refusal } from './refusal.ts'
import { wrangler } from './wrangler.ts'

/** The embedded backend as an environment's: tables, content, worker. Done again it renews the content, and keeps customers and orders. */
export async function deployBackend(environment: EnvironmentName): Promise<void> {
  if (environment === 'production')
    throw new Refusal('The embedded backend plays services, with demo customers and banks: it is for staging only.')
  const settings = await checkReady(environment, BACKEND_CONFIG)
  const place = ['--config', BACKEND_CONFIG, '--env', environment]
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  try {
    const seed = join(folder, 'seed.sql')
    runShown('node', ['backend/seed/write-sql.ts', seed], 'The embedded content is not fit to be deployed.')
    await applyMigrations(BACKEND_CONFIG, environment, settings)
    await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--file', seed, ...place])
  } finally {
    rmSync(folder, { recursive: true })
  }
  await wrangler(['deploy', ...place])
  console.log(`${environment} has its embedded backend.`)
}
