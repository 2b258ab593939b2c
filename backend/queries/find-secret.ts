import { newToken } from '../secrets/token.ts'

/** A secret never changes: each isolate asks for it once. */
const known = new Map<string, string>()

/** A key of 256 bits in hex, made when it is first asked for: none stands in the code. */
export async function findSecret(db: D1Database, name: string): Promise<string> {
  const secret = known.get(name) ?? (await readSecret(db, name)) ?? (await makeSecret(db, name))
  known.set(name, secret)
  return secret
}

/** Of two calls that make it at once, the first one's stays. */
async function makeSecret(db: D1Database, name: string): Promise<string> {
  await db.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)').bind(name, newToken()).run()
  const secret = await readSecret(db, name)
  if (secret === undefined) throw new Error(`The secret ${name} is not kept.`)
  return secret
}

async function readSecret(db: D1Database, name: string): Promise<string | undefined> {
  const row = await db.prepare('SELECT value FROM secrets WHERE name = ?1').bind(name).first<{ value: string }>()
  return row?.value
}
