import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9

/** The locale that was found is kept where the host does not say it (§4). Set after the cache: a stored page has no cookie. */
export function keepLocale(c: Context<AppEnv>, response: Response): Response {
  const { LOCALE_COOKIE } = c.get('config')
  const { addressing, hostBound } = c.get('site')
  const cookies = (c.req.header('cookie') ?? '').split(/;\s*/)
  if (hostBound || cookies.includes(`${LOCALE_COOKIE}=${addressing.locale}`)) return response
  const secure = c.req.url.startsWith('https:')
  const cookie = generateCookie(LOCALE_COOKIE, addressing.locale, { maxAge: LOCALE_COOKIE_SECONDS, path: '/', sameSite: 'Lax', secure })
  response.headers.append('Set-Cookie', cookie)
  return response
}
