import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOG_FILE, PORT } from '../../playwright.config.ts'
import { findSecrets } from '../../scripts/find-secrets.mjs'
import { localState } from '../../scripts/local-state.mjs'
import { CANARIES } from './canaries.ts'

/**
 * After the last test: checks that the log of the site, the embedded backend and workerd contains
 * no secret.
 */
export default async function searchLog(): Promise<void> {
  const log = await readFile(LOG_FILE, 'utf8')
  // Without this check an empty log would pass.
  if (!log.includes('"event":"request"'))
    throw new Error(`${LOG_FILE} contains no request line: the log was not captured.`)
  // wrangler's traces would contain every address with its secrets.
  for (const state of Object.values(localState(PORT)))
    if (existsSync(join(state, 'v3/observability')))
      throw new Error(
        `${state} contains traces of requests, which scripts/serve.mjs turns off. Delete the folder of the older run.`,
      )
  const found = findSecrets(log, Object.values(CANARIES))
  if (found.length === 0) return
  const shown = found
    .slice(0, 20)
    .map(({ line, kind, text }) => `${LOG_FILE}:${line} ${kind}: ${text}`)
  throw new Error(`The log contains ${found.length} secrets.\n${shown.join('\n')}`)
}
