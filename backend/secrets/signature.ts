import { fromHex, newToken, toHex } from './tokens.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[0-9a-f]{64}$/

/** @param secret the name of a key, which is created on first use */
export async function sign(db: D1Database, secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(
    HMAC,
    await signingKey(db, secret),
    new TextEncoder().encode(text),
  )
  return toHex(new Uint8Array(signature))
}

/** Compares in constant time. */
export async function isSignature(
  db: D1Database,
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  return crypto.subtle.verify(
    HMAC,
    await signingKey(db, secret),
    fromHex(signature),
    new TextEncoder().encode(text),
  )
}

async function signingKey(db: D1Database, secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(await findSecret(db, secret)), HMAC, false, [
    'sign',
    'verify',
  ])
}

/** Cached per isolate: a secret never changes. */
const known = new Map<string, string>()

/** A 256-bit key in hex. It is created on first use, so the code contains no key. */
async function findSecret(db: D1Database, name: string): Promise<string> {
  const secret = known.get(name) ?? (await readSecret(db, name)) ?? (await makeSecret(db, name))
  known.set(name, secret)
  return secret
}

/** If two calls create it at once, the first key is kept. */
async function makeSecret(db: D1Database, name: string): Promise<string> {
  await db
    .prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)')
    .bind(name, newToken())
    .run()
  const secret = await readSecret(db, name)
  if (secret === undefined) throw new Error(`The secret ${name} is not stored.`)
  return secret
}

async function readSecret(db: D1Database, name: string): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT value FROM secrets WHERE name = ?1')
    .bind(name)
    .first<{ value: string }>()
  return row?.value
}
