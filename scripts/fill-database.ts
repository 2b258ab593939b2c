// node scripts/fill-database.ts <config> <binding> <migrations> <state> [<statements.json>]:
// applies the migrations to a local database, as `wrangler d1 migrations apply` does, then runs the
// statements. wrangler's two commands take several times as long.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import { openBindings } from './open-bindings.ts'

const [config = '', binding = '', migrations = '', persistTo = '', statements] =
  process.argv.slice(2)

const { env, close } = await openBindings<Record<string, D1Database>>([binding], {
  remote: false,
  config,
  persistTo,
})
const database = env[binding]
if (!database) throw new Error(`${config} has no database ${binding}`)
await migrate(database)
if (statements !== undefined) await runAll(database, JSON.parse(readFileSync(statements, 'utf8')))
await close()

/** Applies the migrations that the database does not have yet, in one transaction. */
async function migrate(db: D1Database): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const missing = readdirSync(migrations)
    .filter((name) => !applied.has(name))
    .toSorted()
  await runAll(
    db,
    missing.flatMap((name) => [
      ...splitSql(readFileSync(join(migrations, name), 'utf8')),
      `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
    ]),
  )
}

async function runAll(db: D1Database, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await db.batch(statements.map((statement) => db.prepare(statement)))
}
