import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '../store/stores.ts'
import type { ParsedTable } from '../table/parse-table.ts'
import type { commandFiles } from './command-files.ts'

/** The input of a command. index.ts creates it. */
export interface CommandContext {
  /** one, or all four */
  locales: readonly LocaleCode[]
  /** the words after the command */
  operands: readonly string[]
  readTable(locale: LocaleCode): Promise<ParsedTable>
  knownPaths(locale: LocaleCode): Promise<ReadonlySet<string>>
  files: CommandFiles
  write?: boolean | undefined
  /** check: apply the safe fixes */
  fix?: boolean | undefined
  /** the publisher and the reason of a publication */
  who: string
  why?: string | undefined
  /** publish: also with new dangers */
  accept?: boolean | undefined
  /** pull: which line to keep if both sides changed it */
  choice?: 'mine' | 'theirs' | undefined
  /** publish: only if all earlier publications are seeds */
  seed?: boolean | undefined
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

/** The caller's files, and the text of the tables. */
export type CommandFiles = ReturnType<typeof commandFiles>

/** Returns the exit code: 0 done, 1 a problem was found. */
export type Command = (context: CommandContext) => Promise<number>
export type StoreCommand = (context: StoreContext) => Promise<number>
