// Where the local state of a PORT lies: the database, the redirect tables. Every command that names the same PORT works on the same state.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, SetUpError } from './run.mjs'

const DEFAULT_PORT = 8787
/** as worker/env.ts takes it */
const DESK_TOKEN = /^\S{20,200}$/

/** Of the site; the embedded backend's is the next one. @param {string | undefined} text the variable PORT */
export function readPort(text = String(DEFAULT_PORT)) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1024 || port > 65_534)
    throw new SetUpError(`PORT must be a number from 1024 to 65534, not "${text}".`)
  return port
}

/**
 * The default port's is wrangler's own default, so that a bare `npx wrangler` finds it. Each worker keeps its own: two that start at once
 * lock each other out of one database.
 * @param {number} port
 */
export function localState(port) {
  const folder = port === DEFAULT_PORT ? '.wrangler/state' : `.wrangler/state-${port}`
  return { site: folder, backend: `backend/${folder}` }
}

/** What serves the site beside the embedded backend of a PORT. @param {number} port */
export function siteCommand(port) {
  if (port === DEFAULT_PORT) return 'npx wrangler dev'
  return `npx wrangler dev --port ${port} --persist-to ${localState(port).site} --var BACKEND_URL:http://localhost:${port + 1}`
}

/** The redirect desk's token, made once. Every PORT has the same: a browser sends the session's cookie to all ports of a host. @param {string} [root] */
export function deskToken(root = ROOT) {
  const file = join(root, '.wrangler/desk-token')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (DESK_TOKEN.test(kept)) return kept
  const token = randomBytes(18).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, token, { mode: 0o600 })
  return token
}

/** It logs in when it is opened (redirects/desk/page/session/log-in-by-link.ts). @param {number} port @param {string} token */
export function deskLink(port, token) {
  return `http://localhost:${port}/ops/redirects#token=${encodeURIComponent(token)}`
}
