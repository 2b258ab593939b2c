import { applyD1Migrations, createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { LocaleCode } from '#shared/locale/locales.ts'
import backend from '../../backend/index.ts'

export const ORIGIN = 'https://backend.example'

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'"

/** Empties the tables and runs the statements, because test files share one database. */
export async function prepareDatabase(...statements: string[]): Promise<void> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const { results } = await env.DB.prepare(TABLES).all<{ name: string }>()
  const empty = results.map(({ name }) => env.DB.prepare(`DELETE FROM "${name}"`))
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...empty])
  for (const statement of statements) await env.DB.prepare(statement).run()
}

export async function ask(
  path: string,
  init: RequestInit & { locale?: LocaleCode } = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (init.locale !== undefined) headers.set('x-st1-locale', init.locale)
  const context = createExecutionContext()
  const response = await backend.fetch(
    new Request(ORIGIN + path, { ...init, headers }),
    env,
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

export function send(
  path: string,
  body: unknown,
  init: { locale?: LocaleCode; headers?: HeadersInit } = {},
): Promise<Response> {
  return ask(path, {
    ...init,
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The response as the site reads it. Fails if the site cannot read it. */
export async function readAnswer<T>(
  response: Response | Promise<Response>,
  read: (answer: unknown) => T | undefined,
): Promise<T> {
  const answer = read(await (await response).json())
  if (answer === undefined) throw new Error('The site cannot read this answer.')
  return answer
}
