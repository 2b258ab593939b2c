import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { timingSafeEqual } from 'hono/utils/buffer'
import { readList, readRecord, readText } from '#shared/contract/read-values.ts'
import { type DeskApp, type DeskContext, failure, HOME, textOf, type Who } from './desk-app.ts'
import { failurePage, Frame, page } from './frame.tsx'
import { Button, Field, Notice } from './parts.tsx'

const COOKIE = 'desk'
const DAY_S = 86_400
const LOGIN = `${HOME}/login`
const ENDED =
  'Your session has ended. Log in again in another tab, then reload this page to send the form.'

/** Redirects to the login without a session. A form gets a 401, so that a reload sends it again. */
export const requireUser = createMiddleware<DeskApp>(async function requireUser(c, next) {
  const user = (await accessUser(c)) ?? (await tokenUser(c))
  if (!user) return c.req.method === 'POST' ? c.html(failurePage(ENDED), 401) : c.redirect(LOGIN)
  c.set('who', user.who)
  c.set('role', user.role)
  return next()
})

export const requireEditor = createMiddleware<DeskApp>(async function requireEditor(c, next) {
  return c.get('role') === 'editor'
    ? next()
    : c.html(failurePage('You can read, but not change anything.'), 403)
})

/** The user of Cloudflare Access, if one of their groups has access to the desk. */
async function accessUser({ env }: DeskContext): Promise<Who | undefined> {
  const identity = await env.access?.getIdentity()
  const who = readText(identity?.email)
  if (!identity || who === undefined) return undefined
  const groups = readList(identity['groups']).flatMap(
    (group) => readText(group) ?? readText(readRecord(group)?.['name']) ?? [],
  )
  const isOf = (names: readonly string[]) => groups.some((group) => names.includes(group))
  if (isOf(env.editors)) return { who, role: 'editor' }
  return isOf(env.readers) ? { who, role: 'reader' } : undefined
}

/** On a laptop: a cookie signed with the token. Another token ends all sessions. */
async function tokenUser(c: DeskContext): Promise<Who | undefined> {
  const ends = c.env.token === undefined ? undefined : await getSignedCookie(c, c.env.token, COOKIE)
  return ends && Number(ends) > Date.now() ? { who: 'local', role: 'editor' } : undefined
}

export function showLogin(c: DeskContext, refusal?: string): Response {
  const fault =
    c.env.token === undefined ? 'Your account is in no group that may open the desk.' : refusal
  const content = (
    <Frame title="Log in">
      <main className="login">
        <h1>Redirect desk</h1>
        {fault !== undefined && <Notice said={failure(fault)} />}
        {c.env.token !== undefined && (
          <form method="post" action={LOGIN} id="login" className="stack">
            <Field
              label="Token"
              name="token"
              type="password"
              required
              autoComplete="current-password"
              hint="It is at the end of the link that is printed when the site starts."
            />
            <Button className="btn-dark" label="Log in" />
          </form>
        )}
      </main>
    </Frame>
  )
  return c.html(page(content), fault === undefined ? 200 : 403)
}

export async function logIn(c: DeskContext): Promise<Response> {
  const { token } = c.env
  if (token === undefined) return showLogin(c)
  if (!(await timingSafeEqual(textOf(await c.req.formData(), 'token'), token)))
    return showLogin(
      c,
      'The token is wrong. Copy it again from the link that is printed when the site starts.',
    )
  const secure = new URL(c.req.url).protocol === 'https:'
  const ends = String(Date.now() + DAY_S * 1_000)
  await setSignedCookie(c, COOKIE, ends, token, {
    path: '/ops',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: DAY_S,
  })
  return c.redirect(HOME, 303)
}

export function logOut(c: DeskContext): Response {
  deleteCookie(c, COOKIE, { path: '/ops' })
  return c.redirect(LOGIN, 303)
}
