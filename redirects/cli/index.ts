// npm run redirects -- <command>: the command line for the tables. redirects/README.md lists the
// commands.

import { userInfo } from 'node:os'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { CommandError, runCommand } from '../../scripts/command-line.ts'
import { StoreError } from '../store/stores.ts'
import { MAIN_PLACE } from '../table/parse-table.ts'
import { commandFiles, readKnownPaths } from './command-files.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { type Command, type CommandContext, LOCAL_PLACE, type StoreCommand } from './command.ts'
import { check } from './commands/check.ts'
import { explain } from './commands/explain.ts'
import { importFile } from './commands/import.ts'
import { publish } from './commands/publish.ts'
import { pull } from './commands/pull.ts'
import { back, versions } from './commands/versions.ts'

const CONFIG = 'wrangler.toml'

const COMMANDS = new Map<string, Command>(Object.entries({ check, import: importFile, explain }))
const STORE_COMMANDS = new Map<string, StoreCommand>(
  Object.entries({ publish, versions, back, pull }),
)

await runCommand(USAGE, async (args) => {
  try {
    return await run(args)
  } catch (error) {
    const sentence = sentenceOf(error)
    throw sentence === undefined ? error : new CommandError(sentence, { cause: error })
  }
})

async function run(args: string[]): Promise<number> {
  const line = readCommandLine(args)
  const command = COMMANDS.get(line.command)
  const storeCommand = STORE_COMMANDS.get(line.command)
  const context: CommandContext = {
    ...line,
    knownPaths: (locale) => readKnownPaths(locale, line.paths),
    files: commandFiles(CONFIG),
    who: userInfo().username,
    print: console.log,
    now: Date.now(),
  }
  if (command) return command(context)
  if (!storeCommand) throw new CommandError(USAGE)
  // wrangler takes a second to load
  const { openBindings } = await import('../../scripts/open-bindings.ts')
  const { env, close } = await openBindings<{ REDIRECTS: KVNamespace; DESK_DB: D1Database }>(
    ['REDIRECTS', 'DESK_DB'],
    { ...line, config: CONFIG },
  )
  const place = line.remote ? (line.environment ?? MAIN_PLACE) : LOCAL_PLACE
  return storeCommand({
    ...context,
    stores: { kv: env.REDIRECTS, db: env.DESK_DB },
    place,
  }).finally(close)
}

/** The message of an error that the user can fix or wait for; undefined: a bug. */
function sentenceOf(error: unknown): string | undefined {
  // the message of Node names the file that cannot be read or written
  if (error instanceof StoreError || (error instanceof Error && 'syscall' in error))
    return error.message
  if (!(error instanceof Error) || !error.message.includes('D1_ERROR')) return undefined
  return error.message.includes('no such table')
    ? 'The database has no tables yet: npm start creates them locally, npm run deploy at Cloudflare.'
    : `D1 failed. It is safe to run the same command again. ${error.message}`
}
