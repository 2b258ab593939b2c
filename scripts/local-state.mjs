// Where the local state of a PORT lies: the database, the redirect tables. Every command that names the same PORT works on the same state.
import { SetUpError } from './run.mjs'

const DEFAULT_PORT = 8787

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
