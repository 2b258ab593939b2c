import type { LocaleCode } from '#shared/locale/locales.ts'
import type { KvPair } from './build-version.ts'
import type { ParsedTable } from './parse-table.ts'

/** What a command is given; only cli.ts knows where it comes from. */
export interface CommandContext {
  /** the locales it is about: one, or all four */
  locales: readonly LocaleCode[]
  /** what stands after the command */
  operands: readonly string[]
  kv: TableStore
  readTable(locale: LocaleCode): Promise<ParsedTable>
  knownPaths(locale: LocaleCode): Promise<ReadonlySet<string>>
  print(line: string): void
  /** yyyy-MM-dd */
  date: string
}

/** Returns the exit code: 0 done, 1 the tables are not fit. */
export type Command = (context: CommandContext) => Promise<number>

export interface StoredKey {
  name: string
  metadata?: unknown
}

/** The KV namespace, as the commands need it. */
export interface TableStore {
  list(): Promise<StoredKey[]>
  get(key: string): Promise<string>
  /** Written in this order: what points to a version comes after it. */
  put(pairs: readonly KvPair[]): Promise<void>
}

/** A sentence for the person at the keyboard; no stack is shown with it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
