import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const TABLES = [
  'publications',
  'drafts',
  'draft_changes',
  'history',
  'visits',
  'set_aside',
  'switch_changes',
]

/** Empties the desk's KV and D1. */
export async function emptyStores(): Promise<void> {
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  await env.DESK_DB.batch(TABLES.map((table) => env.DESK_DB.prepare(`DELETE FROM ${table}`)))
  const { keys } = await env.REDIRECTS.list()
  await Promise.all(keys.map(({ name }) => env.REDIRECTS.delete(name)))
}

/** Visits of today, by kind and path. */
export async function countVisits(visits: {
  hit?: Record<string, number>
  missing?: Record<string, number>
}): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const insert = env.DESK_DB.prepare(
    "INSERT INTO visits (day, locale, kind, path, referrer, visits) VALUES (?, 'fi-FI', ?, ?, 'google.com', ?)",
  )
  const rows = Object.entries(visits).flatMap(([kind, paths]) =>
    Object.entries(paths).map(([path, amount]) => [day, kind, path, amount]),
  )
  await env.DESK_DB.batch(rows.map((row) => insert.bind(...row)))
}
