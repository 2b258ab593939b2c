// The folder of the local state of a PORT: database and redirect tables. Commands with the same
// PORT share it.

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, SetUpError } from './run.mjs'

const DEFAULT_PORT = 8787
/** the format of worker/env.ts */
const DESK_TOKEN = /^\S{20,200}$/

/**
 * The port of the site. The embedded backend uses the next one. @param {string | undefined} text
 * the variable PORT
 */
export function readPort(text = String(DEFAULT_PORT)) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1024 || port > 65_534)
    throw new SetUpError(`PORT must be a number from 1024 to 65534, not "${text}".`)
  return port
}

/**
 * The backend of the variable BACKEND_URL, checked before anything starts, as in worker/env.ts.
 * undefined: the embedded one.
 *
 * @param {string | undefined} text
 */
export function readBackendUrl(text) {
  if (text === undefined) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new SetUpError(
      `BACKEND_URL must be an address, as in https://backend.example.com, not "${text}".`,
    )
  return text
}

/** A customer of the embedded backend (backend/seed/customers/demo-customers.ts). */
export const DEMO_LOGIN = { email: 'aino.virtanen@example.com', password: 'talvi-aamu-2026' }

/**
 * The default port uses wrangler's default folder, so that a plain `npx wrangler` finds it. Each
 * worker has its own folder, because two workers that start at once would lock each other's
 * database.
 *
 * @param {number} port
 */
export function localState(port) {
  const folder = port === DEFAULT_PORT ? '.wrangler/state' : `.wrangler/state-${port}`
  return { site: folder, backend: `backend/${folder}` }
}

/**
 * Which local state a command used, and whether a site is running with it. @param {number} port
 *
 * @param {boolean} isRunning
 */
export function stateSentence(port, isRunning) {
  const used = `Local state of PORT ${port}: ${localState(port).site}`
  return isRunning
    ? used
    : `${used}. No site runs on this port; if yours has another one, repeat the command with it: PORT=9000 npm run …`
}

/** The command that starts the site next to the embedded backend of a PORT. @param {number} port */
export function siteCommand(port) {
  if (port === DEFAULT_PORT) return 'npx wrangler dev'
  return `npx wrangler dev --port ${port} --persist-to ${localState(port).site} --var BACKEND_URL:http://localhost:${port + 1}`
}

/**
 * The redirect desk's token, created on first use. All PORTs share it, because browsers send a
 * host's session cookie to all ports.
 *
 * @param {string} [root]
 */
export function deskToken(root = ROOT) {
  const file = join(root, '.wrangler/desk-token')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (DESK_TOKEN.test(kept)) return kept
  const token = randomBytes(18).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, token, { mode: 0o600 })
  return token
}

/** A link that logs in (redirects/desk/browser/desk.ts). @param {number} port @param {string} token */
export function deskLink(port, token) {
  return `http://localhost:${port}/ops/redirects#token=${encodeURIComponent(token)}`
}
