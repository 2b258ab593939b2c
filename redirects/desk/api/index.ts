import type { ExecutionContext, MiddlewareHandler } from 'hono'
import { Hono } from 'hono/tiny'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { StoreError } from '#redirects/versions/table-store.ts'
import type { DeskEnv } from './desk-env.ts'
import { deskHeaders } from './desk-headers.ts'
import { failure, refuse } from './answers.ts'
import { guardChanges } from './guard-changes.ts'
import { login, logout, MAX_LOGIN_BYTES } from './login.ts'
import { page } from './page.ts'
import { requireEditor, requireSession, sessionAnswer } from './session.ts'
import { changes, discard, rebase, undo } from './routes/changes.ts'
import { controls, setSwitch } from './routes/controls.ts'
import { draft, draftState, findings } from './routes/draft.ts'
import { explain } from './routes/explain.ts'
import { history } from './routes/history.ts'
import { pages, ruleCheck } from './routes/pages.ts'
import { bring, live, publication, publish, restoration, stage, takeBack } from './routes/publish.ts'
import { purge } from './routes/purge.ts'
import { replay, visited } from './routes/replay.ts'
import { rule } from './routes/rule.ts'
import { rules } from './routes/rules.ts'
import { exportTable, importPreview } from './routes/transfer.ts'
import { compare, versions } from './routes/versions.ts'
import { aside, wanted } from './routes/wanted.ts'

const BASE = '/ops/redirects'
const MAX_BODY_BYTES = 16 * 1024 * 1024
/** The time limit of a request. Repeating a request is safe. */
const LIMIT_MS = 30_000

// Everything below /ops: the desk's page and its API (../wire.ts).
const app = new Hono<DeskEnv>()

app.use(deskHeaders)
app.get('/ops', (c) => c.redirect(BASE))
app.use(
  `${BASE}/api/*`,
  timeout(LIMIT_MS, () => failure(503, { error: 'store-failed', detail: 'a store did not answer in time' })),
)
app.use(`${BASE}/api/*`, guardChanges)
app.use(`${BASE}/api/login`, limitBody(MAX_LOGIN_BYTES))
app.use(`${BASE}/api/*`, limitBody(MAX_BODY_BYTES))
app.post(`${BASE}/api/login`, login)
app.post(`${BASE}/api/logout`, logout)

const api = new Hono<DeskEnv>()
api.use(requireSession)
api.get('/session', (c) => c.json(sessionAnswer(c, c.get('session'))))
api.get('/rules', rules)
api.get('/rule', rule)
api.get('/pages', pages)
api.get('/check-rule', ruleCheck)
api.get('/history', history)
api.get('/draft', draft)
api.get('/findings', findings)
api.get('/publication', publication)
api.get('/restoration', restoration)
api.get('/state', draftState)
api.get('/versions', versions)
api.get('/compare', compare)
api.get('/wanted', wanted)
api.get('/controls', controls)
api.get('/explain', explain)
api.get('/visited', visited)
// POST because the input is too long for a URL; they change nothing
api.post('/replay', replay)
api.post('/import', importPreview)
api.get('/export', exportTable)
api.use(requireEditor)
api.post('/changes', changes)
api.post('/undo', undo)
api.post('/discard', discard)
api.post('/rebase', rebase)
api.post('/stage', stage)
api.post('/publish', publish)
api.post('/live', live)
api.post('/take-back', takeBack)
api.post('/bring', bring)
api.post('/set-aside', aside)
api.post('/switch', setSwitch)
api.post('/purge', purge)
app.route(`${BASE}/api`, api)

app.all(`${BASE}/api/*`, (c) => refuse(c, 404, { error: 'not-found' }))
app.get(BASE, page)
app.get(`${BASE}/*`, page)
app.notFound((c) => c.text('Not Found', 404))
app.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  // most often KV or D1 failed: the request can be repeated
  console.error(JSON.stringify({ level: 'error', event: 'desk', message: error.message, stack: error.stack }))
  return refuse(c, 503, { error: 'store-failed', detail: error instanceof StoreError ? error.message : 'see the log' })
})

export type { DeskSite } from './desk-env.ts'

function limitBody(maxSize: number): MiddlewareHandler<DeskEnv> {
  return bodyLimit({ maxSize, onError: (c) => refuse(c, 413, { error: 'too-large' }) })
}

/** Answers every request below /ops. */
export function openDesk(request: Request, bindings: DeskEnv['Bindings'], context: ExecutionContext): Response | Promise<Response> {
  return app.fetch(request, bindings, context)
}
