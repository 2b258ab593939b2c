import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { readRecord } from '#shared/contract/read-values.ts'
import { CommandError } from '../../scripts/command-line.ts'
import type { StoredSwitches } from './change-switches.ts'

const run = promisify(execFile)
const WRANGLER = fileURLToPath(new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url))
const KEY = 'switches'

export interface Place {
  remote: boolean
  env?: string | undefined
  persistTo?: string | undefined
}

/** The key of the namespace bound as CONTROLS, through wrangler: it knows the login, the configuration and the local storage. */
export function switchStore({ remote, env, persistTo }: Place) {
  const place = ['--binding', 'CONTROLS', '--config', 'wrangler.toml', remote ? '--remote' : '--local']
  if (env !== undefined) place.push('--env', env)
  if (persistTo !== undefined && !remote) place.push('--persist-to', persistTo)

  return {
    async read(): Promise<StoredSwitches> {
      const text = await wrangler(['kv', 'key', 'get', KEY, '--text', ...place]).catch(ifMissing)
      if (text !== undefined) return readSwitchesText(text)
      // refused where it is the namespace that is missing
      await wrangler(['kv', 'key', 'list', '--prefix', KEY, ...place])
      return {}
    },
    async write(switches: StoredSwitches): Promise<void> {
      await wrangler(['kv', 'key', 'put', KEY, JSON.stringify(switches), ...place])
    },
  }
}

/** One that is damaged is as good as none: it is written anew. */
function readSwitchesText(text: string): StoredSwitches {
  try {
    return readRecord(JSON.parse(text)) ?? {}
  } catch {
    return {}
  }
}

/** Locally wrangler says that the value is not found, of a namespace at Cloudflare it gives the status. */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof CommandError && /Value not found|404: Not Found/.test(error.message))) throw error
}

async function wrangler(args: string[]): Promise<string> {
  try {
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'log', CI: '1', NO_COLOR: '1' }
    return (await run(process.execPath, [WRANGLER, ...args], { env })).stdout
  } catch (error) {
    const { stderr, stdout } = readRecord(error) ?? {}
    throw new CommandError(`wrangler failed: ${stripVTControlCharacters(String(stderr || stdout || error)).trim()}`, { cause: error })
  }
}
