// The redirect desk inside the worker, with its own KV and D1, and a client that logs in, follows
// redirects and sends forms.

import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { onTestFinished, vi } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

export const TOKEN = 'a-token-of-the-tests-01'
/** The token opens the desk on local hosts only. */
export const ORIGIN = 'http://localhost'
export const DESK = `${ORIGIN}/ops/redirects`

const PAGES = ['/', '/yksityisille', '/yrityksille', '/asemahaku']

type Fields = Record<string, string | File | readonly string[]>

export interface Shown {
  status: number
  /** the path and query of the last page */
  path: string
  html: string
  /** without tags */
  text: string
}

/** @param table is live. @param variables of the worker */
export async function openDesk({ table = '', variables = {} } = {}) {
  onTestFinished(() => void vi.restoreAllMocks())
  await emptyStores()
  const answers = contentService(
    Object.fromEntries(PAGES.map((path) => [path, pageResponse(path)])),
  )
  const site = openSite(answers, {
    REDIRECTS: env.REDIRECTS,
    DESK_DB: env.DESK_DB,
    DESK_TOKEN: TOKEN,
    ...variables,
  })
  const person = await logIn(site)
  if (table !== '') await publishTable(person, table)
  const live = async () => (await person.send('export?of=live&format=table')).text()
  return { ...site, ...person, live, colleague: () => logIn(site) }
}

/** Another browser. */
async function logIn({ ask }: Pick<ReturnType<typeof openSite>, 'ask'>) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await ask(new URL(path, `${DESK}/fi-FI/`).href, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Sends a request and follows its redirects. */
  async function open(path: string, init: RequestInit = {}): Promise<Shown> {
    const response = await send(path, init)
    const location = response.headers.get('location')
    if (location !== null) return open(location)
    const html = await response.text()
    const { pathname, search } = new URL(path, `${DESK}/fi-FI/`)
    return { status: response.status, path: pathname + search, html, text: textOf(html) }
  }

  /** Sends a form, and opens the page that it redirects to. */
  const post = (path: string, fields: Fields, headers?: Record<string, string>) =>
    open(path, formOf(fields, headers))

  await post('/ops/redirects/login', { token: TOKEN })
  return { send, open, post, cookies }
}

/** A form as a browser sends it. */
export function formOf(fields: Fields, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  return { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } }
}

function textOf(html: string): string {
  const text = html.replace(/<(script|datalist)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return unescaped(text).replace(/\s+/g, ' ')
}

function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

/** The value of a field in a form. */
export function valueOf({ html }: Shown, name: string): string {
  const [tag = ''] = html.match(new RegExp(`<(?:input|button)[^>]*name="${name}"[^>]*>`)) ?? []
  return unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')
}

type Client = Pick<Awaited<ReturnType<typeof openDesk>>, 'open' | 'post'>

/** Saves a rule as the form of its page does. */
export async function save(
  { open, post }: Client,
  source: string,
  target: string,
  { key, before }: { key?: string; before?: string } = {},
) {
  const path = key === undefined ? 'rule' : `rule?key=${encodeURIComponent(key)}`
  const line = before ?? (key === undefined ? '' : valueOf(await open(path), 'before'))
  return post(path, { do: 'save', before: line, source, target, note: '', why: '' })
}

/** Publishes the draft. Ticks all dangers, unless others are named. */
export async function publish(
  { open, post }: Client,
  why: string,
  accepted?: readonly string[],
): Promise<Shown> {
  const page = await open('publish')
  const ticks = [...page.html.matchAll(/name="accepted"[^>]*value="([^"]+)"/g)].map(
    ([, id = '']) => id,
  )
  return post('publish', {
    do: 'publish',
    revision: valueOf(page, 'revision'),
    why,
    accepted: accepted ?? ticks,
  })
}

async function publishTable(client: Client, table: string): Promise<void> {
  await client.post('import', { do: 'take', again: 'yes', text: table })
  const { text } = await publish(client, 'the first table')
  if (!text.includes('is live.')) throw new Error(`not published: ${text}`)
}

/** The rows of the page's tables, without tags. */
export function rowsOf({ html }: Shown): string[] {
  return [...html.matchAll(/<tr[ >].*?<\/tr>/gs)].slice(1).map(([row]) => textOf(row).trim())
}

const TABLES = 'publications drafts draft_changes history visits set_aside switch_changes'

/** Empties the desk's KV and D1. */
async function emptyStores(): Promise<void> {
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  await env.DESK_DB.batch(
    TABLES.split(' ').map((table) => env.DESK_DB.prepare(`DELETE FROM ${table}`)),
  )
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

/** The first words of the rows: mostly their old addresses. */
export function sourcesOf(page: Shown): string[] {
  return rowsOf(page).map((row) => row.split(' ')[0] ?? '')
}
