// The redirect desk inside the worker, with its own KV and D1.
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '#redirects/versions/table-store.ts'
import { kvStore } from '#redirects/versions/kv-store.ts'
import { publishTable } from '#redirects/versions/publish-table.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { type Answer, openSite } from '../site.ts'

export const TOKEN = 'a-token-of-the-tests-01'

export const NOTE = { who: 'ann@example.fi', why: '', at: Date.UTC(2026, 10, 23) }

/** Empty stores. */
export async function emptyStores(): Promise<Stores> {
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  const tables = [
    'publications',
    'drafts',
    'draft_changes',
    'history',
    'visits',
    'ignored_paths',
    'aside_findings',
    'switch_changes',
    'sessions',
  ]
  await env.DESK_DB.batch(tables.map((table) => env.DESK_DB.prepare(`DELETE FROM ${table}`)))
  const { keys } = await env.REDIRECTS.list()
  await Promise.all(keys.map(({ name }) => env.REDIRECTS.delete(name)))
  return { kv: kvStore(env.REDIRECTS), db: env.DESK_DB }
}

/** A site with a desk, and a client that is logged in to it. */
export async function openDeskSite(answers: Record<string, Answer> = {}, variables: Record<string, unknown> = {}) {
  const stores = await emptyStores()
  const site = openSite(answers, { REDIRECTS: env.REDIRECTS, DESK_DB: env.DESK_DB, DESK_TOKEN: TOKEN, ...variables })
  let cookie = ''
  cookie = (await post('login', { token: TOKEN })).headers.get('set-cookie')?.split(';')[0] ?? ''

  async function get(path: string): Promise<Response> {
    return site.ask(`/ops/redirects/api/${path}`, { headers: { cookie } })
  }

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return site.ask(`/ops/redirects/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-desk': '1', cookie, ...headers },
    })
  }

  return { ...site, stores, cookie, get, post }
}

/** Makes a table live instead of the current one. */
export async function publish(stores: Stores, table: string, base?: string, locale: LocaleCode = 'fi-FI'): Promise<string> {
  const result = await publishTable(stores, parseRedirectTable(table), { ...NOTE, locale, base, kind: 'publish' })
  if (result.kind !== 'live') throw new Error(`not published: ${JSON.stringify(result)}`)
  return result.version
}
