import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '../store/stores.ts'
import type { commandFiles } from './command-files.ts'
import type { readCommandLine } from './command-line.ts'

type CommandLine = ReturnType<typeof readCommandLine>

type Options = 'write' | 'fix' | 'accept' | 'seed' | 'why' | 'choice'

/** The input of a command: the command line, and what index.ts adds. */
export interface CommandContext
  extends Pick<CommandLine, 'locales' | 'operands'>, Partial<Pick<CommandLine, Options>> {
  knownPaths(locale: LocaleCode): Promise<ReadonlySet<string>>
  files: CommandFiles
  who: string
  print(line: string): void
  /** milliseconds since 1970 */
  now: number
}

/** The place of the data that `npm start` uses. */
export const LOCAL_PLACE = 'local'

/** The input of a command that also uses KV and D1. */
export interface StoreContext extends CommandContext {
  stores: Stores
  /** the environment of the stores, or LOCAL_PLACE */
  place: string
}

export type CommandFiles = ReturnType<typeof commandFiles>

/** Returns the exit code: 0 done, 1 a problem was found. */
export type Command = (context: CommandContext) => Promise<number>
export type StoreCommand = (context: StoreContext) => Promise<number>
