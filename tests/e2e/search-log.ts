import { readFile } from 'node:fs/promises'
import { LOG_FILE } from '../../playwright.config.ts'
import { findSecrets } from '../../scripts/find-secrets.mjs'
import { CANARIES } from './canaries.ts'

/** After the last test: no secret stands in what the site's worker, the embedded backend and workerd wrote. */
export default async function searchLog(): Promise<void> {
  const log = await readFile(LOG_FILE, 'utf8')
  // an empty log has no secrets either
  if (!log.includes('"event":"request"')) throw new Error(`${LOG_FILE} has no line of a request: the log was not captured.`)
  const found = findSecrets(log, Object.values(CANARIES))
  if (found.length === 0) return
  const shown = found.slice(0, 20).map(({ line, kind, text }) => `${LOG_FILE}:${line} ${kind}: ${text}`)
  throw new Error(`The log holds ${found.length} secrets.\n${shown.join('\n')}`)
}
