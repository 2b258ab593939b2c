import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOG_FILE, PORT } from '../../playwright.config.ts'
import { localState } from '../../scripts/local-state.mjs'
import { findSecrets } from '../../scripts/find-secrets.mjs'
import { CANARIES } from './canaries.ts'

/** After the last test: the log of the site, the embedded backend and workerd has no secret. */
export default async function searchLog(): Promise<void> {
  const log = await readFile(LOG_FILE, 'utf8')
  // else an empty log would pass
  if (!log.includes('"event":"request"')) throw new Error(`${LOG_FILE} has no line of a request: the log was not captured.`)
  // wrangler's traces would have every address, with its secrets
  for (const state of Object.values(localState(PORT)))
    if (existsSync(join(state, 'v3/observability')))
      throw new Error(`${state} keeps traces of requests, which scripts/serve.mjs switches off. Delete what an older run left there.`)
  const found = findSecrets(log, Object.values(CANARIES))
  if (found.length === 0) return
  const shown = found.slice(0, 20).map(({ line, kind, text }) => `${LOG_FILE}:${line} ${kind}: ${text}`)
  throw new Error(`The log has ${found.length} secrets.\n${shown.join('\n')}`)
}
