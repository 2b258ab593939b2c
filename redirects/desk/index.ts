// The redirect desk: pages below /ops/redirects, rendered here. A change is a form; its answer
// redirects to the page that shows it.

import type { ExecutionContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { Hono } from 'hono/tiny'
import { repairLive } from '#redirects/store/live-table.ts'
import { StoreError } from '#redirects/store/stores.ts'
import { isLocaleCode, LOCALE_CODES } from '#shared/locale/locales.ts'
import { logIn, logOut, requireEditor, requireUser, showLogin } from './access.tsx'
import { type DeskApp, type DeskBindings, HOME } from './desk-app.ts'
import { failurePage } from './frame.tsx'
import { explain } from './views/explain.tsx'
import { history, undo } from './views/history.tsx'
import { exportTable, importLines, importView } from './views/import.tsx'
import { publish, showPublication } from './views/publish.tsx'
import { changeRule, showRule } from './views/rule.tsx'
import { changeRules, rules } from './views/rules.tsx'
import { changeSite, purge, showSite } from './views/site.tsx'
import { changeVersion, showVersion } from './views/version.tsx'
import { changeWanted, wanted } from './views/wanted.tsx'

const MAX_BODY_BYTES = 8 * 1024 * 1024
/** The time limit of a request. Repeating a request is safe. */
const LIMIT_MS = 30_000
const TOO_SLOW = 'The database does not answer in time. Nothing was lost: try again in a moment.'

/** Only the desk's own files. `vite dev` writes <style> elements. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self'${import.meta.env.MODE === 'development' ? " 'unsafe-inline'" : ''}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The worker adds its other security headers, and keeps these. */
const deskHeaders = createMiddleware<DeskApp>(async function deskHeaders(c, next) {
  await next()
  c.header('Content-Security-Policy', POLICY)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  // forms are checked by their origin, which `no-referrer` would hide
  c.header('Referrer-Policy', 'same-origin')
})

/** 404 for an unknown table. KV is repaired in the background. */
const openTable = createMiddleware<DeskApp>(async function openTable(c, next) {
  const locale = c.req.param('locale')
  if (!isLocaleCode(locale)) return c.notFound()
  c.set('locale', locale)
  c.executionCtx.waitUntil(repairLive(c.env.stores, locale).catch(logFailure))
  return next()
})

const table = new Hono<DeskApp>()
  .use(openTable)
  .get('/rules', rules)
  .get('/rule', (c) => showRule(c, c.req.query('key')))
  .get('/wanted', wanted)
  .get('/import', importView)
  .get('/export', exportTable)
  .get('/publish', (c) => showPublication(c))
  .get('/history', history)
  .get('/version', (c) => showVersion(c, Number(c.req.query('seq'))))
  .get('/explain', explain)
  .get('/site', (c) => showSite(c))
  .use(requireEditor)
  .post('/rules', changeRules)
  .post('/rule', changeRule)
  .post('/wanted', changeWanted)
  .post('/import', importLines)
  .post('/publish', publish)
  .post('/version', changeVersion)
  .post('/undo', undo)
  .post('/site', changeSite)
  .post('/purge', purge)

const app = new Hono<DeskApp>()
  .use(deskHeaders)
  // refuses forms of other sites
  .use(csrf())
  .use(timeout(LIMIT_MS, () => new HTTPException(503, { message: TOO_SLOW })))
  .use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.html(failurePage('This is too much at once. Split it into parts.'), 413),
    }),
  )
  .get('/ops', (c) => c.redirect(HOME))
  .get(`${HOME}/login`, (c) => showLogin(c))
  .post(`${HOME}/login`, logIn)
  .post(`${HOME}/logout`, logOut)
  .use(`${HOME}/*`, requireUser)
  .get(HOME, (c) => c.redirect(`${HOME}/${LOCALE_CODES[0]}/rules`))
  .route(`${HOME}/:locale`, table)

app.notFound((c) => c.html(failurePage('There is no such page.'), 404))
app.onError((error, c) => {
  if (error instanceof HTTPException)
    return c.html(
      failurePage(error.message || 'The form did not come from the desk.'),
      error.status,
    )
  logFailure(error)
  const sentence =
    error instanceof StoreError
      ? error.message
      : 'The database does not answer. Nothing was lost: try again in a moment.'
  return c.html(failurePage(sentence), 503)
})

function logFailure(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(JSON.stringify({ level: 'error', event: 'desk', message, stack }))
}

export function openDesk(
  request: Request,
  bindings: DeskBindings,
  context: ExecutionContext,
): Response | Promise<Response> {
  return app.fetch(request, bindings, context)
}

export type { DeskSite } from './desk-app.ts'
