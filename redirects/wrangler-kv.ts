import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { CommandError, type TableStore } from './command.ts'
import type { readCommandLine } from './command-line.ts'

const run = promisify(execFile)
const WRANGLER = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))
/** A bulk write holds up to 10,000 keys and 100 MB. */
const BULK_KEYS = 5_000
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

const listSchema = z.array(z.object({ name: z.string(), metadata: z.unknown().optional() }))

/** The namespace bound as REDIRECTS, through wrangler: it knows the login, the configuration and the local storage. */
export function wranglerKv({ remote, config, persistTo }: ReturnType<typeof readCommandLine>): TableStore {
  const place = ['--binding', 'REDIRECTS', '--config', config, remote ? '--remote' : '--local']
  if (persistTo !== undefined) place.push('--persist-to', persistTo)

  return {
    async list() {
      return listSchema.parse(JSON.parse(await wrangler(['kv', 'key', 'list', ...place])))
    },
    get(key) {
      return wrangler(['kv', 'key', 'get', key, '--text', ...place])
    },
    async put(pairs) {
      const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
      try {
        for (let from = 0; from < pairs.length; from += BULK_KEYS) {
          const file = join(folder, `${from}.json`)
          await writeFile(file, JSON.stringify(pairs.slice(from, from + BULK_KEYS)))
          await wrangler(['kv', 'bulk', 'put', file, ...place])
        }
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}

async function wrangler(args: string[]): Promise<string> {
  try {
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'log', CI: '1', NO_COLOR: '1' }
    const { stdout } = await run(process.execPath, [WRANGLER, ...args], { env, maxBuffer: MAX_OUTPUT_BYTES })
    return stdout
  } catch (error) {
    throw new CommandError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${outputOf(error)}`, { cause: error })
  }
}

/** What went wrong, without wrangler's colours and its advice to report it. */
function outputOf(error: unknown): string {
  const shown = z.object({ stderr: z.string(), stdout: z.string() }).safeParse(error)
  const output = shown.success ? stripVTControlCharacters(shown.data.stderr || shown.data.stdout) : String(error)
  return output.split(/\n\s*(?:If you think this is a bug|🪵)/)[0]?.trim() || String(error)
}
