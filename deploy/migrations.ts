import type { EnvironmentName, Settings } from './environment.ts'
import { wrangler } from './wrangler.ts'

/** The tables of an environment's databases, as `migrations/` has them; where nothing is new, nothing is done. */
export async function applyMigrations(config: string, environment: EnvironmentName, { d1_databases }: Settings): Promise<void> {
  for (const { binding } of d1_databases)
    await wrangler(['d1', 'migrations', 'apply', binding, '--remote', '--config', config, '--env', environment])
}
